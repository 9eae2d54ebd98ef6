import { fetchRules } from '../fetch/fetch-rules-by-dialect';
import { yandexFieldRules } from '../fields/rules/yandex';
import type { Dialect } from './dialect';
import { readProtocolField } from './shared/read-field-named';
import { rfc9309Paths } from './shared/rfc9309-paths';
import { strictLines } from './shared/strict-lines';
import { wholeNameOrPrefix } from './shared/whole-name-or-prefix';
import { readYandexName } from './yandex/read-yandex-name';

/**
 * Yandex. Its help, below https://yandex.com/support/webmaster/en/, as read on 2026-11-21:
 * - limits: a file above 500 KB counts as none (retold at https://www.cnblogs.com/pdflib/p/16478220.html); that these are KiB is assumed. The
 *   limits of 2048 rules and 1024 characters a rule (error-dictionary/robots-txt) are not applied: what becomes of the surplus is not said.
 * - grouping: no blank line may stand between User-agent, Allow and Disallow (robot-workings/allow-disallow), and a rule behind one has no
 *   User-agent (error-dictionary/robots-txt). That white space does not fill a line, and that groups of one name merge, is assumed.
 * - agents: see yandex/read-yandex-name.ts. A robot's own name, then `Yandex`, then `*`: the question brings them in that order.
 * - paths: rules begin with `/` or `*` (error-dictionary/robots-txt). Percent-encoding is assumed to follow RFC 9309.
 * - precedence: sorted by the length of the prefix, the last that fits decides (robot-workings/allow-disallow); of equal length Allow, by an
 *   older text of that help quoted in public code.
 * - lines are assumed, but for comments (robot-workings/user-agent).
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
  fetch: fetchRules.yandex,
  otherFields: yandexFieldRules,
};
