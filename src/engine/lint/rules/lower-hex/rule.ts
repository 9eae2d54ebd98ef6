import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

const LOWER = /%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])/;
const ESCAPES = /%[0-9A-Fa-f]{2}/g;

export const rule = defineRule<{ octet: string; upper: string; count: number }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  oneCause: [],
  check(file, report) {
    const lines = file.rules.filter(
      ({ isPlain, value }) => !isPlain && LOWER.test(value) && isPlainPath(value),
    );
    const [first, ...rest] = lines;
    if (first === undefined) return;
    const [octet = '', index = 0] = [LOWER.exec(first.value)?.[0], LOWER.exec(first.value)?.index];
    // Crawlers accept both spellings, so all lines share one finding.
    report({
      line: first,
      from: first.valueFrom + index,
      to: first.valueFrom + index + octet.length,
      related: rest.map(({ number }) => number),
      params: { octet, upper: octet.toUpperCase(), count: lines.length },
      fix: () => lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, upperCased(value)]),
    });
  },
});

function upperCased(value: string): string {
  return value.replace(ESCAPES, (octet) => octet.toUpperCase());
}
