import { yandexFetchRules } from '../fetch/rules/yandex';
import { yandexFieldRules } from '../fields/rules/yandex';
import type { Dialect } from './dialect';
import { readProtocolField } from './shared/read-field-named';
import { rfc9309Paths } from './shared/rfc9309-paths';
import { strictLines } from './shared/strict-lines';
import { wholeNameOrPrefix } from './shared/whole-name-or-prefix';
import { readYandexName } from './yandex/read-yandex-name';

/**
 * Yandex. Its help, below https://yandex.com/support/webmaster/en/, as read on 2026-11-21:
 * - limits: a file above 500 KB counts as no file (reported at
 *   https://www.cnblogs.com/pdflib/p/16478220.html); that these are KiB is assumed. The limits of 2048 rules
 *   and 1024 characters per rule (error-dictionary/robots-txt) aren't applied, because the help doesn't say
 *   what happens to the excess.
 * - grouping: no blank line may separate User-agent, Allow and Disallow (robot-workings/allow-disallow), and
 *   a rule after a blank line has no User-agent (error-dictionary/robots-txt). Assumed: a line of white space
 *   is blank, and groups of the same name are merged.
 * - agents: see yandex/read-yandex-name.ts. A robot's own name, then `Yandex`, then `*`: the question lists
 *   them in that order.
 * - paths: rules begin with `/` or `*` (error-dictionary/robots-txt). Percent-encoding is assumed to follow
 *   RFC 9309.
 * - precedence: rules are sorted by prefix length and the last match decides (robot-workings/allow-disallow).
 *   Of two equally long rules, Allow decides, according to an older version of that help quoted in public
 *   code.
 * - lines are assumed, except comments (robot-workings/user-agent).
 */
export const yandex: Dialect = {
  id: 'yandex',
  limits: { fileBytes: 512_000, largerFile: 'no-file', lineBytes: Number.POSITIVE_INFINITY },
  lines: strictLines,
  fields: { read: readProtocolField, unused: new Set(['clean-param']), normalizeUnknown: null },
  grouping: { blankLineEnds: 'blank', needsRule: false },
  agents: { ...wholeNameOrPrefix, read: readYandexName },
  paths: rfc9309Paths,
  precedence: { order: 'longest', leavesOpen: null, alwaysAllowed: null },
  fetch: yandexFetchRules,
  otherFields: yandexFieldRules,
};
