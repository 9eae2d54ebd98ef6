import { describe, expect, test } from 'vitest';
import { decide } from '../match';
import { decideMany } from '../match/decide-many';
import { parseRobotsTxt } from '../parse';
import { readVectors } from '../testdata/read-vectors';
import { python } from './python';

/** A question and CPython 3.11.7's answer, see .ci/tools/python/dialect-cases.py. */
interface PythonCase {
  readonly name?: string;
  /** The file's bytes as Latin-1. */
  readonly robots: string;
  readonly agent: string;
  readonly url: string;
  /** Absent if reading raises. */
  readonly allowed?: boolean;
  readonly raises?: true;
  /** The line that decides, or at which reading raises; 0 if none does. */
  readonly line: number;
}

const cases = [...readVectors<PythonCase>(new URL('../testdata/python/cases.jsonl.gz', import.meta.url))];

function read({ robots }: PythonCase) {
  return parseRobotsTxt(new Uint8Array(Buffer.from(robots, 'latin1')), python);
}

/** Converts CPython's answer into the engine's terms. */
function expected({ raises, allowed, line }: PythonCase) {
  if (raises === true) return { outcome: 'undefined', line };
  return { outcome: allowed === true ? 'allowed' : 'disallowed', line };
}

describe('python, compared with urllib.robotparser itself', () => {
  test('gives the same 3,425 verdicts and lines', () => {
    expect(cases.length).toBe(3425);
    const different = cases.filter((each) => {
      const { outcome, reason, line } = decide(read(each), { productTokens: [each.agent], url: each.url });
      const decision = expected(each);
      const failed = reason === 'reader-fails';
      return outcome !== decision.outcome || line !== decision.line || failed !== (each.raises === true);
    });
    expect(different).toEqual([]);
  });

  test('gives the same verdicts when many URLs are decided at once', () => {
    const outcomes = ['allowed', 'disallowed', 'undefined'];
    const different = cases.filter((each) => {
      const { outcome, line } = decideMany(read(each), { productTokens: [each.agent] }, [each.url]);
      const decision = expected(each);
      return outcomes[outcome[0] as number] !== decision.outcome || line[0] !== decision.line;
    });
    expect(different).toEqual([]);
  });

  test('the cases cover every kind of result', () => {
    const count = (matches: (each: PythonCase) => boolean): number => cases.filter(matches).length;
    expect(count((each) => each.raises === true)).toBeGreaterThan(150);
    expect(count((each) => each.allowed === false)).toBeGreaterThan(700);
    expect(count((each) => each.allowed === true && each.line > 0)).toBeGreaterThan(500);
    expect(count((each) => each.allowed === true && each.line === 0)).toBeGreaterThan(1500);
  });
});

