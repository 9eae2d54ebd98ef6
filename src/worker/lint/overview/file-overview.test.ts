import { describe, expect, test } from 'vitest';
import { crawlers } from '../../../catalogue/full';
import { asksForRobotsTxt } from '../../../engine/crawlers';
import { ParsedFile } from '../../document/parsed-file';
import { finish } from '../testdata/finish';
import { lintEngine } from '../testdata/lint-engine';
import { fileOverview, type MadeOverview } from './file-overview';
import type { OverviewContent, OverviewPart } from './overview-protocol';

const open = (text: string): ParsedFile => ParsedFile.open({ source: text });

function make(text: string): MadeOverview {
  const made = finish(fileOverview(lintEngine, open(text), crawlers));
  if ('kind' in made) throw new Error(made.kind);
  return made;
}

const contentOf = (text: string): OverviewContent => make(text).content;

/** A row as text: its places, and a sign for each column. */
function drawn({ rows }: OverviewPart): readonly string[] {
  return rows.map(({ places, depth, cells }) => {
    const signs = cells.map(({ outcome, hasExceptions }) => {
      const sign = outcome === 'allowed' ? '+' : outcome === 'disallowed' ? '-' : '?';
      return hasExceptions ? `${sign}!` : sign;
    });
    return [`${'  '.repeat(depth)}${places.map(({ pattern }) => pattern).join(' ')}`, ...signs].join(' | ');
  });
}

const namesOf = ({ columns }: OverviewContent): unknown => columns.map(({ names }) => names);

