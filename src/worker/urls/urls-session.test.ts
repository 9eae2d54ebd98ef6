import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Condition } from '../../engine';
import { PLAIN_ANSWER } from '../../engine';
import type { Expected, UrlEntry } from '../../suite/expected';
import { entriesWith, urlEntries } from '../../suite/testdata/url-entries';
import type { ExpectedOutcome } from '../../url-lists/list';
import { MOST_CRAWLERS } from '../../url-lists/list/expectations';
import { ParsedFile } from '../document/parsed-file';
import { fakeTimeouts, named, PlayedWork, queryOf } from './testdata/played-work';
import type { TableQuery, UrlRow, UrlsCrawler } from './urls-protocol';
import { CellOutcome } from './verdicts/cell-outcome';
import { type RowChoice, rowChoices } from './verdicts/row-facets';
import {
  crawlerNamed,
  fileLines,
  listOf,
  someCondition,
  someCrawlers,
  someUrls,
} from './verdicts/testdata/questions';
import { referenceCells } from './verdicts/testdata/reference';

const NAMES = ['Abot', 'Bbot', 'Cbot', 'Dbot', 'Ebot'];
const word = fc.constantFrom<ExpectedOutcome>('allowed', 'blocked');
const words: fc.Arbitrary<Expected | null> = fc.oneof(
  fc.constant(null),
  word,
  fc.dictionary(fc.constantFrom('Abot', 'bBOT', 'second', 'Stranger', '*'), word, { minKeys: 1 }),
);
const expected = fc.array(words, { maxLength: 12 });

const crawlersOf = (crawlers: readonly Parameters<typeof named>[0][]): UrlsCrawler[] =>
  crawlers.map((crawler, i) => named(crawler, NAMES[i] as string, ...(i === 1 ? ['second'] : [])));

/** A table with a text, crawlers and a list. */
function tableOf(
  lines: readonly string[],
  crawlers: readonly UrlsCrawler[],
  entries: readonly UrlEntry[],
  condition: Condition = { robotsUrl: null, answer: PLAIN_ANSWER },
): PlayedWork {
  const played = new PlayedWork();
  played.update(1, { open: { source: lines.join('\n') }, crawlers, condition });
  played.loadList(entries);
  return played;
}

const outcomesOf = ({ cells }: UrlRow): CellOutcome[] => cells.map(({ outcome }) => outcome);

/** Returns whether a row matches a choice. A simple reference for the real filter. */
function isChosen(row: UrlRow, choice: RowChoice): boolean {
  const set = row.cells.filter((cell) => cell.expected !== null);
  const met = set.filter(
    (cell) => cell.outcome === CellOutcome[cell.expected === 'blocked' ? 'disallowed' : 'allowed'],
  );
  switch (choice) {
    case 'all':
      return true;
    case 'not-set':
      return set.length === 0;
    case 'failed':
      return met.length < set.length;
    case 'passed':
      return set.length > 0 && met.length === set.length;
    case 'differs':
      return new Set(outcomesOf(row)).size > 1;
    default:
      return outcomesOf(row).includes(CellOutcome[choice]);
  }
}

const order: fc.Arbitrary<TableQuery['order']> = fc.oneof(
  fc.constant<TableQuery['order']>({ by: 'list' }),
  fc.record({ by: fc.constant('url' as const), descending: fc.boolean() }),
  fc.record({ by: fc.constant('outcome' as const), crawler: fc.nat(5), descending: fc.boolean() }),
);
const query: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.constantFrom('', '', 'a', 'H/', 'nothing'),
  requestedBy: fc.constant(null),
  choice: fc.constantFrom(...rowChoices),
  order,
});

