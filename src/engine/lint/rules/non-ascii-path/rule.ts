import { hasRule } from '../../facts/has-rule';
import { isPlainPath } from '../../facts/plain-path';
import { atValue, defineRule } from '../../lint-rule';

/** Any non-ASCII character. */
const LETTER = /[^\p{ASCII}]/u;
/** Other rules report most of these: undecodable bytes (lone surrogates), quotes and invisible characters. */
const OTHER = /[\p{Cs}\p{Cf}\p{Cc}\p{Cn}\p{Z}\p{Pi}\p{Pf}„‚`]/u;
const BEYOND_ASCII = /[^\p{ASCII}]+/gu;

export const rule = defineRule<{ value: string; escaped: string; count: number }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  oneCause: [],
  check(file, report) {
    const { normalize } = file.google.dialect.paths;
    const toEscapes = (value: string): string => value.replace(BEYOND_ASCII, (letters) => normalize(letters));
    const lines = file.rules.filter(
      (line) =>
        !line.isPlain &&
        LETTER.test(line.value) &&
        isPlainPath(line.value) &&
        !OTHER.test(line.value) &&
        !hasRule(file, line, toEscapes(line.value)),
    );
    const [first, ...rest] = lines;
    if (first === undefined) return;
    // Such paths work as they are, so all lines share one finding.
    report({
      ...atValue(first),
      related: rest.map(({ number }) => number),
      params: { value: first.value, escaped: toEscapes(first.value), count: lines.length },
      fix: () => lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, toEscapes(value)]),
    });
  },
});