describe('columns', () => {
  test('are crawlers with the same verdicts, everyone else first, then by the line of a name', () => {
    const content = contentOf(
      'User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow: /a*\n\nUser-agent: MyBot/1.0\nDisallow: /b\n\nUser-agent: ClaudeBot\nDisallow: *\n',
    );
    expect(namesOf(content)).toEqual([['Bingbot'], ['CCBot', 'GPTBot', 'ClaudeBot'], ['MyBot/1.0']]);
    const [everyone, closed, own] = content.columns;
    expect(everyone).toMatchObject({ isEveryoneElse: true, outcome: null });
    expect(everyone?.members).toContainEqual({ id: 'bingbot', name: 'Bingbot', isNamed: true });
    expect(everyone?.members).toContainEqual({ id: 'googlebot', name: 'Googlebot', isNamed: false });
    expect(closed?.outcome).toBe('disallowed');
    expect(own?.members).toEqual([{ id: null, name: 'MyBot/1.0', isNamed: true }]);
  });

  test('put a crawler that looks for no name of its own beside the one that it follows', () => {
    const { columns } = contentOf(
      'User-agent: Bravebot\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
    );
    const ids = columns.map(({ members }) => members.map(({ id }) => id));
    expect(ids.find((of) => of.includes('bravebot'))).toContain('googlebot');
    expect(columns.map(({ names }) => names)).toEqual([[], ['Googlebot']]);
  });

  test('count each crawler of the catalogue once, without those that need not obey', () => {
    const { columns, skippers } = contentOf(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: ChatGPT-User\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
    );
    const ids = columns.flatMap(({ members }) => members.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const obeying = crawlers.filter(
      ({ obeysRobots }) => obeysRobots !== 'no' && obeysRobots !== 'user-triggered',
    );
    expect(ids).toHaveLength(obeying.length - skippers.length);
    expect(skippers).toContain('AdsBot-Google');
    expect(columns).toHaveLength(2);
  });

  test('count crawlers that skip * if the file names them, or has no group for *', () => {
    const isCounted = (text: string): boolean =>
      contentOf(text).columns.some(({ members }) => members.some(({ id }) => id === 'adsbot-google'));
    expect(isCounted('User-agent: *\nDisallow: /x\n')).toBe(false);
    expect(isCounted('User-agent: *\nDisallow: /x\n\nUser-agent: AdsBot-Google\nDisallow: /y\n')).toBe(true);
    expect(isCounted('User-agent: GPTBot\nDisallow: /x\n')).toBe(true);
  });

  test('leave out policy tokens, also beside crawlers in one group', () => {
    const stated = 'User-agent: __usage_ai-training\nDisallow: /p\n';
    const content = contentOf(`User-agent: *\nDisallow: /a\n\n${stated}`);
    expect(content).toEqual(contentOf('User-agent: *\nDisallow: /a\n'));
    const [, shared] = contentOf(`User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\n${stated}`).columns;
    expect(shared?.names).toEqual(['GPTBot']);
    expect(shared?.members.map(({ name }) => name)).toEqual(['GPTBot']);
  });

  test('separate crawlers that read the file in another way, and name them by their own names', () => {
    // A blank line ends a group for Yandex.
    const content = contentOf('User-agent: *\nDisallow: /a\n\nDisallow: /b\n');
    expect(content.columns).toHaveLength(2);
    expect(content.columns[1]?.names).toContain('YandexBot');
    expect(drawn(content.areas)).toEqual([' | + | +', '/a | - | -', '/b | - | +']);
  });

  test('say that a name counts for crawlers that fall back to it', () => {
    const { columns } = contentOf('User-agent: Yandex\nDisallow: /\n');
    expect(columns[1]?.names).toEqual(['Yandex']);
    expect(columns[1]?.members).toContainEqual({ id: 'yandexbot', name: 'YandexBot', isNamed: true });
    expect(columns[1]?.members.some(({ id }) => id === null)).toBe(false);
  });
});

describe('what a column may fetch in short', () => {
  test.each([
    ['Disallow:', 'allowed', 0],
    ['Disallow: /', 'disallowed', 0],
    ['Disallow: /a\nDisallow: /b$\nDisallow: /*.pdf\n', 'allowed', 3],
    // A place inside another one doesn't count.
    ['Disallow: /a\nDisallow: /a/b\nDisallow: /a/*.pdf', 'allowed', 1],
    ['Disallow: /a\nAllow: /a/b\nDisallow: /a/b/c', 'allowed', 1],
    ['Disallow: /a\nAllow: /a/page$', 'allowed', 1],
    ['Disallow: /a\nAllow: /a/*.css', 'allowed', 1],
    ['Disallow: /*.pdf\nAllow: /long/name/', 'allowed', 1],
    ['Disallow: /\nAllow: /a\nAllow: /b', 'disallowed', 2],
    ['Disallow: /\nAllow: /a\nDisallow: /a/b', 'disallowed', 1],
  ])('%j', (rules, rest, areas) => {
    const [everyone] = contentOf(`User-agent: *\n${rules}`).columns;
    expect(everyone?.reach).toEqual({ rest, areas });
  });

  test('ignores places that only other columns tell apart', () => {
    const { columns } = contentOf(
      'User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow: /a\nAllow: /a/b\nDisallow: /c\n',
    );
    expect(columns.map(({ reach }) => reach)).toEqual([
      { rest: 'allowed', areas: 1 },
      { rest: 'allowed', areas: 2 },
    ]);
  });
});

describe('rows', () => {
  test('join places with the same verdicts, in file order', () => {
    const { areas } = contentOf('User-agent: *\nDisallow: /b\nDisallow: /a/\nAllow: /c\nDisallow: /d$\n');
    expect(drawn(areas)).toEqual([' | +', '/b /a/ /d$ | -']);
  });

  test('nest places that differ from the area around them, and leave out those that don’t', () => {
    const { areas } = contentOf(
      'User-agent: *\nDisallow: /a\nDisallow: /a/b\nAllow: /a/b/c\nDisallow: /a/b/c/d\nAllow: /a/x\n',
    );
    expect(drawn(areas)).toEqual([' | +', '/a | -', '  /a/b/c | +', '    /a/b/c/d | -', '  /a/x | +']);
  });

  test('pass exceptions in an area that is left out on to the one around it', () => {
    const { areas } = contentOf('User-agent: *\nAllow: /a\nDisallow: /a/*.pdf$\n');
    expect(drawn(areas)).toEqual([' | +!']);
  });

  test('list patterns apart, and mark the areas that they decide in', () => {
    const { areas, patterns } = contentOf(
      'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*.doc$\nDisallow: /a\nAllow: /free/\n',
    );
    expect(drawn(areas)).toEqual([' | +!', '/a | -']);
    expect(drawn(patterns)).toEqual(['/*.pdf$ /*.doc$ | -']);
  });

  test('keep an area that says the same as the one around it if it is an exception to a pattern', () => {
    const { areas, patterns } = contentOf('User-agent: *\nDisallow: /*.pdf\nAllow: /long/name/\n');
    expect(drawn(areas)).toEqual([' | +!', '/long/name/ | +']);
    expect(drawn(patterns)).toEqual(['/*.pdf | -']);
  });

  test('are at most 200, with at most 200 places each', () => {
    const many = Array.from({ length: 300 }, (_, index) => `Disallow: /${index}-\n`).join('');
    const { areas } = contentOf(`User-agent: *\n${many}`);
    expect(areas.rows[1]?.places).toHaveLength(200);
    expect(areas.rows[1]?.placeCount).toBe(300);
    const nested = Array.from(
      { length: 300 },
      (_, index) => `Disallow: /${index}-\nAllow: /${index}-/x\n`,
    ).join('');
    const { rows, rowCount } = contentOf(`User-agent: *\n${nested}`).areas;
    expect([rows.length, rowCount]).toEqual([200, 601]);
  });

  test('can be nested very deeply', () => {
    const lines = Array.from(
      { length: 500 },
      (_, index) => `${index % 2 === 0 ? 'Disallow' : 'Allow'}: /${'a'.repeat(index + 1)}\n`,
    );
    const { rows, rowCount } = contentOf(`User-agent: *\n${lines.join('')}`).areas;
    expect(rowCount).toBe(501);
    expect(rows.at(-1)?.depth).toBe(198);
  });
});

describe('the summary', () => {
  test.each([
    ['', { kind: 'open', hasRules: false }],
    ['User-agent: *\nAllow: /\n', { kind: 'open', hasRules: true }],
    ['User-agent: *\nDisallow: /\n', { kind: 'closed' }],
    [
      'User-agent: *\nDisallow: /\nAllow: /a\nAllow: /b\n',
      { kind: 'closed-except', columns: [], closedAreas: 0, openAreas: 2 },
    ],
    [
      'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\nDisallow: /b*c\n',
      { kind: 'closed-except', columns: [1], closedAreas: 2, openAreas: 0 },
    ],
    [
      'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      {
        kind: 'open-except',
        areas: 2,
        share: 'everyone',
        shutOut: [],
        free: [],
        onlyFor: null,
        exceptFor: null,
      },
    ],
    [
      // A place inside another one that counts doesn't count again.
      'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nDisallow: /a/*.pdf\nDisallow: /d\n',
      {
        kind: 'open-except',
        areas: 2,
        share: 'everyone',
        shutOut: [],
        free: [],
        onlyFor: null,
        exceptFor: null,
      },
    ],
    [
      'User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n',
      {
        ...{ kind: 'open-except', areas: 1, share: 'almost-everyone', shutOut: [2], free: [1] },
        ...{ onlyFor: null, exceptFor: { column: 1, areas: 1 } },
      },
    ],
    [
      'User-agent: Bingbot\nDisallow: /a\nDisallow: /b\n',
      {
        ...{ kind: 'open-except', areas: 2, share: 'some', shutOut: [], free: [0] },
        ...{ onlyFor: { column: 1, areas: 2 }, exceptFor: null },
      },
    ],
    [
      // Bingbot is blocked from far more than the areas that it alone is blocked from.
      'User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow: /\nAllow: /b\nDisallow: /b/c\n',
      {
        ...{ kind: 'open-except', areas: 1, share: 'everyone', shutOut: [], free: [] },
        ...{ onlyFor: null, exceptFor: null },
      },
    ],
    [
      'User-agent: GPTBot\nDisallow: /\n',
      {
        kind: 'open-except',
        areas: 0,
        share: 'some',
        shutOut: [1],
        free: [],
        onlyFor: null,
        exceptFor: null,
      },
    ],
  ])('of %j', (text, expected) => {
    expect(contentOf(text).summary).toEqual(expected);
  });
});

