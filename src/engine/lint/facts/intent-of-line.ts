import type { IntendedRule, Intent } from '../lint-rule';
import type { DirectivesInLine } from './directives-in-line';

/** What a line with several directives means, by the name of the first in lower case: its rules up to the next group, or its names with them; null for sitemaps alone. */
export function intentOfLine(name: string, { firstValue, others }: DirectivesInLine): Intent | null {
  const names = name === 'user-agent' ? [firstValue] : [];
  const rules: IntendedRule[] =
    name === 'allow' || name === 'disallow' ? [{ type: name, path: firstValue }] : [];
  for (const inner of others) {
    if (inner.name === 'user-agent' && rules.length > 0) break;
    if (inner.name === 'user-agent') names.push(inner.value);
    else if (inner.name === 'allow' || inner.name === 'disallow')
      rules.push({ type: inner.name, path: inner.value });
  }
  const named = names.filter((one) => one !== '');
  if (named.length > 0) return { kind: 'agents', names: named, rules };
  return rules.length > 0 ? { kind: 'rules', rules } : null;
}
