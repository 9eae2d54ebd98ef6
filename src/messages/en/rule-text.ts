import type { Rule } from '../../engine';
import { shorten } from '../shorten';

/** Long enough for any rule that was written by hand. */
const LONGEST = 300;

/** A rule as the page writes it, whatever its field name looks like in the file: `Disallow: /cart`. */
export function ruleText(rule: Pick<Rule, 'type' | 'written'>): string {
  const field = rule.type === 'allow' ? 'Allow' : 'Disallow';
  return rule.written === '' ? `${field}:` : `${field}: ${shorten(rule.written, LONGEST)}`;
}
