import { FIELD_NAMES, type FieldName } from '../../field-names';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';
import { nearOtherField } from './spelling';

/** A directive that is no rule, and the user-agent lines right above it: those of its group, as people see it. */
export interface FieldLine {
  readonly line: LintLine;
  /** The same array for all lines below the same user-agent lines; empty above the first of the file. */
  readonly agents: readonly LintLine[];
}

/** Two fields that were meant to have a meaning, and the beginning of an address. */
const OTHER_NAMES = ['nofollow', 'noarchive', 'http', 'https'] as const;

/** A field that rules look for, in lower case. */
export type SoughtField = FieldName | (typeof OTHER_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set<SoughtField>([...FIELD_NAMES, ...OTHER_NAMES]);
const LONGEST_NAME = Math.max(...[...NAMES].map(({ length }) => length));

/** The lines of a file with a field of that name, in its order; all that Google takes for one under `sitemap`. */
export function linesWithField(file: LintFile, name: SoughtField): readonly FieldLine[] {
  return linesByField(file).get(name) ?? [];
}

const linesByField = memoize((file: LintFile): ReadonlyMap<string, readonly FieldLine[]> => {
  const byField = new Map<string, FieldLine[]>();
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
  // "No-index" does as little as Noindex: there is nothing to spell.
  return name.startsWith('no') && !NAMES.has(name) && nearOtherField(name) === 'noindex' ? 'noindex' : name;
}
