import { isPlainPath } from '../../facts/plain-path';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

/** So many rules with a dollar sign before a word are meant. */
const LEAST_WORDS = 3;

export const rule = defineRule<{ value: string; count: number }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  check(file, report) {
    const all = file.rules.filter(({ value }) => dollarInside(value) >= 0);
    const isWord = ({ value }: LintLine): boolean => /^\$[a-z]/i.test(value.slice(dollarInside(value)));
    // A site with words such as $edit in its URLs has several such rules.
    const words = all.filter(isWord);
    const lines = words.length < LEAST_WORDS ? all : all.filter((line) => !isWord(line));
    const [line, ...rest] = lines;
    if (line === undefined) return;
    const { value } = line;
    const at = dollarInside(value);
    report({
      line,
      from: line.valueFrom + at,
      to: line.valueFrom + at + 1,
      related: rest.map(({ number }) => number),
      params: { value, count: lines.length },
    });
  },
});

/**
 * Returns the index of the first `$`. Returns -1 if there is none, if only `$` follows, or if a bracket follows: that is code
 * or the placeholder of a template.
 */
function dollarInside(value: string): number {
  const at = value.indexOf('$');
  if (at < 0 || at === value.length - 1 || !isPlainPath(value)) return -1;
  return /^\$(?:[({]|\$*$)/.test(value.slice(at)) ? -1 : at;
}