/** Filters and sorts the rows of a query. A simple reference for the real table. */
function naiveRows(rows: readonly UrlRow[], { search, choice, order }: TableQuery): UrlRow[] {
  const found = rows.filter(
    (row) => row.url.toLowerCase().includes(search.toLowerCase()) && isChosen(row, choice),
  );
  if (order.by === 'list') return found;
  const sign = order.descending ? -1 : 1;
  const keyOf = (row: UrlRow): string | number =>
    order.by === 'url' ? row.url : (row.cells[order.crawler]?.outcome ?? 0);
  return found.sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === second) return a.row - b.row;
    return first < second ? -sign : sign;
  });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the table', () => {
  test('has the verdicts that the engine gives for single questions', () => {
    fc.assert(
      fc.property(fileLines, someUrls, someCrawlers, someCondition, (lines, urls, crawlers, condition) => {
        const played = tableOf(lines, crawlersOf(crawlers), urlEntries(...urls), condition);
        const rows = played.rows();
        const file = ParsedFile.open({ source: lines.join('\n') });
        const reference = referenceCells({
          urls: listOf(rows.map(({ url }) => url.replace(/^\/\.(?=\/\/)/, ''))),
          file,
          condition,
          crawlers,
        });
        expect(rows.flatMap(({ cells }) => cells.map(({ outcome, line }) => ({ outcome, line })))).toEqual(
          reference,
        );
        expect(played.status).toMatchObject({ version: 1, phase: 'complete', urls: rows.length });
      }),
      { numRuns: 500 },
    );
  });

  test('shows and counts the correct rows for any sequence of queries', () => {
    fc.assert(
      fc.property(
        fileLines,
        someUrls,
        someCrawlers,
        expected,
        fc.array(query, { minLength: 1, maxLength: 4 }),
        (lines, urls, crawlers, expected, queries) => {
          const played = tableOf(lines, crawlersOf(crawlers), entriesWith(urls, expected));
          const all = played.rows();
          for (const query of queries) {
            played.work.show(query);
            played.finish();
            expect(played.rows()).toEqual(naiveRows(all, query));
            const { rows, counts } = played.status;
            expect(rows).toBe(naiveRows(all, query).length);
            for (const choice of rowChoices)
              expect([choice, counts[choice]]).toEqual([
                choice,
                naiveRows(all, { ...query, choice, order: { by: 'list' } }).length,
              ]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('returns at most 500 rows at once, and only existing ones', () => {
    const urls = Array.from({ length: 1_200 }, (_, i) => `/${i}`);
    const played = tableOf([], crawlersOf([crawlerNamed('a')]), urlEntries(...urls));
    const from = (from: number, to: number) => played.answer('rows', { from, to }).rows.map(({ row }) => row);
    expect(from(0, 5_000)).toEqual(Array.from({ length: 500 }, (_, i) => i));
    expect(from(1_190, 1_300)).toEqual(Array.from({ length: 10 }, (_, i) => 1_190 + i));
    expect(from(-5, 2)).toEqual([0, 1]);
    expect(from(2_000, 2_100)).toEqual([]);
    expect(from(Number.NaN, Number.NaN)).toEqual([]);
  });

  test('has the verdicts and the version of the newest text, with edits at any point', () => {
    const urls = Array.from({ length: 5_000 }, (_, i) => `/${i % 2 === 0 ? 'a' : 'b'}/${i}`);
    const crawlers = crawlersOf([crawlerNamed('a'), crawlerNamed('b')]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(9), fc.constantFrom('/a', '/b', '/')), { maxLength: 6 }),
        (edits) => {
          const played = new PlayedWork();
          played.update(1, {
            open: { source: 'User-agent: a\nDisallow: /\nUser-agent: b\nAllow: /' },
            crawlers,
          });
          played.sendList(urlEntries(...urls));
          let last = '/';
          for (const [i, [turns, path]] of edits.entries()) {
            for (let turn = 0; turn < turns; turn++) played.turn();
            const source = `User-agent: a\nDisallow: ${path}\nUser-agent: b\nAllow: /`;
            played.update(i + 2, { open: { source } });
            last = path;
          }
          played.finish();
          expect(played.status).toMatchObject({ version: edits.length + 1, phase: 'complete', urls: 5_000 });
          const blocked = urls.filter((url) => url.startsWith(last)).length;
          expect(played.status.counts.disallowed).toBe(blocked);
          expect(played.status.done).toBe(played.status.all);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('decides nothing again after a query, an expectation or an edit that changes no rule', () => {
    const urls = Array.from({ length: 100 }, (_, i) => `/${i}`);
    const crawlers = crawlersOf([crawlerNamed('a')]);
    const played = tableOf(['User-agent: *', 'Disallow: /1'], crawlers, urlEntries(...urls));
    const { time } = played.status;
    played.work.show(queryOf({ choice: 'disallowed' }));
    played.answer('expect', { url: '/3', crawler: null, word: 'allowed' });
    expect(played.status).toMatchObject({ time, rows: 11, counts: { passed: 1, 'not-set': 99 } });
    fakeTimeouts();
    played.update(2, { transactions: [[[0, 0, '# a line\n']]] });
    played.finishAfterRest();
    expect(played.rows()[0]).toMatchObject({ url: '/1', cells: [{ line: 3 }] });
  });

  test('reports a new state whenever rows may have changed', () => {
    const crawlers = crawlersOf([crawlerNamed('a')]);
    const played = tableOf(['User-agent: *', 'Disallow: /a'], crawlers, urlEntries('/a', '/b'));
    fakeTimeouts();
    const states = [played.status.state];
    const next = (change: () => void): void => {
      change();
      played.finishAfterRest();
      states.push(played.status.state);
      expect(played.answer('rows', { from: 0, to: 9 }).state).toBe(played.status.state);
    };
    next(() => played.work.show(queryOf({ order: { by: 'url', descending: true } })));
    next(() => played.answer('expect', { url: '/a', crawler: null, word: 'blocked' }));
    next(() => played.update(2, { transactions: [[[0, 0, '\n']]] }));
    next(() => played.answer('acceptVerdicts', null));
    next(() => played.loadList([]));
    expect(states).toEqual([...new Set(states)].sort((a, b) => a - b));
  });
});

describe('expectations', () => {
  const crawlers = crawlersOf([crawlerNamed('a'), crawlerNamed('b')]);
  const text = ['User-agent: a', 'Disallow: /x', 'User-agent: b', 'Disallow: /x', 'Disallow: /y'];

  test('of a crawler take precedence over those for all, under any of its names in any case', () => {
    const played = tableOf(text, crawlers, [
      { url: '/x', expected: { aBOT: 'allowed' } },
      { url: '/y', expected: { SECOND: 'blocked', Other: 'allowed' } },
      { url: '/z', expected: 'allowed' },
    ]);
    const wordsOf = () => played.rows().map(({ cells }) => cells.map((cell) => cell.expected));
    expect(wordsOf()).toEqual([
      ['allowed', null],
      [null, 'blocked'],
      ['allowed', 'allowed'],
    ]);
    expect(played.status).toMatchObject({
      expectedCrawlers: ['aBOT', 'SECOND', 'Other'],
      hasExpectations: true,
      counts: { failed: 1, passed: 2 },
    });
    played.answer('expect', { url: '/z', crawler: 'Bbot', word: 'blocked' });
    expect(wordsOf()[2]).toEqual(['allowed', 'blocked']);
    expect(played.status.counts).toMatchObject({ failed: 2, passed: 1 });
    // The existing name stays, and a crawler without expectations disappears.
    expect(played.status.expectedCrawlers).toEqual(['aBOT', 'SECOND', 'Other']);
    played.answer('expect', { url: '/x', crawler: 'Abot', word: null });
    expect(wordsOf()[0]).toEqual([null, null]);
    expect(played.status.expectedCrawlers).toEqual(['SECOND', 'Other']);
  });

  test('are set by URL, even if its row has changed, but not for a URL that is gone', () => {
    const played = tableOf(text, crawlers, urlEntries('/x', '/.//y'));
    const blocked = (url: string) => played.answer('expect', { url, crawler: null, word: 'blocked' });
    played.loadList(urlEntries('/z', '/.//y', '/x'));
    expect(['/x', '/.//y', '/y', '/é'].map(blocked)).toEqual(['set', 'set', 'not-listed', 'not-listed']);
    expect(played.rows().map(({ url, expected }) => [url, expected])).toEqual([
      ['/z', null],
      ['/.//y', 'blocked'],
      ['/x', 'blocked'],
    ]);
  });

  test('of more crawlers than a list has room for are not set and change nothing', () => {
    const names = Array.from({ length: MOST_CRAWLERS }, (_, i) => `Crawler${i}`);
    const expected = Object.fromEntries(names.map((name) => [name, 'blocked' as const]));
    const played = tableOf(text, crawlers, urlEntries({ url: '/x', expected }, '/y'));
    const allowed = (crawler: string) => played.answer('expect', { url: '/y', crawler, word: 'allowed' });
    expect(['Abot', 'Crawler7'].map(allowed)).toEqual(['no-room', 'set']);
    expect(played.status.expectedCrawlers).toEqual(names);
  });

  test('of a crawler are distinguished from those for all, even with the same word', () => {
    const played = tableOf(text, crawlers, [{ url: '/x', expected: 'blocked' }]);
    const own = () => played.rows()[0]?.cells.map(({ expected, isOwn }) => [expected, isOwn]);
    expect(own()).toEqual([
      ['blocked', false],
      ['blocked', false],
    ]);
    played.answer('expect', { url: '/x', crawler: 'second', word: 'blocked' });
    expect(own()).toEqual([
      ['blocked', false],
      ['blocked', true],
    ]);
  });

  test('are set from the verdicts of the rows shown: one word if all agree, otherwise one for each', () => {
    const played = tableOf(text, crawlers, entriesWith(['/x', '/y', '/z'], ['allowed', 'allowed']));
    played.work.show(queryOf({ search: '/' }));
    expect(played.answer('acceptVerdicts', null)).toEqual({ rows: 3 });
    expect(played.answer('entries', null)).toEqual([
      { url: '/x', expected: 'blocked' },
      { url: '/y', expected: { Abot: 'allowed', Bbot: 'blocked' } },
      { url: '/z', expected: 'allowed' },
    ]);
    expect(played.status.counts).toMatchObject({ failed: 0, passed: 3 });
    played.update(2, { open: { source: 'User-agent: *\nDisallow: /y' } });
    played.work.show(queryOf({ choice: 'failed' }));
    played.finish();
    expect(played.rows().map(({ url }) => url)).toEqual(['/x', '/y']);
    expect(played.answer('acceptVerdicts', null)).toEqual({ rows: 2 });
    expect(played.status.counts).toMatchObject({ failed: 0, passed: 3 });
  });

  test('are all met once set from the verdicts, whatever was set before', () => {
    fc.assert(
      fc.property(fileLines, someUrls, someCrawlers, expected, (lines, urls, crawlers, expected) => {
        const played = tableOf(lines, crawlersOf(crawlers), entriesWith(urls, expected));
        const open = played.rows().filter(({ cells }) => cells.every(({ outcome }) => outcome > 1));
        const { rows } = played.answer('acceptVerdicts', null);
        expect(rows).toBe(played.status.urls - open.length);
        for (const row of played.rows())
          for (const cell of row.cells) {
            if (open.some((each) => each.row === row.row)) continue;
            expect(cell.expected).toBe(['allowed', 'blocked'][cell.outcome] ?? null);
          }
      }),
      { numRuns: 300 },
    );
  });

  test('are the same after being exported and loaded again', () => {
    fc.assert(
      fc.property(fileLines, someUrls, someCrawlers, expected, (lines, urls, crawlers, expected) => {
        const all = crawlersOf(crawlers);
        const first = tableOf(lines, all, entriesWith(urls, expected));
        const entries = first.answer('entries', null) as readonly UrlEntry[];
        const second = tableOf(lines, all, entries);
        expect(second.answer('entries', null)).toEqual(entries);
        const shown = (played: PlayedWork) =>
          played.rows().map(({ row, url, cells, expected, count }) => ({
            row,
            url,
            words: cells.map(({ outcome, expected, isOwn }) => [outcome, expected, isOwn]),
            expected,
            count,
          }));
        expect(shown(second)).toEqual(shown(first));
      }),
      { numRuns: 300 },
    );
  });

  test("for all stay beside those of one crawler, even if its name can't be a key", () => {
    const played = tableOf(text, crawlers, entriesWith(['/x', '/y', '/z'], ['allowed', 'blocked']));
    for (const [url, crawler] of [
      ['/x', 'second'],
      ['/y', '*'],
      ['/z', '__proto__'],
    ] as const)
      played.answer('expect', { url, crawler, word: 'blocked' });
    const entries: readonly UrlEntry[] = [
      { url: '/x', expected: { '*': 'allowed', second: 'blocked' } },
      { url: '/y', expected: { '*': 'blocked', 'User-agent: *': 'blocked' } },
      { url: '/z', expected: { 'User-agent: __proto__': 'blocked' } },
    ];
    expect(played.answer('entries', null)).toEqual(entries);
    played.loadList(entries);
    expect(played.answer('entries', null)).toEqual(entries);
    expect(played.status.expectedCrawlers).toEqual(['second', 'User-agent: *', 'User-agent: __proto__']);
  });

  test('the count of a URL is kept, up to the maximum', () => {
    const played = tableOf(text, crawlers, urlEntries({ url: '/x', count: 3 }, '/y', '/x'));
    expect(played.answer('entries', null)).toEqual([{ url: '/x', count: 4 }, { url: '/y' }]);
    const most = { url: '/x', count: 4_294_967_295 };
    played.loadList([most, most, { url: '/x' }]);
    expect(played.answer('entries', null)).toEqual([most]);
  });

  test('an entry that is not a URL is left out, a contradicting one counts without its word, and both are reported', () => {
    const played = tableOf(text, crawlers, []);
    const refused = played.loadList([
      { url: 'x' },
      { url: '/a', expected: 'allowed' },
      { url: '/a', expected: 'blocked' },
      { url: '/b', expected: { A: 'allowed' } },
      { url: '/b', expected: { A: 'blocked' } },
      { url: '/c', expected: { constructor: 'allowed' } as Record<string, 'allowed'> },
    ]);
    expect(refused).toEqual({ number: 2, entries: null, refused: 1, contradicting: 2 });
    expect(played.answer('entries', null)).toEqual([
      { url: '/a', count: 2, expected: 'allowed' },
      { url: '/b', count: 2, expected: { A: 'allowed' } },
      { url: '/c', expected: { 'User-agent: constructor': 'allowed' } },
    ]);
  });

  test.each<[Expected, Expected]>([
    [{ '*': 'allowed' }, 'blocked'],
    ['allowed', { '*': 'blocked' }],
    ['allowed', 'blocked'],
  ])('the first of two contradicting words stays, and both counts add up: %j, %j', (first, second) => {
    const played = tableOf(text, crawlers, []);
    const refused = played.loadList([
      { url: '/a', count: 2, expected: first },
      { url: '/a', count: 5, expected: second },
    ]);
    expect(refused).toEqual({ number: 2, entries: null, refused: 0, contradicting: 1 });
    expect(played.answer('entries', null)).toEqual([{ url: '/a', count: 7, expected: 'allowed' }]);
  });

  test('a list too large for links is not sent', () => {
    const urls = Array.from({ length: 5_001 }, (_, i) => `/${i}`);
    const played = tableOf(text, crawlers, urlEntries(...urls));
    expect(played.answer('entries', null)).toBe('too-many-urls');
    played.loadList([{ url: `/${'a'.repeat(9_000)}` }]);
    expect(played.answer('entries', null)).toBe('url-too-long');
  });
});
