import { crawlerDialects } from '../../../engine/dialects';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

/** Maximum number of searches for further removable stars. */
const MOST_ROUNDS = 4;
/** A pattern without any of these is as long in every dialect as it is written. */
const NOT_AS_WRITTEN = /[^!-~]|[%$]/;

/** `needed`: number of lines whose star may decide which rule wins. */
export const rule = defineRule<{ count: number; needed: number; value: string; path: string }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'neutral',
  oneCause: [],
  check(file, report) {
    const lines = file.rules.filter(({ value }) => hasRedundantStar(value));
    if (lines.length === 0) return;
    const harmless = harmlessOf(file, lines);
    const [first, ...rest] = lines.filter((line) => harmless.has(line));
    if (first === undefined) return;
    // Stars at the end are a harmless habit, so all lines share one finding.
    report({
      ...place(first),
      related: rest.map(({ number }) => number),
      params: { ...words(first), count: harmless.size, needed: lines.length - harmless.size },
      fix: () => [first, ...rest].map(({ valueTo }) => [valueTo - 1, valueTo, '']),
    });
  },
});

/** Returns whether a value ends with exactly one star, after something whose meaning doesn't depend on it. */
function hasRedundantStar(value: string): boolean {
  if (value.length < 2 || !value.endsWith('*')) return false;
  const before = value.charAt(value.length - 2);
  const first = value.charAt(0);
  return before !== '*' && before !== '$' && (first === '/' || first === '*');
}

function place(line: LintLine): { readonly line: LintLine; readonly from: number; readonly to: number } {
  return { line, from: line.valueTo - 1, to: line.valueTo };
}

function words({ value }: LintLine): { readonly value: string; readonly path: string } {
  return { value, path: value.slice(0, -1) };
}

/** Returns the lines that can lose their star without changing a verdict. Each removal may make others possible. */
function harmlessOf(file: LintFile, lines: readonly LintLine[]): ReadonlySet<LintLine> {
  const harmless = new Set<LintLine>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = harmless.size;
    const lengths = crawlerDialects.map(({ paths }) => ruleLengths(file, paths, harmless));
    for (const line of lines)
      if (!harmless.has(line) && !lengths.some((one) => canChange(line, one))) harmless.add(line);
    if (harmless.size === before || harmless.size === lines.length) break;
  }
  return harmless;
}

type Paths = (typeof crawlerDialects)[number]['paths'];

/** Lengths of a file's rules in a dialect. */
interface Lengths {
  readonly allow: ReadonlySet<number>;
  readonly disallow: ReadonlySet<number>;
  of(value: string): number;
}

/** Returns the lengths of the rules if the lines in `without` lose their star. */
function ruleLengths(file: LintFile, paths: Paths, without: ReadonlySet<LintLine>): Lengths {
  const of = (value: string): number =>
    NOT_AS_WRITTEN.test(value) ? paths.normalize(value).length : value.length;
  const lengths = { allow: new Set<number>(), disallow: new Set<number>(), of };
  for (const line of file.rules) {
    const { kind } = line;
    const value = without.has(line) ? line.value.slice(0, -1) : line.value;
    if (kind === 'disallow') lengths.disallow.add(of(value));
    else {
      lengths.allow.add(of(value));
      lengths.allow.add(paths.secondAllowPattern(value)?.length ?? 0);
    }
  }
  return lengths;
}

/**
 * Returns whether a pattern one octet shorter could let another rule decide. Allow wins a tie, so a Disallow must not get as short as an
 * Allow, and an Allow must not get shorter than a Disallow.
 */
function canChange({ kind, value }: LintLine, lengths: Lengths): boolean {
  const length = lengths.of(value);
  return kind === 'allow' ? lengths.disallow.has(length) : lengths.allow.has(length - 1);
}
