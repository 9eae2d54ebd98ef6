import { google2020FetchRules } from '../fetch/rules/google2020';
import { google2020FieldRules } from '../fields/rules/google2020';
import type { AgentName, Dialect } from './dialect';
import { escapePath } from './google/escape-path';
import { locatePath } from './google/locate-path';
import { tokenPrefix } from './google/token-prefix';
import { withoutTrailingStars } from './google2020/trailing-stars';
import { leavesOpen } from './google2020/wildcards-undefined';
import { namesExactly } from './shared/names-exactly';
import { readProtocolField } from './shared/read-field-named';
import { strictLines } from './shared/strict-lines';

/**
 * Google's "Robots.txt Specifications" of 2020-01-29, to the letter
 * (https://developers.google.com/search/reference/robots_txt; founding documents S2 and S4). It contradicts
 * Google's parser in C0 (precedence of wildcards), C1 (case of user agents), C6 (misspellings) and C11 (stars
 * at the end), and lacks its undocumented details. Assumed, as in Google's parser: percent-encoding beyond "UTF-8
 * or percent-escaped UTF-8", and that patterns beginning with `*` count although a path "must start with /"
 * (C7: "be lenient").
 */
export const google2020: Dialect = {
  id: 'google2020',
  limits: { fileBytes: 512_000, largerFile: 'cut', lineBytes: Number.POSITIVE_INFINITY },
  lines: strictLines,
  fields: { read: readProtocolField, unused: new Set(), normalizeUnknown: null },
  grouping: { blankLineEnds: 'never', needsRule: false },
  agents: {
    read: readName,
    normalizeToken: (token) => token,
    names: namesExactly,
    selects: 'all',
    globalExcludesNames: false,
  },
  paths: {
    normalize: normalizePath,
    normalizesAll: true,
    locate: locatePath,
    normalizeTested: null,
    secondAllowPattern: () => null,
  },
  precedence: { order: 'longest', leavesOpen, alwaysAllowed: null },
  fetch: google2020FetchRules,
  otherFields: google2020FieldRules,
};

/**
 * `product-token = identifier / "*"`, and "all non-matching text is ignored": googlebot/1.2 and googlebot*
 * both mean googlebot.
 */
function readName(value: string): AgentName {
  const isGlobal = value.startsWith('*');
  return { isGlobal, token: tokenPrefix(value), shortToken: null };
}

/** Drops trailing stars. If that leaves nothing, returns `/`, which is equivalent to `/*`. */
function normalizePath(value: string): string {
  const form = withoutTrailingStars(escapePath(value));
  return form === '' && value !== '' ? '/' : form;
}
