import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dialects, google, google2020, python, rfc9309, standard1994, yandex } from '../dialects';
import { encodeText } from '../source';
import { type ParseOptions, parseRobotsTxt } from './parse-robots-txt';

const limited = (source: string | Uint8Array, byteLimit: number, options: ParseOptions = {}) =>
  parseRobotsTxt(source, undefined, { byteLimit, ...options });

describe('the byte limit', () => {
  test('lets Google read 512,000 bytes by default: a rule that starts at byte 512,001 is ignored', () => {
    const head = 'User-agent: a\n';
    const padding = `${'#'.repeat(512_000 - head.length - 1)}\n`;
    const robots = parseRobotsTxt(`${head + padding}Disallow: /x`);
    expect(robots.byteSize).toBe(512_012);
    expect(robots.groups[0]?.rules).toEqual([]);
    expect(robots.limitCut).toEqual({ line: 1, offset: 511_999 });
    expect(robots.rulesBeyondLimit).toBe(1);
    expect(robots.lines.map((line) => line.beyondLimit)).toEqual([false, false, true]);
  });

  test('reads a file of exactly the limit in full', () => {
    const robots = limited('User-agent: a\nDisallow: /x', 26);
    expect(robots.byteSize).toBe(26);
    expect(robots.limitCut).toBeNull();
    expect(robots.groups[0]?.rules.map((rule) => rule.pattern)).toEqual(['/x']);
  });

  test('keeps and marks the part of a line before the limit', () => {
    const robots = limited('User-agent: a\nDisallow: /xyz\nDisallow: /b', 26);
    expect(robots.groups[0]?.rules.map((rule) => rule.pattern)).toEqual(['/x']);
    expect(robots.lines[1]?.cutByLimit).toBe(true);
    expect(robots.lines[2]?.beyondLimit).toBe(true);
  });

  test('keeps the first bytes of a character that the limit splits', () => {
    const robots = limited('User-agent: a\nDisallow: /\u00e9\u00e9', 28);
    expect(robots.groups[0]?.rules[0]?.pattern).toBe('/%C3%A9%C3');
    expect(
      limited(encodeText('User-agent: a\nDisallow: /\u00e9\u00e9'), 28).groups[0]?.rules[0]?.pattern,
    ).toBe('/%C3%A9%C3');
  });

  test.each([
    ['lf', 26, null],
    ['crlf', 27, null],
    ['crlf', 26, 26],
    ['cr', 26, null],
  ] as const)('counts line ends of %s at %i bytes', (lineEnd, byteLimit, cut) => {
    const robots = limited('User-agent: a\nDisallow: /x', byteLimit, { lineEnd });
    expect(robots.limitCut?.offset ?? null).toBe(cut === null ? null : cut - 1);
    expect(robots.byteSize).toBe(lineEnd === 'crlf' ? 27 : 26);
  });

  test('counts a byte order mark, whether it is in the bytes or was removed from the text', () => {
    expect(limited(encodeText('\ufeffUser-agent: a'), 100).byteSize).toBe(16);
    expect(limited('User-agent: a', 100, { bom: true }).byteSize).toBe(16);
    expect(limited('\ufeffUser-agent: a', 100).byteSize).toBe(16);
  });

  test('counts mixed line ends as they are in the bytes', () => {
    const bytes = encodeText('User-agent: a\r\nDisallow: /x\nAllow: /y\r');
    expect(limited(bytes, 1000).byteSize).toBe(bytes.length);
    expect(limited(bytes, 1000).lineEnd).toBe('mixed');
    expect(limited(bytes, 27).groups[0]?.rules.map((rule) => rule.pattern)).toEqual(['/x']);
    expect(limited(bytes, 26).groups[0]?.rules.map((rule) => rule.pattern)).toEqual(['/']);
  });

  test('gives the same result at every limit as parsing only the bytes before it', () => {
    const bytes = encodeText(
      '\ufeffUser-agent: a\r\nDisallow: /\u00e9  \u00e9\rUser-agent: *\n\nAllow: /b # x\nfoo \u20ac',
    );
    for (let limit = 0; limit <= bytes.length; limit++) {
      // Below three bytes, the limit splits the byte order mark itself, which no text can represent.
      if (limit < 3) continue;
      const whole = limited(bytes, limit);
      const alone = limited(bytes.subarray(0, limit), Number.POSITIVE_INFINITY);
      const facts = (robots: typeof whole) =>
        robots.lines
          .slice(0, alone.lines.length)
          .map((line) => [line.kind, line.directive, line.field, line.value, line.hasComment]);
      const read = whole.linesRead;
      expect(facts(whole).slice(0, read)).toEqual(facts(alone).slice(0, read));
      expect(
        facts(alone)
          .slice(read)
          .every(([kind]) => kind === 'empty'),
      ).toBe(true);
      expect(JSON.stringify(whole.groups)).toBe(JSON.stringify(alone.groups));
    }
  });
});

