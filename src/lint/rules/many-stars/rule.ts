import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

/** `isWeight`: without the extra stars, the rule might lose against one of the other kind, or win. Longer rules win. */
export const rule = defineRule<{ stars: string; value: string; path: string; isWeight: boolean }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'evident',
  check(file, report) {
    const starred = file.rules.filter(({ value }) => value.includes('**') && isPlainPath(value));
    if (starred.length === 0) return;
    const weights = { allow: new Lengths(file, 'allow'), disallow: new Lengths(file, 'disallow') };
    for (const line of starred) {
      const { value } = line;
      const at = value.indexOf('**');
      const run = /^\*+/.exec(value.slice(at))?.[0] ?? '';
      const path = withSingleStars(value);
      const isWeight = weights[line.kind === 'allow' ? 'disallow' : 'allow'].has(path.length, value.length);
      report({
        line,
        from: line.valueFrom + at,
        to: line.valueFrom + at + run.length,
        params: { stars: run, value, path, isWeight },
        ...(isWeight
          ? { kind: 'advice' }
          : { intent: intentOfRule(line, path), fix: () => [[line.valueFrom, line.valueTo, path]] }),
      });
    }
  },
});

/** Lengths of the rules of a kind, with and without extra stars. */
class Lengths {
  readonly #shortest: readonly number[];
  readonly #longest: readonly number[];

  constructor(file: LintFile, kind: LintLine['kind']) {
    const values = file.rules.filter((line) => line.kind === kind).map(({ value }) => value);
    this.#shortest = sorted(values.map((value) => withSingleStars(value).length));
    this.#longest = sorted(values.map(({ length }) => length));
  }

  /** Returns whether a rule has one of these lengths, with or without its extra stars or some of them. */
  has(least: number, most: number): boolean {
    return countBelow(this.#shortest, most + 1) > countBelow(this.#longest, least);
  }
}

function sorted(lengths: readonly number[]): readonly number[] {
  return [...lengths].sort((a, b) => a - b);
}

/** Returns how many of ascending numbers are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Collapses runs of stars into one, and removes them at the end, where they have no effect. */
function withSingleStars(value: string): string {
  const single = value.replace(/\*{2,}/g, '*');
  return single.length > 1 && single.endsWith('*') ? single.slice(0, -1) : single;
}
