import { asciiLowerCase } from '../ascii';
import { googleFetchRules } from '../fetch/rules/google';
import { googleFieldRules } from '../fields/rules/google';
import type { AgentName, Dialect } from './dialect';
import { escapePath } from './google/escape-path';
import { readGoogleField } from './google/field';
import { locatePath } from './google/locate-path';
import { tokenPrefix } from './google/token-prefix';
import { namesExactly } from './shared/names-exactly';

const SPACE = 0x20;

/**
 * Google's open-source parser (google/robotstxt, commit 22b355f of April 2026), byte for byte. Adds one rule
 * that Google documents separately: only the first 500 KiB of a file count
 * (developers.google.com/crawling/docs/robots-txt/robots-txt-spec). Pass `byteLimit: Infinity` to
 * `parseRobotsTxt` for the library alone.
 */
export const google: Dialect = {
  id: 'google',
  limits: {
    fileBytes: 512_000,
    largerFile: 'cut',
    // 2083 × 8, minus one byte for a terminator (robots.cc, kMaxLineLen).
    lineBytes: 16_663,
  },
  lines: { breaks: null, nulEnds: true, colonOptional: true, bom: 'dropped-in-part', failsAt: null },
  fields: {
    read: readGoogleField,
    // reporting_robots.cc, kUnsupportedTags.
    unused: new Set([
      'clean-param',
      'content-signal',
      'content-usage',
      'crawl-delay',
      'domain',
      'host',
      'noarchive',
      'nofollow',
      'noindex',
      'request-rate',
      'revisit-after',
      'visit-time',
    ]),
    // robots.cc, EmitKeyValueToHandler.
    normalizeUnknown: escapePath,
  },
  grouping: { blankLineEnds: 'never', needsRule: false },
  agents: {
    read: readAgent,
    normalizeToken: asciiLowerCase,
    names: namesExactly,
    selects: 'all',
    globalExcludesNames: false,
  },
  paths: {
    normalize: escapePath,
    normalizesAll: false,
    locate: locatePath,
    normalizeTested: null,
    secondAllowPattern,
  },
  precedence: { order: 'longest', leavesOpen: null, alwaysAllowed: null },
  fetch: googleFetchRules,
  otherFields: googleFieldRules,
};

/**
 * `*`, alone or followed by white space, addresses every crawler. In any other value, only the longest prefix
 * of token characters counts (robots.cc, ExtractUserAgent).
 */
function readAgent(value: string): AgentName {
  const second = value.charCodeAt(1);
  const isGlobal =
    value.charAt(0) === '*' && (value.length === 1 || second === SPACE || (second >= 0x09 && second <= 0x0d));
  return { isGlobal, token: isGlobal ? '' : asciiLowerCase(tokenPrefix(value)), shortToken: null };
}

/**
 * An allow rule for `/folder/index.html` also allows `/folder/` itself (robots.cc,
 * RobotsMatcher::HandleAllow).
 */
function secondAllowPattern(pattern: string): string | null {
  const slash = pattern.lastIndexOf('/');
  return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : null;
}