describe('groups', () => {
  test('run from the first user-agent line to the last rule or other field, except sitemaps', () => {
    const robots = parseRobotsTxt(
      '\nUser-agent: a\n\nUser-agent: b\nCrawl-delay: 1\n\nDisallow: /\nSitemap: https://e/\n# x\nUser-agent: c',
    );
    expect(robots.groups.map((group) => [group.firstLine, group.lastLine])).toEqual([
      [2, 7],
      [10, 10],
    ]);
    expect(robots.groups[0]?.agents.map((agent) => [agent.line, agent.token])).toEqual([
      [2, 'a'],
      [4, 'b'],
    ]);
    expect(robots.sitemaps).toEqual([{ line: 8, url: 'https://e/' }]);
    expect(robots.otherFields.map((line) => [line.number, line.directive])).toEqual([[5, 'unused']]);
  });

  test('exclude rules before any user-agent line', () => {
    const robots = parseRobotsTxt('Disallow: /\nUser-agent: a\nAllow: /b');
    expect(robots.groupTable.rulesOutside).toEqual([0]);
    expect(robots.groups[0]?.rules).toEqual([{ type: 'allow', line: 3, written: '/b', pattern: '/b' }]);
  });

  const spans = (source: string, dialect = google) =>
    parseRobotsTxt(source, dialect).groups.map(({ agents, rules, firstLine, lastLine }) => [
      agents.map(({ value }) => value).join(),
      rules.map(({ line }) => line).join(),
      firstLine,
      lastLine,
    ]);

  test.each([google, rfc9309, google2020])("aren't ended by a blank line in $id", (dialect) => {
    expect(spans('User-agent: a\n\n \nUser-agent: b\n\nDisallow: /', dialect)).toEqual([['a,b', '6', 1, 6]]);
  });

  test('are ended by a blank line for Yandex: above their rules, and between them', () => {
    const source = 'User-agent: a\n\nDisallow: /1\nUser-agent: b\nDisallow: /2\n \t\nDisallow: /3';
    expect(spans(source, yandex)).toEqual([
      ['a', '', 1, 1],
      ['b', '5', 4, 5],
    ]);
    expect(parseRobotsTxt(source, yandex).groupTable.rulesOutside).toEqual([2, 6]);
    expect(spans(source)).toEqual([
      ['a', '3', 1, 3],
      ['b', '5,7', 4, 7],
    ]);
  });

  test("aren't ended by a line with only a comment, with or without leading white space", () => {
    for (const comment of ['# x', ' # x'])
      for (const dialect of [yandex, standard1994, python])
        expect(spans(`User-agent: a\n${comment}\nDisallow: /`, dialect)).toEqual([['a', '3', 1, 3]]);
  });

  test('are only ended by a line without any character in Python', () => {
    const source = (blank: string): string => `User-agent: a\nDisallow: /1\n${blank}\nDisallow: /2`;
    expect(spans(source(' '), python)).toEqual([['a', '2,4', 1, 4]]);
    expect(spans(source(' '), standard1994)).toEqual([['a', '2', 1, 2]]);
    expect(spans(source(''), python)).toEqual([['a', '2', 1, 2]]);
  });

  test('need a rule in 1994 and Python', () => {
    const source = 'User-agent: a\n\nUser-agent: b\nDisallow: /\nUser-agent: c';
    for (const dialect of [standard1994, python]) expect(spans(source, dialect)).toEqual([['b', '4', 3, 4]]);
    expect(spans(source, yandex)).toEqual([
      ['a', '', 1, 1],
      ['b', '4', 3, 4],
      ['c', '', 5, 5],
    ]);
  });

  test('treat a Crawl-delay like a rule in Python, only inside a group', () => {
    expect(spans('Crawl-delay: 1\nUser-agent: a\nUser-agent: b\nDisallow: /', python)).toEqual([
      ['a,b', '4', 2, 4],
    ]);
    expect(spans('User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /', python)).toEqual([
      ['a', '', 1, 2],
      ['b', '4', 3, 4],
    ]);
  });
});

