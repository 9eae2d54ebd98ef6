import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import type { IntendedRule, Intent } from '../lint-rule';
import type { DirectivesInLine } from './directives-in-line';
import { groupAbove } from './group-above';

/** Returns the intent of a line that means a rule of its own type with this path. */
export function intentOfRule({ kind }: LintLine, path: string): Intent {
  return { kind: 'rules', rules: [{ type: kind === 'allow' ? 'allow' : 'disallow', path }] };
}

/**
 * Returns the intent of a directive, given by its name in lower case. Null for names other than rules and
 * user-agent lines.
 */
export function intentOfDirective(name: string, value: string): Intent | null {
  if (name === 'user-agent') return { kind: 'agents', names: value === '' ? [] : [value] };
  if (name !== 'allow' && name !== 'disallow') return null;
  return { kind: 'rules', rules: [{ type: name, path: value }] };
}

/**
 * Returns the intent of a line that may not be a directive yet. Text after a group's last rule belongs to no
 * group, so the intent names the group above.
 */
export function intentInPlace(file: LintFile, line: LintLine, name: string, value: string): Intent | null {
  const intent = intentOfDirective(name, value);
  if (intent?.kind !== 'rules' || line.kind !== 'text') return intent;
  const group = groupAbove(file, line.number);
  return group === undefined ? intent : { ...intent, inGroupOfLine: group.firstLine };
}

/**
 * Returns the intent of a line with several directives, given the name of the first in lower case: its rules
 * up to the next group, or its names with their rules. Null if it has neither.
 */
export function intentOfLine(name: string, { firstValue, rest: others }: DirectivesInLine): Intent | null {
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