/** Authority: CPython 3.11, Lib/urllib/robotparser.py and Lib/urllib/parse.py. */
describe('python, written by hand', () => {
  // Each case: title, file, crawler, URL, outcome and line.
  test.each([
    ['a rule is a prefix', 'User-agent: a\nDisallow: /x', 'a', '/xyz', 'disallowed', 2],
    [
      'the first rule decides, not the longest',
      'User-agent: a\nAllow: /\nDisallow: /x',
      'a',
      '/x',
      'allowed',
      2,
    ],
    ['* is not a wildcard', 'User-agent: a\nDisallow: /*.php', 'a', '/x.php', 'allowed', 0],
    [
      '* alone is not a wildcard either: it matches a path that begins with *',
      'User-agent: a\nDisallow: *',
      'a',
      '/x',
      'allowed',
      0,
    ],
    ['a * in the path matches it', 'User-agent: a\nDisallow: /*.php', 'a', '/*.php', 'disallowed', 2],
    ['$ is not an anchor', 'User-agent: a\nDisallow: /x$', 'a', '/x', 'allowed', 0],
    [
      'an empty disallow line allows everything and decides',
      'User-agent: a\nDisallow:\nDisallow: /',
      'a',
      '/',
      'allowed',
      2,
    ],
    [
      '? alone becomes an empty path and forbids everything',
      'User-agent: a\nDisallow: ?',
      'a',
      '/x',
      'disallowed',
      2,
    ],
    ['; alone becomes an empty path too', 'User-agent: a\nDisallow: ;', 'a', '/x', 'disallowed', 2],
    ['// alone too', 'User-agent: a\nDisallow: //', 'a', '/x', 'disallowed', 2],
    ['a ; at the end is dropped', 'User-agent: a\nDisallow: /x;', 'a', '/xyz', 'disallowed', 2],
    ['a ? at the end is dropped', 'User-agent: a\nDisallow: /x?', 'a', '/xyz', 'disallowed', 2],
    ['// begins a host, which no path has', 'User-agent: a\nDisallow: //x/y', 'a', '/y', 'allowed', 0],
    ['the host of a URL is dropped', 'User-agent: a\nDisallow: /y', 'a', '//x/y', 'disallowed', 2],
    [
      'a rule that is a whole URL does not match that URL',
      'User-agent: a\nDisallow: http://h/x',
      'a',
      'http://h/x',
      'allowed',
      0,
    ],
    ['%2F and / are the same', 'User-agent: a\nDisallow: /x%2Fy', 'a', '/x/y', 'disallowed', 2],
    ['%3F and ? are the same', 'User-agent: a\nDisallow: /x%3Fy', 'a', '/x?y', 'disallowed', 2],
    [
      'all escapes that are not UTF-8 are equal',
      'User-agent: a\nDisallow: /%E9',
      'a',
      '/%80',
      'disallowed',
      2,
    ],
    ['an escaped line feed vanishes', 'User-agent: a\nDisallow: /x%0Ay', 'a', '/xy', 'disallowed', 2],
    ['the fragment counts', 'User-agent: a\nDisallow: /x%23y', 'a', 'http://h/x#y', 'disallowed', 2],
    ['a query without a path has no slash', 'User-agent: a\nDisallow: /', 'a', 'http://h?q', 'allowed', 0],
    ['an empty path gets a slash', 'User-agent: a\nDisallow: /', 'a', 'http://h', 'disallowed', 2],
    [
      'agents followed by an empty line are discarded',
      'User-agent: a\n\nDisallow: /',
      'a',
      '/',
      'allowed',
      0,
    ],
    ['a line with a space is not empty', 'User-agent: a\n \nDisallow: /', 'a', '/', 'disallowed', 3],
    ['a comment is not empty', 'User-agent: a\n#\nDisallow: /', 'a', '/', 'disallowed', 3],
    ['an empty line ends the rules', 'User-agent: a\nDisallow: /x\n\nDisallow: /', 'a', '/', 'allowed', 0],
    [
      'crawl-delay ends the agents',
      'User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /',
      'a',
      '/',
      'allowed',
      0,
    ],
    [
      'request-rate ends the agents',
      'User-agent: a\nRequest-rate: 1/5\nUser-agent: b\nDisallow: /',
      'a',
      '/',
      'allowed',
      0,
    ],
    [
      'sitemap does not end the agents',
      'User-agent: a\nSitemap: /s\nUser-agent: b\nDisallow: /',
      'a',
      '/',
      'disallowed',
      4,
    ],
    [
      'an agent matches as a substring of the name',
      'User-agent: bot\nDisallow: /',
      'MyBot/1.0',
      '/',
      'disallowed',
      2,
    ],
    ['the name ends at its /', 'User-agent: 1.0\nDisallow: /', 'MyBot/1.0', '/', 'allowed', 0],
    ['an agent with / names no crawler', 'User-agent: a/1\nDisallow: /', 'a/1', '/', 'allowed', 0],
    ['an agent without a name names every crawler', 'User-agent:\nDisallow: /', 'a', '/', 'disallowed', 2],
    [
      'the first matching entry counts, not the best',
      'User-agent: b\nAllow: /\n\nUser-agent: bot\nDisallow: /',
      'bot',
      '/',
      'allowed',
      2,
    ],
    [
      'entries are not merged',
      'User-agent: a\nDisallow: /x\n\nUser-agent: a\nDisallow: /',
      'a',
      '/',
      'allowed',
      0,
    ],
    [
      'only the first entry for * counts',
      'User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /',
      'a',
      '/',
      'allowed',
      0,
    ],
    [
      'an entry for * names no other crawler',
      'User-agent: *\nAllow: /\n\nUser-agent: *\nUser-agent: a\nDisallow: /',
      'a',
      '/',
      'allowed',
      2,
    ],
    ['%2A is *', 'User-agent: %2A\nDisallow: /', 'a', '/', 'disallowed', 2],
    ['VT ends a line', 'User-agent: a\vDisallow: /x\vDisallow: /', 'a', '/', 'disallowed', 1],
    ['two VTs make an empty line', 'User-agent: a\v\vDisallow: /', 'a', '/', 'allowed', 0],
    ['U+2028 ends a comment', 'User-agent: a\n# x\u2028Disallow: /', 'a', '/', 'disallowed', 2],
    ['a byte order mark changes the first field', '\ufeffUser-agent: a\nDisallow: /', 'a', '/', 'allowed', 0],
    ['NUL is a character', 'User-agent: a\nDisallow: /x\0y', 'a', '/x', 'allowed', 0],
    ['NBSP is white space', '\u00a0User-agent\u00a0:\u00a0a\nDisallow: /', 'a', '/', 'disallowed', 2],
    ['a byte that is not UTF-8 raises', 'User-agent: a\nDisallow: /x\n# \udce9', 'a', '/', 'undefined', 3],
    ['an open bracket in a host raises', 'User-agent: b\nDisallow: //[x', 'a', '/', 'undefined', 2],
    [
      'a character that hides a / in a host raises',
      'User-agent: b\nDisallow: //\u2100',
      'a',
      '/',
      'undefined',
      2,
    ],
    ['but not outside an entry', 'Disallow: //[x\nUser-agent: a\nDisallow: /', 'a', '/', 'disallowed', 3],
    [
      'a crawl-delay with a digit that is not a decimal raises',
      'User-agent: a\nCrawl-delay: \u00b2',
      'a',
      '/',
      'undefined',
      2,
    ],
  ] as const)('%s', (_, robots, agent, url, outcome, line) => {
    expect(decide(parseRobotsTxt(robots, python), { productTokens: [agent], url })).toMatchObject({
      outcome,
      line,
    });
  });

  test('shows the path in the form in which it is compared', () => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /\u00e9;x=1?y', python);
    const verdict = decide(robots, { productTokens: ['a'], url: 'https://h/%c3%a9;x=1?y=2' });
    expect(verdict).toMatchObject({ path: '/%C3%A9%3Bx%3D1%3Fy%3D2', line: 2 });
    expect(verdict.candidates()[0]?.effectivePattern).toBe('/%C3%A9%3Bx%3D1%3Fy');
  });

  /** `can_fetch` raises a ValueError here, which no outcome represents. */
  test('ignores the host of a URL that Python cannot split', () => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /x', python);
    expect(decide(robots, { productTokens: ['a'], url: 'http://us%5Ber@h/x' }).line).toBe(2);
  });
});
