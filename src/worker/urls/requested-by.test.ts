import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { TableRows } from './table-rows';
import { named, PlayedWork, queryOf } from './testdata/played-work';
import type { TableQuery, UrlRow, UrlsRequests } from './urls-protocol';
import { crawlerNamed } from './verdicts/testdata/questions';

const AGENTS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  stranger: 'curious/0.1',
  nobody: '-',
} as const;
type Agent = keyof typeof AGENTS;
const KNOWN: readonly string[] = ['Googlebot', 'GPTBot', 'Bingbot'];

/** A request in a log: user agent and path. */
type Request = readonly [agent: Agent, path: string];

const TEXT = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } } as const;

function logOf(requests: readonly Request[], replaces = false): UrlsRequests['import']['payload'] {
  const lines = requests.map(
    ([agent, path]) =>
      `192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET ${path} HTTP/1.1" 200 1 "-" "${AGENTS[agent]}"`,
  );
  const source = new File([lines.join('\n')], 'access.log');
  return {
    source,
    plan: { ...TEXT, format: { kind: 'log' } },
    replaces,
  };
}

/** A table whose file blocks paths that start with `/b` for one of two crawlers. */
function tableOf(): PlayedWork {
  const played = new PlayedWork();
  played.update(1, {
    open: { source: 'User-agent: a\nDisallow: /b\nUser-agent: b\nAllow: /' },
    crawlers: [named(crawlerNamed('a'), 'Abot'), named(crawlerNamed('b'), 'Bbot')],
  });
  return played;
}

const requestersOf = (played: PlayedWork) => played.rows().map(({ url, requestedBy }) => [url, requestedBy]);

const request = fc.tuple(
  fc.constantFrom(...(Object.keys(AGENTS) as Agent[])),
  fc.constantFrom('/a', '/b', '/a/1', '/b/1', '/c', '/b?x'),
);
const requests = fc.array(request, { maxLength: 15 });
const query: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.constantFrom('', '', 'B', '1'),
  requestedBy: fc.constantFrom<TableQuery['requestedBy'][]>(
    null,
    'any',
    'id googlebot',
    'id gptbot',
    'id bingbot',
    'id nobody',
  ),
  choice: fc.constantFrom<TableQuery['choice'][]>('all', 'disallowed', 'not-set'),
  order: fc.constantFrom<TableQuery['order'][]>(
    { by: 'list' },
    { by: 'url', descending: true },
    { by: 'outcome', crawler: 0, descending: true },
  ),
});

/** Returns whether a row matches a query. A simple reference for the real filter. */
function isShown({ url, requestedBy, cells }: UrlRow, query: TableQuery): boolean {
  if (!url.includes(query.search.toLowerCase())) return false;
  if (query.choice === 'disallowed' && !cells.some(({ outcome }) => outcome === 1)) return false;
  if (query.requestedBy === null) return true;
  return query.requestedBy === 'any'
    ? requestedBy.length > 0
    : requestedBy.some((name) => `id ${name.toLowerCase()}` === query.requestedBy);
}

describe('the requesters of URLs', () => {
  test('are read from logs, one after another, and appear in rows and counts', async () => {
    await fc.assert(
      fc.asyncProperty(requests, requests, async (first, second) => {
        const played = tableOf();
        await played.read('import', logOf(first));
        await played.read('import', logOf(second));
        const all = [...first, ...second];
        const requesters = (path: string) =>
          new Set(
            all.flatMap(([agent, requested]) => (requested === path && KNOWN.includes(agent) ? agent : [])),
          );
        for (const { url, requestedBy } of played.rows())
          expect(new Set(requestedBy)).toEqual(requesters(url));
        const { requested, requesters: posted } = played.status;
        const paths = [...new Set(all.map(([, path]) => path))];
        expect(requested).toBe(paths.filter((path) => requesters(path).size > 0).length);
        expect(new Map(posted.map(({ name, urls }) => [name, urls]))).toEqual(
          new Map(
            KNOWN.flatMap((name) => {
              const urls = paths.filter((path) => requesters(path).has(name as Agent)).length;
              return urls === 0 ? [] : [[name, urls] as const];
            }),
          ),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('filter rows together with text and verdict, in any order, and affect the counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        requests,
        requests,
        fc.array(query, { minLength: 1, maxLength: 4 }),
        async (first, second, queries) => {
          const played = tableOf();
          await played.read('import', logOf(first));
          for (const [i, query] of queries.entries()) {
            played.work.show(query);
            played.finish();
            // More requests may arrive while a filter is set, even for known URLs.
            if (i === 0) await played.read('import', logOf(second));
            const shown = played.rows();
            const { rows, counts } = played.status;
            played.work.show(queryOf({ order: query.order }));
            played.finish();
            const all = played.rows();
            expect(shown).toEqual(all.filter((row) => isShown(row, query)));
            expect(rows).toBe(shown.length);
            const counted = (choice: 'all' | 'disallowed') =>
              all.filter((row) => isShown(row, { ...query, choice })).length;
            expect([counts.all, counts.disallowed]).toEqual([counted('all'), counted('disallowed')]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('hide all rows of another list until its requesters are known', () => {
    const table = new TableRows();
    table.reset(queryOf({ requestedBy: 'any' }));
    expect(table.shown).toEqual(new Uint32Array(0));
  });

  test('stay while URLs and expectations are added, and disappear with the list', async () => {
    const played = tableOf();
    await played.read(
      'import',
      logOf([
        ['GPTBot', '/b'],
        ['browser', '/a'],
      ]),
    );
    await played.read('import', { source: new File(['/c\n/b'], ''), plan: TEXT, replaces: false });
    played.answer('acceptVerdicts', null);
    const before = [
      ['/b', ['GPTBot']],
      ['/a', []],
      ['/c', []],
    ];
    expect(requestersOf(played)).toEqual(before);
    played.work.show(queryOf({ requestedBy: 'id gptbot', choice: 'disallowed' }));
    played.finish();
    expect(requestersOf(played)).toEqual(before.slice(0, 1));
    const { bytes } = played.status;
    await played.read('import', logOf([['Bingbot', '/d']], true));
    expect(played.status.bytes).toBeLessThanOrEqual(bytes);
    expect(played.status.requesters).toEqual([{ id: 'bingbot', name: 'Bingbot', urls: 1 }]);
    expect(played.rows()).toEqual([]);
    played.loadList([{ url: '/b' }]);
    expect(played.status).toMatchObject({ requesters: [], requested: 0, rows: 0 });
    played.work.show(queryOf());
    played.finish();
    expect(requestersOf(played)).toEqual([['/b', []]]);
  });

  test('stay with the URLs of a list edited as text, and are never missing meanwhile', async () => {
    const played = tableOf();
    const first: readonly Request[] = [
      ['GPTBot', '/b'],
      ['browser', '/a'],
      ['Bingbot', '/c'],
    ];
    await played.read('import', logOf(first));
    const posted = played.posted.length;
    // Advances the clock so that every status is due.
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 200));
    const source = new File(['/n\n/c\n/b\n'], '');
    await played.read('import', { source, plan: TEXT, replaces: true, isEdited: true });
    clock.mockRestore();
    expect(requestersOf(played)).toEqual([
      ['/n', []],
      ['/c', ['Bingbot']],
      ['/b', ['GPTBot']],
    ]);
    const statuses = played.posted
      .slice(posted)
      .flatMap((each) => (each.kind === 'status' ? each.status : []));
    expect(new Set(statuses.map(({ requested }) => requested))).toEqual(new Set([2]));
  });
});
