import { standard1994FetchRules } from '../fetch/rules/standard1994';
import { standard1994FieldRules } from '../fields/rules/standard1994';
import { type Dialect, FieldKind } from './dialect';
import { escapePath } from './google/escape-path';
import { locatePath } from './google/locate-path';
import { readFieldNamed } from './shared/read-field-named';
import { strictLines } from './shared/strict-lines';
import { agents } from './standard1994/agents';

/**
 * "A Standard for Robot Exclusion" of 1994 (http://www.robotstxt.org/orig.html, read 2026-11-21): records
 * separated by blank lines, no Allow, no wildcards, values that match the start of a URL. A record has at
 * least one Disallow; lines with only a comment don't end it. Assumed, because none of this is described: no
 * limits, a byte order mark is dropped, and escapes are compared as in Google's parser.
 */
export const standard1994: Dialect = {
  id: 'standard1994',
  limits: {
    fileBytes: Number.POSITIVE_INFINITY,
    largerFile: 'cut',
    lineBytes: Number.POSITIVE_INFINITY,
  },
  lines: strictLines,
  fields: {
    read: readFieldNamed({ 'user-agent': FieldKind.userAgent, disallow: FieldKind.disallow }),
    unused: new Set(),
    normalizeUnknown: null,
  },
  grouping: { blankLineEnds: 'blank', needsRule: true },
  agents,
  paths: {
    normalize: literalForm,
    normalizesAll: true,
    locate: locatePath,
    normalizeTested: literalForm,
    secondAllowPattern: () => null,
  },
  // Any matching Disallow forbids. An empty one is shorter than all others, so it overrides none.
  precedence: { order: 'longest', leavesOpen: null, alwaysAllowed: null },
  fetch: standard1994FetchRules,
  otherFields: standard1994FieldRules,
};

/**
 * Escapes `*` and `$`, which are literals in this dialect. Escaped on both sides, the shared matcher treats
 * them as such.
 */
function literalForm(value: string): string {
  return escapePath(value).replaceAll('*', '%2A').replaceAll('$', '%24');
}
