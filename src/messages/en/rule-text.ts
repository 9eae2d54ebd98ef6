import type { Rule } from '../../engine';
import { shorten } from '../shorten';

/** Long enough for any rule that was written by hand. */
const LONGEST = 300;

/** Formats a rule with the standard field name, whatever its spelling in the file: `Disallow: /cart`. */
export function ruleText(rule: Pick<Rule, 'type' | 'written'>): string {
  const field = rule.type === 'allow' ? 'Allow' : 'Disallow';
  return rule.written === '' ? `${field}:` : `${field}: ${shorten(rule.written, LONGEST)}`;
}
