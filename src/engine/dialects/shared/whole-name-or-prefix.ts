import { asciiLowerCase } from '../../match/ascii';
import type { AgentName, AgentReading } from '../dialect';
import { tokenPrefix } from '../google/token-prefix';

/**
 * What a user-agent line names where the standard's token (letters, `-`, `_`; RFC 9309 section 2.2.1) meets names that break its rule: the whole
 * value, and the legal token that it begins with. So `MJ12bot` and `360Spider` reach their crawlers, and `Googlebot/2.1` is Googlebot. It
 * is what crawler-commons does; no crawler here documents it. Only `*` alone means everybody.
 */
export function readWholeNameOrPrefix(value: string): AgentName {
  const token = asciiLowerCase(value);
  const prefix = tokenPrefix(token);
  return { isGlobal: value === '*', token, shortToken: prefix === '' || prefix === token ? null : prefix };
}

/** Groups that name the crawler, wholly or by their legal token; all of them count together (RFC 9309 section 2.2.1, figure 2). */
export const wholeNameOrPrefix: AgentReading = {
  read: readWholeNameOrPrefix,
  normalizeToken: asciiLowerCase,
  names: (name, token) => name.token === token || name.shortToken === token,
  selects: 'all',
  globalExcludesNames: false,
};
