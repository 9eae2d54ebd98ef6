import { type Dialect, FieldKind } from '../dialects/dialect';
import { RobotsTxt } from '../parse';
import { groupLines } from '../parse/group-table';
import { leadingBom } from '../source/leading-bom';
import { firstDifference } from './first-difference';
import { type FieldTrait, fieldTraitOf, isSameTrait, type TraitId, traitIds, traits } from './traits';

/** The effect of exchanging a trait on one file. */
export interface FileTrait {
  readonly id: TraitId;
  /** True if the trait, exchanged alone, may change an answer. If false, it changes none, for any URL and any crawler. */
  readonly touches: boolean;
  /** The 1-based line of the first thing that is then read differently; 0 if the trait doesn't touch the file. */
  readonly line: number;
}

/**
 * Finds the traits of other dialects that touch a file: exchanged alone in the dialect of `robots`, they may change the
 * outcome for some URL of some crawler. Several traits together may change more than each of them does alone.
 *
 * `parse` reads the same file in another dialect. The generator yields before each exchange, which takes time linear in the
 * file; there are at most `traitIds.length × others.length` of them.
 */
export function* fileTraits(
  robots: RobotsTxt,
  others: readonly Dialect[],
  parse: (dialect: Dialect) => RobotsTxt,
): Generator<void, readonly FileTrait[]> {
  const found: FileTrait[] = [];
  for (const id of traitIds) {
    let line: number | null = null;
    const tried: Dialect[] = [robots.dialect];
    for (const other of others) {
      if (line !== null || tried.some((dialect) => isSameTrait(id, dialect, other))) continue;
      tried.push(other);
      if (isAbsent(id, robots, other)) continue;
      yield;
      line = firstDifference(robots, reread(robots, id, traits[id].exchange(robots.dialect, other), parse));
    }
    found.push({ id, touches: line !== null, line: line ?? 0 });
  }
  return found;
}

/** Returns the file as read by a dialect that differs in one trait. */
function reread(
  robots: RobotsTxt,
  id: TraitId,
  dialect: Dialect,
  parse: (dialect: Dialect) => RobotsTxt,
): RobotsTxt {
  const { rereads } = traits[id];
  if (rereads === 'text') return parse(dialect);
  if (rereads === 'nothing') return new RobotsTxt(dialect, robots);
  const { table, byteSize, byteLimit, limitCut, lineEnd, bom, linesRead } = robots;
  const groupTable = groupLines(table, linesRead, dialect.grouping);
  return new RobotsTxt(dialect, { table, groupTable, byteSize, byteLimit, limitCut, lineEnd, bom });
}

/** Returns whether a file certainly has nothing that a trait is about. Saves a reading. */
function isAbsent(id: TraitId, robots: RobotsTxt, other: Dialect): boolean {
  const { text, dialect, byteSize, bom } = robots;
  switch (id) {
    case 'size':
      return byteSize <= Math.min(dialect.limits.fileBytes, other.limits.fileBytes);
    case 'lineBreaks':
      return ![dialect, other].some(({ lines }) => lines.breaks?.test(text));
    case 'byteOrderMark':
      return !bom && leadingBom(text).bytes === 0;
    case 'nul':
      return !text.includes('\0');
    case 'allow':
    case 'typos':
    case 'fieldNames':
    case 'delays':
      return !hasField(id, robots, other);
    default:
      return false;
  }
}

/** Returns whether a line has a field name that the dialects read differently because of a trait. */
function hasField(trait: FieldTrait, { table, dialect }: RobotsTxt, other: Dialect): boolean {
  for (let row = 0; row < table.count; row++) {
    if (table.kind(row) < FieldKind.userAgent) continue;
    const field = table.field(row);
    const own = dialect.fields.read(field, 0, field.length);
    const foreign = other.fields.read(field, 0, field.length);
    if (own !== foreign && fieldTraitOf(own, foreign) === trait) return true;
  }
  return false;
}
