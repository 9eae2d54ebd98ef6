import { FieldKind } from '../dialects/dialect';
import { FIELD_NAMES, type FieldName } from '../field-names';
import type { Selection } from '../match/select-groups';
import type { RobotsTxt } from '../parse';
import type { GroupSpan } from '../parse/group-table';
import type { FieldRules } from './field-rules';

/** Part of the file that contains a line, relative to the tested crawler. */
export type FieldScope =
  /** In a group selected for the crawler. */
  | 'crawler'
  /** In a `*` group that applies to the crawler although it has a group of its own. */
  | 'global'
  | 'other-group'
  /** The line applies to the whole file, wherever it is. */
  | 'file'
  /** Outside all groups. */
  | 'outside';

/** A line whose field is a `FieldName`. */
export interface FieldLine {
  /** Row of the file's line table. */
  readonly row: number;
  readonly field: FieldName;
  readonly scope: FieldScope;
}

const NAMES: ReadonlySet<string> = new Set(FIELD_NAMES);
/** Maximum length in UTF-16 units of a field as written. Leaves room for characters that a dialect strips. */
const LONGEST_NAME = 64;

/**
 * Returns the lines whose field is a `FieldName` and that the dialect reads, in the order of the file.
 * `survives` returns whether a field in a `*` group also applies to crawlers with a group of their own.
 */
export function fieldLines(
  robots: RobotsTxt,
  selection: Selection,
  rules: FieldRules,
  survives: (field: FieldName) => boolean,
): readonly FieldLine[] {
  const { groups } = robots.groupTable;
  const selected = new Set(selection.groups);
  const surviving = survivingGroups(robots, selection);
  const lines: FieldLine[] = [];
  let group = 0;
  for (let row = 0; row < robots.linesRead; row++) {
    const field = fieldAt(robots, row, rules);
    if (field === null) continue;
    while (group < groups.length && (groups[group] as GroupSpan).lastLine < row) group++;
    const isInGroup = (groups[group]?.firstLine ?? row + 1) <= row;
    let scope: FieldScope = 'outside';
    if (rules.fields[field].belongsTo === 'file') scope = 'file';
    else if (isInGroup && selected.has(group)) scope = 'crawler';
    else if (isInGroup) scope = surviving.has(group) && survives(field) ? 'global' : 'other-group';
    lines.push({ row, field, scope });
  }
  return lines;
}

/** Returns the `*` groups if the crawler follows a group of its own. */
function survivingGroups(robots: RobotsTxt, { reason }: Selection): ReadonlySet<number> {
  const found = new Set<number>();
  if (reason !== 'named' && reason !== 'fallback') return found;
  const names = robots.agentNames;
  for (const [index, { agentFrom, agentTo }] of robots.groupTable.groups.entries()) {
    for (let agent = agentFrom; agent < agentTo; agent++) if (names[agent]?.isGlobal) found.add(index);
  }
  return found;
}

/** Returns the `FieldName` of a row, as the dialect spells it; null if it has none. */
export function fieldAt({ table }: RobotsTxt, row: number, rules: FieldRules): FieldName | null {
  const kind = table.kind(row);
  if (kind === FieldKind.sitemap) return 'sitemap';
  if (kind !== FieldKind.unknown && kind !== FieldKind.closing) return null;
  const written = table.field(row);
  if (written.length > LONGEST_NAME) return null;
  const name = rules.nameOf(written);
  return isFieldName(name) ? name : null;
}

function isFieldName(name: string): name is FieldName {
  return NAMES.has(name);
}
