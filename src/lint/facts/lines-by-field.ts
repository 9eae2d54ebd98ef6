import { memoize } from '../../engine/collections';
import { FIELD_NAMES, type FieldName } from '../../engine/field-names';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { nearOtherField } from './spelling';

/** A directive that isn't a rule, and the user-agent lines of its group as people see it: those right above it. */
export interface LineWithField {
  readonly line: LintLine;
  /** The same array for all lines below the same user-agent lines; empty above the first group. */
  readonly agents: readonly LintLine[];
}

/** Two fields that once had a meaning, and the beginning of a URL. */
const OTHER_NAMES = ['nofollow', 'noarchive', 'http', 'https'] as const;

/** Field that rules look for, in lower case. */
export type SoughtField = FieldName | (typeof OTHER_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set<SoughtField>([...FIELD_NAMES, ...OTHER_NAMES]);
const LONGEST_NAME = Math.max(...[...NAMES].map(({ length }) => length));

/** Returns the lines with a field, in file order. `sitemap` includes all spellings that Google accepts. */
export function linesWithField(file: LintFile, name: SoughtField): readonly LineWithField[] {
  return linesByField(file).get(name) ?? [];
}

const linesByField = memoize((file: LintFile): ReadonlyMap<string, readonly LineWithField[]> => {
  const byField = new Map<string, LineWithField[]>();
  let agents: LintLine[] = [];
  let isRunOfAgents = false;
  for (const line of file.directives) {
    if (line.kind === 'user-agent') {
      if (!isRunOfAgents) agents = [];
      agents.push(line);
      isRunOfAgents = true;
      continue;
    }
    isRunOfAgents = false;
    if (line.isRule) continue;
    const name = nameOf(line);
    const lines = byField.get(name);
    if (lines !== undefined) lines.push({ line, agents });
    else if (NAMES.has(name)) byField.set(name, [{ line, agents }]);
  }
  return byField;
});

function nameOf(line: LintLine): string {
  if (line.kind === 'sitemap') return 'sitemap';
  if (line.fieldTo - line.fieldFrom > LONGEST_NAME) return '';
  const { name } = line;
  // "No-index" has no more effect than Noindex, so it isn't reported as misspelt.
  return name.startsWith('no') && !NAMES.has(name) && nearOtherField(name) === 'noindex' ? 'noindex' : name;
}
