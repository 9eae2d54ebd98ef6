import { ACCEPTED_TYPO, type Dialect, FieldKind, type FieldReading } from '../dialects/dialect';

/** The part of a file to read again after a trait is exchanged: the whole text, the groups, or nothing. */
type Rereads = 'text' | 'groups' | 'nothing';

/** One way in which dialects differ: a part of a dialect that can be exchanged alone, with all the rest left as it is. */
interface Trait {
  readonly rereads: Rereads;
  /** The trait's values. Two dialects with identical values read every file alike, as far as this trait goes. */
  values(dialect: Dialect): readonly unknown[];
  /** Returns `base` with this trait of `other`. */
  exchange(base: Dialect, other: Dialect): Dialect;
}

/** Exchanges some members of one part of a dialect. */
function membersOf<Part extends 'limits' | 'lines' | 'grouping' | 'agents' | 'paths' | 'precedence'>(
  rereads: Rereads,
  part: Part,
  members: readonly (keyof Dialect[Part])[],
): Trait {
  return {
    rereads,
    values: (dialect) => members.map((member) => dialect[part][member]),
    exchange: (base, other) => ({
      ...base,
      [part]: Object.assign({}, base[part], ...members.map((member) => ({ [member]: other[part][member] }))),
    }),
  };
}

/** A trait of how field names are read. */
export type FieldTrait = 'typos' | 'delays' | 'allow' | 'fieldNames';

/** Returns the trait that makes two dialects read a field name differently, from what they read. */
export function fieldTraitOf(one: number, other: number): FieldTrait {
  const isOne = (kind: number): boolean => one === kind || other === kind;
  if (((one | other) & ACCEPTED_TYPO) !== 0) return 'typos';
  if (isOne(FieldKind.closing)) return 'delays';
  return isOne(FieldKind.allow) ? 'allow' : 'fieldNames';
}

/** Exchanges how those field names are read that differ because of one trait. */
function fieldsOf(trait: FieldTrait): Trait {
  return {
    rereads: 'text',
    values: ({ fields }) => [fields.read],
    exchange: (base, other) => {
      const read: FieldReading['read'] = (text, from, to) => {
        const own = base.fields.read(text, from, to);
        const foreign = other.fields.read(text, from, to);
        return own !== foreign && fieldTraitOf(own, foreign) === trait ? foreign : own;
      };
      return { ...base, fields: { ...base.fields, read } };
    },
  };
}

/** All traits. Together they are everything in which dialects read a file differently. */
export const traits = {
  size: membersOf('text', 'limits', ['fileBytes', 'largerFile']),
  lineLength: membersOf('text', 'limits', ['lineBytes']),
  lineBreaks: membersOf('text', 'lines', ['breaks']),
  byteOrderMark: membersOf('text', 'lines', ['bom']),
  nul: membersOf('text', 'lines', ['nulEnds']),
  colon: membersOf('text', 'lines', ['colonOptional']),
  errors: membersOf('nothing', 'lines', ['failsAt']),
  allow: fieldsOf('allow'),
  typos: fieldsOf('typos'),
  fieldNames: fieldsOf('fieldNames'),
  delays: fieldsOf('delays'),
  blankLines: membersOf('groups', 'grouping', ['blankLineEnds']),
  emptyGroups: membersOf('groups', 'grouping', ['needsRule']),
  names: membersOf('nothing', 'agents', ['read', 'normalizeToken', 'names', 'globalExcludesNames']),
  severalGroups: membersOf('nothing', 'agents', ['selects']),
  paths: membersOf('nothing', 'paths', ['normalize', 'normalizesAll', 'locate', 'normalizeTested']),
  indexPages: membersOf('nothing', 'paths', ['secondAllowPattern']),
  order: membersOf('nothing', 'precedence', ['order']),
  conflicts: membersOf('nothing', 'precedence', ['leavesOpen']),
  robotsTxt: membersOf('nothing', 'precedence', ['alwaysAllowed']),
} as const satisfies Readonly<Record<string, Trait>>;

/** Names a trait. */
export type TraitId = keyof typeof traits;

/** The ids of all traits, in the order in which they are listed. */
export const traitIds = /* @__PURE__ */ Object.keys(traits) as readonly TraitId[];

/** Returns whether two dialects are the same in a trait. */
export function isSameTrait(id: TraitId, one: Dialect, other: Dialect): boolean {
  const { values } = traits[id];
  const others = values(other);
  return values(one).every((value, index) => value === others[index]);
}
