import { coveringRule } from '../../facts/covering-rule';
import { hasRule } from '../../facts/has-rule';
import { isPlainPath } from '../../facts/plain-path';
import { hasStrayLetters } from '../../facts/stray-letters';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Any non-ASCII character. */
const LETTER = /[^\p{ASCII}]/u;
/** Other rules report most of these: undecodable bytes (lone surrogates), quotes and invisible characters. */
const OTHER = /[\p{Cs}\p{Cf}\p{Cc}\p{Cn}\p{Z}\p{Pi}\p{Pf}„‚`]/u;
const BEYOND_ASCII = /[^\p{ASCII}]+/gu;

/** `letters`: those beyond ASCII. `isStray`: they probably don't belong to the path. */
type Values = { value: string; letters: string; escaped: string; count: number; isStray: boolean };

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  // The rules become unreadable for people.
  fix: 'choice',
  oneCause: [],
  check(file, report) {
    const { normalize } = file.google.dialect.paths;
    const toEscapes = (value: string): string => value.replace(BEYOND_ASCII, (letters) => normalize(letters));
    const valuesOf = (line: LintLine, count: number, isStray: boolean): Values => ({
      value: line.value,
      letters: line.value.match(BEYOND_ASCII)?.join('') ?? '',
      escaped: toEscapes(line.value),
      count,
      isStray,
    });
    const all = file.rules.filter(
      (line) =>
        !line.isPlain &&
        LETTER.test(line.value) &&
        isPlainPath(line.value) &&
        !OTHER.test(line.value) &&
        // Other rules decide in its place (see shadowed-rule).
        !file.effects.removable.has(line.number) &&
        !hasRule(file, line, toEscapes(line.value)) &&
        coveringRule(file, line, line.value) === undefined,
    );
    const lines: LintLine[] = [];
    for (const line of all) {
      if (hasStrayLetters(line.value))
        report({ ...atValue(line), kind: 'advice', params: valuesOf(line, 1, true) });
      else lines.push(line);
    }
    const [first, ...rest] = lines;
    if (first === undefined) return;
    // Such paths work as they are, so all lines share one finding.
    report({
      ...atValue(first),
      related: rest.map(({ number }) => number),
      params: valuesOf(first, lines.length, false),
      fix: () => lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, toEscapes(value)]),
    });
  },
});
