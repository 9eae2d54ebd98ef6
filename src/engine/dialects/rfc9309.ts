import { rfc9309FetchRules } from '../fetch/rules/rfc9309';
import { rfc9309FieldRules } from '../fields/rules/rfc9309';
import type { Dialect } from './dialect';
import { readProtocolField } from './shared/read-field-named';
import { rfc9309Paths } from './shared/rfc9309-paths';
import { strictLines } from './shared/strict-lines';
import { wholeNameOrPrefix } from './shared/whole-name-or-prefix';

/**
 * The standard, RFC 9309 (https://www.rfc-editor.org/rfc/rfc9309.html, read 2026-11-21), with the stricter
 * reading where it leaves a choice. Assumed, because the standard doesn't say:
 * - limits: parsers must read at least 500 KiB (2.5); this one reads exactly that, and lines of any length.
 * - agents: names that aren't legal tokens (2.2.1) are compared whole, see shared/whole-name-or-prefix.ts.
 * - fields: misspellings may be accepted (2.2.4); here they aren't.
 * - paths: octets "in the reserved range" must be percent-encoded before the comparison (2.2.2), which would make
 *   `/a,b` equal `/a%2Cb`. Figure 4 contradicts it: it keeps `/`, `?` and `=`, and encodes `:` and `/` in a query alone.
 *   Here a reserved character equals its escape only where the figure says so, see shared/rfc9309-paths.ts.
 * - precedence: "equivalent" rules are those of equal length.
 */
export const rfc9309: Dialect = {
  id: 'rfc9309',
  limits: { fileBytes: 512_000, largerFile: 'cut', lineBytes: Number.POSITIVE_INFINITY },
  lines: strictLines,
  fields: { read: readProtocolField, unused: new Set(), normalizeUnknown: null },
  // 2.1: only a user-agent line or the end of the file ends a group. A group without rules allows everything.
  grouping: { blankLineEnds: 'never', needsRule: false },
  agents: wholeNameOrPrefix,
  paths: rfc9309Paths,
  // 2.2.2: most octets, then allow; "The /robots.txt URI is implicitly allowed."
  precedence: { order: 'longest', leavesOpen: null, alwaysAllowed: '/robots.txt' },
  fetch: rfc9309FetchRules,
  otherFields: rfc9309FieldRules,
};
