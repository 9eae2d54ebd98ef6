import { asciiLowerCase } from '../../engine/ascii';
import type { LintContext } from '../lint-context';
import type { Found } from '../lint-rule';
import { knownTokens } from './known-tokens';

/**
 * Weighs a user-agent line that doesn't name the crawlers it means: by the effect on the catalogue's crawlers, or as advice if
 * it means none of them. Without a catalogue all names count.
 */
export function weightOfNames(
  names: readonly string[],
  context: LintContext,
): Pick<Found, 'intent' | 'kind'> {
  const tokens = knownTokens(context);
  const known = names.filter((name) => name === '*' || tokens.size === 0 || tokens.has(asciiLowerCase(name)));
  return known.length === 0 ? { kind: 'advice' } : { intent: { kind: 'agents', names: known } };
}