describe('the lines behind a cell', () => {
  test('are those by which the crawlers of the columns get its verdict', () => {
    const { linesOf } = make(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /*.pdf\n',
    );
    expect([...linesOf('areas', 0, [0])]).toEqual([]);
    expect([...linesOf('areas', 0, [0, 1])]).toEqual([2, 5]);
    expect([...linesOf('areas', 1, [0])]).toEqual([8, 9]);
    expect([...linesOf('patterns', 0, [0])]).toEqual([10]);
    expect([...linesOf('patterns', 7, [0, 9])]).toEqual([]);
  });

  test('are at most 200', () => {
    const many = Array.from({ length: 300 }, (_, index) => `Disallow: /${index}-\n`).join('');
    expect(make(`User-agent: *\n${many}`).linesOf('areas', 1, [0])).toHaveLength(200);
  });
});

describe('the limits', () => {
  const nothing = (text: string) => {
    const made = finish(fileOverview(lintEngine, open(text), crawlers));
    return 'kind' in made ? made : null;
  };
  const times = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('');

  test('are named', () => {
    expect(nothing(`User-agent: *\n${times(10_001, (i) => `Disallow: /${i}*x\n`)}`)).toEqual({
      kind: 'stars',
      most: 10_000,
    });
    expect(nothing(`${times(1_001, (i) => `User-agent: bot${i}\n`)}Disallow: /\n`)).toEqual({
      kind: 'names',
      most: 1_000,
    });
    const group = (i: number) => `User-agent: bot${i}\nDisallow: /${i}\n\n`;
    expect(nothing(times(400, group))).toEqual({ kind: 'columns', most: 400 });
    expect(nothing(times(399, group))).toBeNull();
    const stars = times(3_000, (i) => `${i % 2 === 0 ? 'Allow' : 'Disallow'}: /*a${i}\n`);
    expect(nothing(`User-agent: *\n${stars}`)).toEqual({ kind: 'work' });
    const shared = `${times(60, (i) => `User-agent: bot${i}\n`)}${times(7_000, (i) => `Disallow: /${i}\n`)}\n`;
    expect(nothing(shared + times(60, group))).toEqual({ kind: 'rules', most: 400_000 });
  });

  test("don't keep plain rules from being described", () => {
    const [everyone] = contentOf(`User-agent: *\n${times(25_000, (i) => `Disallow: /p${i}/\n`)}`).columns;
    expect(everyone?.reach).toEqual({ rest: 'allowed', areas: 25_000 });
    const folders = `User-agent: *\n${times(10_000, (i) => `Disallow: /f${i}/\nAllow: /f${i}/x\n`)}`;
    expect(contentOf(folders).areas.rowCount).toBe(20_001);
  });

  test("don't keep groups of known crawlers from being described", () => {
    const names = crawlers.filter(asksForRobotsTxt).map(({ productToken }) => productToken);
    expect(names.length).toBeGreaterThan(100);
    const group = (name: string, i: number) => `User-agent: ${name}\nDisallow: /${i}\n\n`;
    expect(nothing(times(names.length, (i) => group(names[i] ?? '', i)))).toBeNull();
    expect(nothing(times(2_000, (i) => group(names[i % names.length] ?? '', i)))).toBeNull();
  });
});

test('the summary is silent about a place that some dialects compare with no URL as written', () => {
  // Only Google tells a dollar sign from its escape. For the others, the first of the two blocks both.
  const { columns, summary } = contentOf(
    'User-agent: *\nDisallow: /a\nDisallow: /*?*%24price\nDisallow: /*?*$price\n',
  );
  expect(columns.length).toBeGreaterThan(1);
  expect(summary).toMatchObject({ kind: 'open-except', onlyFor: null, exceptFor: null });
});
