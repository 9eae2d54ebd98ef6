import { pythonFetchRules } from '../fetch/rules/python';
import { pythonFieldRules } from '../fields/rules/python';
import type { AgentName, Dialect } from './dialect';
import { failureLine } from './python/failure-line';
import { readPythonField } from './python/field';
import { rulePattern, testedPath } from './python/paths';
import { readValue } from './python/value';

/**
 * `urllib.robotparser` of CPython up to 3.13.7, measured on 3.11.7: `read()` of a fetched file, and
 * `can_fetch(token, url)`. Sources: Lib/urllib/robotparser.py and Lib/urllib/parse.py.
 *
 * Two later readers differ and have no dialect. From 3.13.8 and 3.14.0 a final `?` counts (gh-88375), escapes in values
 * and names aren't decoded first, so `%3F` isn't `?`, and bytes that aren't UTF-8 don't raise an error (gh-111788);
 * measured on 3.14.2. From 3.13.14 and 3.14.5 it follows RFC 9309 (gh-138907): the longest rule decides, Allow wins a tie,
 * `*` and `$` have a meaning, groups are combined, and blank lines are ignored; measured on 3.15.0rc1.
 */
export const python: Dialect = {
  id: 'python',
  limits: { fileBytes: Number.POSITIVE_INFINITY, largerFile: 'cut', lineBytes: Number.POSITIVE_INFINITY },
  lines: {
    // str.splitlines().
    // biome-ignore lint/suspicious/noControlCharactersInRegex: str.splitlines() splits at control characters
    breaks: /[\v\f\x1c-\x1e\x85\u2028\u2029]/,
    nulEnds: false,
    colonOptional: false,
    bom: 'kept',
    failsAt: failureLine,
  },
  fields: { read: readPythonField, unused: new Set(['crawl-delay', 'request-rate']), normalizeUnknown: null },
  // An entry counts once it contains a rule, a crawl-delay or a request-rate.
  grouping: { blankLineEnds: 'empty', needsRule: true },
  agents: {
    read: readAgent,
    // Entry.applies_to. An empty name is a substring of every other.
    normalizeToken: (token) => (token.split('/', 1)[0] as string).toLowerCase(),
    names: (name, token) => token.includes(name.token),
    selects: 'first',
    // RobotFileParser._add_entry: an entry with `*` is the default entry only.
    globalExcludesNames: true,
  },
  paths: {
    normalize: rulePattern,
    normalizesAll: true,
    locate: (url, location) => {
      location.from = 0;
      location.to = url.length;
      location.rooted = true;
    },
    normalizeTested: testedPath,
    secondAllowPattern: () => null,
  },
  precedence: { order: 'first', leavesOpen: null, alwaysAllowed: null },
  fetch: pythonFetchRules,
  otherFields: pythonFieldRules,
};

function readAgent(written: string): AgentName {
  const value = readValue(written);
  return { isGlobal: value === '*', token: value.toLowerCase(), shortToken: null };
}
