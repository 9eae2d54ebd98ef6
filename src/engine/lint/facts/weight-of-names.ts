import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';
import type { Found } from '../lint-rule';
import { knownTokens } from './known-tokens';

/**
 * How much it matters that a user-agent line does not name whom it means: weighed by what the crawlers of the catalogue may do, and a note where it
 * means none of them. Without a catalogue all names are weighed.
 */
export function weightOfNames(
  names: readonly string[],
  context: LintContext,
): Pick<Found, 'intent' | 'severity'> {
  const tokens = knownTokens(context);
  const known = names.filter((name) => name === '*' || tokens.size === 0 || tokens.has(asciiLowerCase(name)));
  return known.length === 0 ? { severity: 'note' } : { intent: { kind: 'agents', names: known } };
}
