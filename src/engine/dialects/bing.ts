import { bingFetchRules } from '../fetch/rules/bing';
import { bingFieldRules } from '../fields/rules/bing';
import type { Dialect } from './dialect';
import { readProtocolField } from './shared/read-field-named';
import { rfc9309Paths } from './shared/rfc9309-paths';
import { strictLines } from './shared/strict-lines';
import { wholeNameOrPrefix } from './shared/whole-name-or-prefix';

/**
 * Bing, which documents few details; the rest is assumed to follow RFC 9309. Sources, as read on 2026-11-21:
 * - agents, documented: a section for Bingbot overrides the default one
 *   (https://thrivesearch.com/robots-txt-tip-from-bing-include-all-relevant-directives-if-you-have-a-bingbot-section/,
 *   quoting Bing). How names are compared is assumed.
 * - fields, documented: paths to crawl and not to crawl
 *   (https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question),
 *   Crawl-delay (https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot). It
 *   is assumed that they must be spelled exactly.
 * - paths, documented by others: the wildcards `*` and `$` (Google's document of 2020, Bruce Clay's guide).
 *   Percent-encoding is assumed; http://www.semwired.com/category/online-marketing/seo/ reports a Bing
 *   article of 2009 that says unescaped non-ASCII rules don't work.
 * - precedence, assumed: reported as "the most specific"
 *   (https://github.com/crawler-commons/crawler-commons/issues/21), and as allow before disallow (Bruce
 *   Clay). It is also assumed that `/robots.txt` may be blocked.
 * - limits, lines and grouping are assumed.
 */
export const bing: Dialect = {
  id: 'bing',
  limits: { fileBytes: 512_000, largerFile: 'cut', lineBytes: Number.POSITIVE_INFINITY },
  lines: strictLines,
  fields: { read: readProtocolField, unused: new Set(['crawl-delay']), normalizeUnknown: null },
  grouping: { blankLineEnds: 'never', needsRule: false },
  agents: wholeNameOrPrefix,
  paths: rfc9309Paths,
  precedence: { order: 'longest', leavesOpen: null, alwaysAllowed: null },
  fetch: bingFetchRules,
  otherFields: bingFieldRules,
};
