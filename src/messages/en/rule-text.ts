import type { Candidate, Rule } from '../../engine';
import { shorten } from '../shorten';

/** Long enough for any rule that was written by hand. */
const LONGEST = 300;

/**
 * Returns the line that decides, and its rule as text. The line is 0 if the rules don't decide, and the rule is null if there is none in that line: a
 * reader may stop there with an error.
 */
export function decidingLine(
  decided: { readonly by: string },
  { line, candidates }: { readonly line: number; readonly candidates: readonly Pick<Candidate, 'rule'>[] },
): { line: number; rule: string | null } {
  const rule = candidates[0]?.rule;
  if (decided.by !== 'rules') return { line: 0, rule: null };
  return { line, rule: rule?.line === line ? ruleText(rule) : null };
}

/** Formats a rule with the standard field name, whatever its spelling in the file: `Disallow: /cart`. */
export function ruleText(rule: Pick<Rule, 'type' | 'written'>): string {
  const field = rule.type === 'allow' ? 'Allow' : 'Disallow';
  return rule.written === '' ? `${field}:` : `${field}: ${shorten(rule.written, LONGEST)}`;
}
