import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; count: number }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  check(file, report) {
    const lines = file.rules.filter(({ value }) => dollarInside(value) >= 0);
    const [line, ...rest] = lines;
    if (line === undefined) return;
    const { value } = line;
    const at = dollarInside(value);
    // Sites with dollar signs in their URLs have many such rules, so all share one finding.
    report({
      line,
      from: line.valueFrom + at,
      to: line.valueFrom + at + 1,
      related: rest.map(({ number }) => number),
      params: { value, count: lines.length },
    });
  },
});

/** Returns the index of the first `$`; -1 if there is none, or if only `$` and stars follow (see dollar-then-star). */
function dollarInside(value: string): number {
  const at = value.indexOf('$');
  if (at < 0 || at === value.length - 1 || !isPlainPath(value)) return -1;
  return /^\$+\**\$?$/.test(value.slice(at)) ? -1 : at;
}
