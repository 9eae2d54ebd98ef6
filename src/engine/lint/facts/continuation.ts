import { compileGlob, globMatches } from '../../match/glob';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';
import { testedAddress } from './tested-address';

/** A URL that a rule matches, but probably by accident. */
export interface Continuation {
  readonly path: string;
  /** 1-based line of the rule with this path; 0 for the tested URL. */
  readonly line: number;
}

/** Files with more rules aren't searched for paths with the same beginning. */
const MOST_RULES = 3_000;
/** Maximum number of examined paths with the same beginning. */
const MOST_ALIKE = 20;

/**
 * Finds a path, in the file or in the tested URL, that begins with the path of a Disallow rule but continues
 * in a way that the rule probably doesn't mean: `/fishheads` for `/fish`. `continues` decides by the next
 * character. Ignores the query. Null if there is none.
 */
export function continuesOtherwise(
  file: LintFile,
  line: LintLine,
  continues: (next: string) => boolean,
): Continuation | null {
  const { value } = line;
  const tested = testedAddress(file);
  // Without a star only the beginning can match, so most rules need no comparison.
  if (tested !== null && (value.includes('*') || tested.path.startsWith(value))) {
    const glob = compileGlob(value);
    const isWhole = (): boolean => globMatches(compileGlob(`${value}$`), tested.path);
    const next = value.includes('*') ? '.' : tested.path.charAt(value.length);
    if (globMatches(glob, tested.path) && !isWhole() && continues(next))
      return { path: tested.path, line: 0 };
  }
  return nextAlike(file, line, continues);
}

/** Returns a longer Disallow path of the same group that begins with this one. */
function nextAlike(
  file: LintFile,
  line: LintLine,
  continues: (next: string) => boolean,
): Continuation | null {
  const lines = disallowsByPath(file);
  const { value } = line;
  const group = file.groupAt(line.number);
  const start = firstBehind(lines, value);
  for (const other of lines.slice(start, start + MOST_ALIKE)) {
    if (!other.value.startsWith(value)) return null;
    if (file.groupAt(other.number) === group && continues(other.value.charAt(value.length)))
      return { path: other.value, line: other.number };
  }
  return null;
}

const disallowsByPath = memoize(({ rules }: LintFile): readonly LintLine[] =>
  rules.length > MOST_RULES
    ? []
    : rules
        .filter(({ kind }) => kind === 'disallow')
        .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)),
);

/** Returns the index of the first greater path (binary search). */
function firstBehind(lines: readonly LintLine[], value: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] as LintLine).value <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
