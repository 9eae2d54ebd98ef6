import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';
import type { Found } from '../lint-rule';
import { knownTokens } from './known-tokens';

/**
 * Returns the severity for a user-agent line that doesn't name the crawlers it means: by effect on the catalogue's crawlers, or a note if
 * it means none of them. Without a catalogue all names count.
 */
export function weightOfNames(
  names: readonly string[],
  context: LintContext,
): Pick<Found, 'intent' | 'severity'> {
  const tokens = knownTokens(context);
  const known = names.filter((name) => name === '*' || tokens.size === 0 || tokens.has(asciiLowerCase(name)));
  return known.length === 0 ? { severity: 'note' } : { intent: { kind: 'agents', names: known } };
}
