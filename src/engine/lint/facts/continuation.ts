import { compileGlob, globMatches } from '../../match/glob';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';
import { testedAddress } from './tested-address';

/** An address within a rule that its path hardly means. */
export interface Continuation {
  readonly path: string;
  /** The rule that names it; 0 where it is the address that is asked about. */
  readonly line: number;
}

/** Larger files are not searched for paths that begin alike. */
const MOST_RULES = 3_000;
/** Paths that begin alike and are looked at. */
const MOST_ALIKE = 20;

/**
 * Whether the file or the question knows an address that begins with a Disallow rule's path and goes on in another way than such a path does:
 * `/fishheads` for `/fish`. `continues` says by the next character which ways are other ones. A query does not count. Null where nothing hints at it.
 */
export function continuesOtherwise(
  file: LintFile,
  line: LintLine,
  continues: (next: string) => boolean,
): Continuation | null {
  const { value } = line;
  const tested = testedAddress(file);
  // Without a star only the beginning can fit, so that most rules need not be compared.
  if (tested !== null && (value.includes('*') || tested.path.startsWith(value))) {
    const glob = compileGlob(value);
    const isWhole = (): boolean => globMatches(compileGlob(`${value}$`), tested.path);
    const next = value.includes('*') ? '.' : tested.path.charAt(value.length);
    if (globMatches(glob, tested.path) && !isWhole() && continues(next))
      return { path: tested.path, line: 0 };
  }
  return nextAlike(file, line, continues);
}

/** A Disallow of the same group whose path is this one and more. */
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

/** Index of the first path that is greater. */
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
