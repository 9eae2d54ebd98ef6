import { directivesIn, type InnerDirective } from '../../directives-in-line';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import type { IntendedRule, Intent, LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.directives) {
      if (line.kind === 'other') continue;
      const found = directivesIn(line);
      if (found === null) continue;
      const { firstValue, others } = found;
      const intent = intentOf(line, firstValue, others);
      report({
        line,
        from: line.fieldFrom,
        to: line.valueTo,
        params: { field: line.field, count: others.length + 1 },
        ...(intent === null ? { severity: 'warning' } : { intent }),
        fix: () => others.map(({ blankFrom, from }): Edit => [blankFrom, from, '\n']),
      });
    }
  },
};

/** The rules of the line up to the next group, or its names; null for a sitemap alone. */
function intentOf(line: LintLine, firstValue: string, others: readonly InnerDirective[]): Intent | null {
  const names = line.kind === 'user-agent' ? [firstValue] : [];
  const rules: IntendedRule[] = line.isRule
    ? [{ type: line.kind === 'allow' ? 'allow' : 'disallow', path: firstValue }]
    : [];
  for (const { name, value } of others) {
    if (name === 'user-agent' && rules.length > 0) break;
    if (name === 'user-agent') names.push(value);
    else if (name === 'allow' || name === 'disallow') rules.push({ type: name, path: value });
  }
  if (rules.length > 0) return { kind: 'rules', rules };
  return names.length > 0 ? { kind: 'agents', names: names.filter((name) => name !== '') } : null;
}
