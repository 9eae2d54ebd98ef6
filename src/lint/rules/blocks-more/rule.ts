import { memoize } from '../../../engine/collections';
import { compileGlob, globMatches } from '../../../engine/match';
import { countLeading } from '../../facts/count-leading';
import { mayCrawl, testedAddress } from '../../facts/tested-address';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Longer paths are skipped. */
const LONGEST = 200;
/** Files with more rules aren't searched for Allow rules with the same beginning. */
const MOST_RULES = 3_000;
/** Maximum number of Allow rules with the same beginning that are examined. */
const MOST_ALIKE = 20;

const NAME_END = /[a-z0-9]/i;

/** Paths of Disallow rules that match more than they name. */
interface Guess {
  /** Only paths of at most 200 units that end with a letter or digit are tried. */
  readonly shape: RegExp;
  /** Characters before which a path probably isn't meant to continue. */
  readonly continues: RegExp;
  /** Sign that limits the rule to that path. */
  readonly end: '$' | '/';
}

const GUESSES: readonly Guess[] = [
  // The last part looks like the name of a folder or page: no dot, wildcard or query.
  { shape: /^\/(?:[^*$?\\]*\/)?[^*$?\\/.=&%\s]*[a-z0-9]$/i, continues: /[a-z]/i, end: '/' },
  // Ends like a file name.
  { shape: /^\/[^*$?\\\s]*[^*$?\\/\s]\.[a-z][a-z0-9]{1,4}$/i, continues: /[a-z0-9._-]/i, end: '$' },
  // A pattern for all files with an extension.
  { shape: /^\/?[^?$\\\s]*\*[^?$*\\/\s]*\.[a-z][a-z0-9]{1,4}$/i, continues: /[a-z0-9.]/i, end: '$' },
];

/** A path that a rule matches, but probably by accident: `/fishheads` for `/fish`. */
interface Continuation {
  readonly other: string;
  /** 1-based line of the Allow rule with this path; 0 for the tested URL. */
  readonly allowLine: number;
}

/** The evidence is that the rule blocks the tested URL, or that its group allows a longer path again. */
export const rule = defineRule<{ value: string; better: string; other: string; allowLine: number }>({
  dialects: 'crawlers',
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    // Without Allow rules to look at, only the tested URL is evidence.
    const lines = allowsByPath(file).length > 0 ? file.rules : disallowsOfTested(file);
    for (const line of lines) {
      const { kind, value } = line;
      if (kind !== 'disallow' || value.length > LONGEST || !NAME_END.test(value.slice(-1))) continue;
      const guess = GUESSES.find(({ shape }) => shape.test(value));
      if (guess === undefined) continue;
      const { continues, end } = guess;
      const found = testedContinuation(file, line, continues) ?? allowedContinuation(file, line, continues);
      if (found === null) continue;
      report({
        ...atValue(line),
        related: found.allowLine === 0 ? [] : [found.allowLine],
        params: { value, better: value + end, ...found },
        fix: () => [[line.valueTo, line.valueTo, end]],
      });
    }
  },
});

/** Returns the path of the tested URL if only this rule blocks it. Another Disallow for it shows that it's meant. */
function testedContinuation(file: LintFile, line: LintLine, continues: RegExp): Continuation | null {
  const { value } = line;
  const path = testedAddress(file)?.path;
  if (path === undefined || !disallowsOfTested(file).has(line)) return null;
  if (globMatches(compileGlob(`${value}$`), path)) return null;
  if (!continues.test(value.includes('*') ? '.' : path.charAt(value.length)) || mayCrawl(file, line, path))
    return null;
  return { other: path, allowLine: 0 };
}

/** The Disallow rules that match the tested URL, except those of groups with several. */
const disallowsOfTested = memoize((file: LintFile): ReadonlySet<LintLine> => {
  const path = testedAddress(file)?.path ?? '';
  const lines = file.groups.flatMap(({ rules }) => {
    const matching = rules.filter(
      ({ kind, value }) =>
        kind === 'disallow' &&
        // Without a star only the beginning can match, so most rules need no comparison.
        (value.includes('*') || path.startsWith(value)) &&
        value !== '' &&
        globMatches(compileGlob(value), path),
    );
    return matching.length === 1 ? matching : [];
  });
  return new Set(lines);
});

/** Returns a longer path that the same group allows. */
function allowedContinuation(file: LintFile, line: LintLine, continues: RegExp): Continuation | null {
  const lines = allowsByPath(file);
  const { value } = line;
  const group = file.groupAt(line.number);
  const start = countLeading(lines, (other) => other.value <= value);
  for (const other of lines.slice(start, start + MOST_ALIKE)) {
    if (!other.value.startsWith(value)) return null;
    if (file.groupAt(other.number) === group && continues.test(other.value.charAt(value.length)))
      return { other: other.value, allowLine: other.number };
  }
  return null;
}

const allowsByPath = memoize(({ rules }: LintFile): readonly LintLine[] =>
  rules.length > MOST_RULES
    ? []
    : rules
        .filter(({ kind }) => kind === 'allow')
        .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)),
);
