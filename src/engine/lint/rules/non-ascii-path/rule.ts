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
    const lines = file.rules.filter(
      ({ isPlain, value }) => !isPlain && LETTER.test(value) && isPlainPath(value) && !OTHER.test(value),
    );
    const [first, ...rest] = lines;
    if (first === undefined) return;
    const { normalize } = file.google.dialect.paths;
    const toEscapes = (value: string): string => value.replace(BEYOND_ASCII, (letters) => normalize(letters));
    // Such paths work as they are, so all lines share one finding.
    report({
      ...atValue(first),
      related: rest.map(({ number }) => number),
      params: { value: first.value, escaped: toEscapes(first.value), count: lines.length },
      fix: () => lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, toEscapes(value)]),
    });
  },
});
