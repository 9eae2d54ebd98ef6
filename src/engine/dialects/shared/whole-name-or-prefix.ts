import { asciiLowerCase } from '../../ascii';
import type { AgentName, AgentReading } from '../dialect';
import { tokenPrefix } from '../google/token-prefix';
import { namesExactly } from './names-exactly';

/**
 * Reads a user-agent line for dialects whose token follows RFC 9309 section 2.2.1 (letters, `-`, `_`), but
 * tolerates names that break its rule. Both the whole value and its longest legal prefix count: `MJ12bot` and
 * `360Spider` match their crawlers, and `Googlebot/2.1` matches Googlebot. crawler-commons does this; no
 * crawler here documents it. Only `*` alone addresses every crawler.
 */
export function readWholeNameOrPrefix(value: string): AgentName {
  const token = asciiLowerCase(value);
  const prefix = tokenPrefix(token);
  return { isGlobal: value === '*', token, shortToken: prefix === '' || prefix === token ? null : prefix };
}

/**
 * Selects groups that name the crawler by its whole name or its legal token. All of them are combined (RFC
 * 9309 section 2.2.1, figure 2).
 */
export const wholeNameOrPrefix: AgentReading = {
  read: readWholeNameOrPrefix,
  normalizeToken: asciiLowerCase,
  names: namesExactly,
  selects: 'all',
  globalExcludesNames: false,
};