describe('lines', () => {
  test('treats a second byte order mark as content', () => {
    expect(parseRobotsTxt(encodeText('\ufeff\ufeffUser-agent: a')).groups).toEqual([]);
    expect(parseRobotsTxt('\ufeffUser-agent: a', undefined, { bom: true }).groups).toEqual([]);
    expect(parseRobotsTxt('\ufeffUser-agent: a').groups.length).toBe(1);
  });

  test('reads many lines beyond the length limit in linear time, counted in searches of the text', () => {
    const text = `user-agent: *\n${`disallow: /\u20ac${'a'.repeat(16_700)}\n`.repeat(60)}`;
    const indexOf = vi.spyOn(String.prototype, 'indexOf');
    const robots = parseRobotsTxt(text, undefined, { byteLimit: Number.POSITIVE_INFINITY });
    const searches = indexOf.mock.calls.filter(([sought]) => sought === '#' || sought === '\0').length;
    indexOf.mockRestore();
    expect(robots.lines.filter((line) => line.tooLong).length).toBe(60);
    expect(searches).toBeLessThan(10);
  });

  test('excludes a partial byte order mark from the length limit of the first line, even with a cut there', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0x80, ...encodeText('*'.repeat(16_669))]);
    expect(limited(bytes, 16_664).lines[0]?.tooLong).toBe(false);
    expect(limited(bytes, Number.POSITIVE_INFINITY).lines[0]?.tooLong).toBe(true);
  });

  test('gives offsets in the text with LF', () => {
    const robots = parseRobotsTxt('a\r\nDisallow: /\r\n');
    expect(robots.text).toBe('a\nDisallow: /\n');
    expect(robots.lines.map((line) => [line.from, line.to])).toEqual([
      [0, 1],
      [2, 13],
      [14, 14],
    ]);
  });

  test.each(dialects)('reads a byte order mark before a user-agent line: $id', (dialect) => {
    const isDropped = dialect !== python;
    for (const [source, options] of [
      [encodeText('\ufeffUser-agent: a\nDisallow: /'), {}],
      ['\ufeffUser-agent: a\nDisallow: /', {}],
      ['User-agent: a\nDisallow: /', { bom: true }],
    ] as const) {
      const robots = parseRobotsTxt(source, dialect, options);
      expect(robots.lines[0]?.directive).toBe(isDropped ? 'user-agent' : 'unknown');
      expect(robots.groups.length).toBe(isDropped ? 1 : 0);
      expect(robots.byteSize).toBe(28);
    }
  });

  test('turns a blank first line with a kept byte order mark into text, and leaves comments alone', () => {
    const rest = 'User-agent: a\nDisallow: /';
    for (const bom of [true, false]) {
      const first = (line: string) =>
        parseRobotsTxt(`${bom ? '' : '\ufeff'}${line}\n${rest}`, python, { bom }).lines[0]?.kind;
      expect(first('')).toBe('text');
      expect(parseRobotsTxt(bom ? rest : `\ufeff${rest}`, python, { bom }).groups).toEqual([]);
    }
    expect(parseRobotsTxt('# x', python, { bom: true }).lines[0]?.kind).toBe('comment');
    expect(parseRobotsTxt(`\n${rest}`, python, { bom: true }).groups.length).toBe(1);
  });

  test.each(dialects)('reads a NUL in a line: $id', (dialect) => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /x\0y # z\n\0Disallow: /', dialect);
    if (dialect === google) {
      expect(robots.lines[1]).toMatchObject({ value: '/x', hasComment: false });
      expect(robots.lines[2]?.kind).toBe('empty');
    } else {
      expect(robots.table.writtenValue(1)).toBe('/x\0y');
      expect(robots.lines[1]?.hasComment).toBe(true);
      expect(robots.lines[2]).toMatchObject({ kind: 'directive', directive: 'unknown', field: '\0Disallow' });
    }
  });

  test.each(dialects)('reads a line without a colon: $id', (dialect) => {
    const robots = parseRobotsTxt('User-agent a\nDisallow /x\nDisallow: /y\nDisallow /x y', dialect);
    const acceptsNone = dialect === google;
    expect(robots.lines.map(({ kind, missingColon }) => [kind, missingColon])).toEqual([
      [acceptsNone ? 'directive' : 'text', acceptsNone],
      [acceptsNone ? 'directive' : 'text', acceptsNone],
      ['directive', false],
      ['text', false],
    ]);
    expect(robots.groups.length).toBe(acceptsNone ? 1 : 0);
    expect(robots.lines[1]?.value).toBe(acceptsNone ? '/x' : '');
  });

  test('gives the size of the file in bytes, in every dialect', () => {
    const text = fc
      .array(
        fc.constantFrom('a', '\n', '\r\n', '\r', '\v', '\ufeff', '\udce9', '%', '\u00e9', '\ud83d\ude00'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (source) => {
        const bytes = encodeText(source);
        for (const dialect of dialects)
          expect(parseRobotsTxt(bytes, dialect).byteSize, dialect.id).toBe(bytes.length);
      }),
    );
  });

  test.each(['\x85', '\u2028', '\u2029'])('gives the size also if lines end at %j', (end) => {
    const bytes = encodeText(`User-agent: a${end}Disallow: /`);
    expect(parseRobotsTxt(bytes, google).byteSize).toBe(bytes.length);
    expect(parseRobotsTxt(bytes, python).byteSize).toBe(bytes.length);
  });
});

describe('a byte limit in a dialect that also breaks lines at other characters', () => {
  test.each(['\v', '\x85', '\u2028'])('counts the bytes of %j', (end) => {
    const kept = `User-agent: *${end}Disallow: /a`;
    const limited = { ...python, limits: google.limits };
    const byteLimit = encodeText(kept).length;
    const robots = parseRobotsTxt(`${kept}b`, limited, { byteLimit });
    expect(robots.groups[0]?.rules.map(({ pattern }) => pattern)).toEqual(['/a']);
  });
});
