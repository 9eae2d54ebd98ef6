import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../engine';
import { PLAIN_ANSWER } from '../../../engine';
import { cliDifference, printableCell } from '../../../messages/cli';
import {
  checkSuite,
  csvReport,
  jsonReport,
  junitColumns,
  junitReport,
  readSuiteUrl,
  type Suite,
} from '../../../suite';
import type { Expected, UrlEntry } from '../../../suite/expected';
import { entriesWith } from '../../../suite/testdata/url-entries';
import { named, PlayedWork, queryOf } from '../testdata/played-work';
import type { UrlsCrawler } from '../urls-protocol';
import {
  crawlerNamed,
  fileLines,
  someCondition,
  someCrawlers,
  someUrls,
} from '../verdicts/testdata/questions';

const plain: Condition = { robotsUrl: null, answer: PLAIN_ANSWER };
const TIME = Date.UTC(2026, 10, 22, 1, 2, 3);

const WORDS: readonly (Expected | null)[] = [
  null,
  'allowed',
  { Abot: 'blocked' },
  { '*': 'allowed', Abot: 'blocked', Bbot: 'blocked' },
];

function played(
  lines: readonly string[],
  urls: readonly string[],
  crawlers: readonly UrlsCrawler[],
  condition?: Condition,
): PlayedWork {
  const work = new PlayedWork();
  work.update(1, {
    open: { source: lines.join('\n') },
    crawlers,
    condition: condition ?? plain,
  });
  const words = urls.map((_, i) => WORDS[i % WORDS.length] ?? null);
  work.loadList(entriesWith(urls, words));
  return work;
}

async function exported(work: PlayedWork, format: 'csv' | 'json' | 'junit'): Promise<string> {
  const file = work.answer('export', { format, time: TIME });
  if (file === null) throw new Error('Nothing is exported');
  return await file.text();
}

/** Returns the same question as a suite for the command-line tool. */
function suiteOf(
  work: PlayedWork,
  crawlers: readonly UrlsCrawler[],
  { robotsUrl, answer }: Condition,
): Suite {
  const place = robotsUrl === null ? null : new URL(robotsUrl);
  const entries = work.answer('entries', null) as readonly UrlEntry[];
  return {
    engine: 'own',
    answer,
    robotsUrl: place && { href: place.href, origin: place.origin },
    crawlers: crawlers.map((crawler) => ({
      ...crawler,
      key: crawler.names[0] as string,
      name: crawler.names[0] as string,
      near: [],
    })),
    urls: work.rows().map((row) => {
      const words = entries[row.row]?.expected ?? null;
      const isByName = words !== null && typeof words !== 'string';
      const read = readSuiteUrl(row.url, isByName ? new Map(Object.entries(words)) : words);
      if (!('testedUrl' in read)) throw new Error(row.url);
      return read;
    }),
  };
}

describe('results', () => {
  test('equal those of the command-line tool byte for byte', async () => {
    const condition = someCondition.filter(
      ({ robotsUrl }) => robotsUrl === null || robotsUrl.startsWith('https:'),
    );
    await fc.assert(
      fc.asyncProperty(fileLines, someUrls, someCrawlers, condition, async (lines, urls, some, condition) => {
        const crawlers = some.map((crawler, i) => named(crawler, `${'ABCDE'[i]}bot`));
        const work = played(lines, urls, crawlers, condition);
        if (work.rows().length * crawlers.length === 0) return;
        const result = checkSuite(lines.join('\n'), suiteOf(work, crawlers, condition));
        expect(await exported(work, 'csv')).toBe([...csvReport(result)].join(''));
        expect(await exported(work, 'json')).toBe([...jsonReport(result)].join(''));
        const options = {
          checkedAt: new Date(TIME),
          failure: (cell: (typeof result.cells)[number]) => cliDifference(printableCell(cell)),
        };
        expect(await exported(work, 'junit')).toBe([...junitReport(junitColumns(result), options)].join(''));
      }),
      {
        numRuns: 300,
        // A dialect that fails at a line, and one that doesn't support the scheme.
        examples: [
          [['User-agent: *', 'Disallow: //[x'], ['/'], [{ ...crawlerNamed('a'), dialect: 'python' }], plain],
          [
            ['User-agent: *', 'Disallow: /'],
            ['ftp://h/'],
            [{ ...crawlerNamed('a'), dialect: 'bing' }],
            plain,
          ],
        ],
      },
    );
  });

  test('are those of the rows shown, in their order', async () => {
    const work = played(
      ['User-agent: *', 'Disallow: /b'],
      ['/a', '/b', '/b2'],
      [named(crawlerNamed('a'), 'Abot')],
    );
    work.work.show(queryOf({ choice: 'disallowed', order: { by: 'url', descending: true } }));
    expect(await exported(work, 'csv')).toBe(
      'url,crawler,outcome,line,rule,expected,status\r\n/b2,Abot,blocked,2,Disallow: /b,blocked,pass\r\n/b,Abot,blocked,2,Disallow: /b,allowed,fail\r\n',
    );
  });

  test('of many rows are written in pieces and complete', async () => {
    const urls = Array.from({ length: 60_000 }, (_, i) => `/some/path/${i}`);
    const crawlers = ['a', 'b', 'c'].map((token) => named(crawlerNamed(token), `${token}bot`));
    const work = played([], urls, crawlers);
    const id = work.request('export', { format: 'csv', time: TIME });
    let pieces = 0;
    while (work.replyTo(id) === undefined && work.turn()) pieces++;
    expect(pieces).toBeGreaterThan(3);
    const text = await (work.replyTo(id) as File).text();
    expect(text.split('\r\n').length).toBe(180_002);
    expect(text.slice(text.lastIndexOf('/some'))).toBe('/some/path/59999,cbot,allowed,,,allowed,pass\r\n');
  });

  test('are null if nothing is decided or there are too many', () => {
    expect(
      played([], [], [named(crawlerNamed('a'), 'Abot')]).answer('export', { format: 'csv', time: TIME }),
    ).toBe(null);
    expect(played([], ['/a'], []).answer('export', { format: 'csv', time: TIME })).toBe(null);
    const urls = Array.from({ length: 100_001 }, (_, i) => `/${i}`);
    const many = Array.from({ length: 50 }, (_, i) => named(crawlerNamed('a'), `bot${i}`));
    expect(played([], urls, many).answer('export', { format: 'csv', time: TIME })).toBe(null);
  });
});
