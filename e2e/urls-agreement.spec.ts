import { readUrl } from '../src/engine/address';
import { checkSuite, readSuite } from '../src/suite';
import { csvReport } from '../src/suite/reports/csv-report';
import { downloaded } from './support/downloaded';
import { expect, test } from './support/test';
import { UrlsView } from './support/urls-view';

/** Product tokens of the catalogue, of several dialects and with fallbacks, and names that aren't in it. */
const CRAWLERS = [
  ...[
    'Googlebot',
    'Googlebot-Image',
    'Googlebot-News',
    'AdsBot-Google',
    'Storebot-Google',
    'Bingbot',
    'YandexBot',
  ],
  ...[
    'GPTBot',
    'ClaudeBot',
    'CCBot',
    'Applebot',
    'DuckDuckBot',
    'AhrefsBot',
    'MJ12bot',
    'SemrushBot',
    'Baiduspider',
  ],
  ...['PetalBot', 'nobody-crawler', 'shop-auditor', 'Amazonbot'],
];
const URLS = 5_000;
const PARTS = [
  'a',
  'b',
  'ab',
  'shop',
  'cart',
  'x.html',
  'index.html',
  '%41',
  '%e2%82%ac',
  'é',
  '*',
  '$',
  '?q=1',
  'p;v=2',
];

/** Creates a seeded generator of pseudo-random numbers. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('100,000 random questions get the same answers in the page as in the command and the engine', {
  tag: '@all',
}, async ({ tester }) => {
  const random = randomNumbers(20_261_122);
  const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const many = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);
  const path = (): string => `/${many(1 + random(6), () => oneOf([...PARTS, '/'])).join('')}`;
  const group = (): string =>
    [
      ...many(1 + random(2), () => `User-agent: ${oneOf(['*', ...CRAWLERS])}`),
      ...many(random(12), () => `${oneOf(['Allow', 'Disallow'])}: ${path()}${oneOf(['', '*', '$'])}`),
    ].join('\n');
  const text = `${many(40, group).join('\n\n')}\n`;
  // URLs in the form in which a list stores them, without duplicates.
  const randomUrl = (): string => {
    const reading = readUrl(`${oneOf(['', 'https://example.com', 'https://other.example'])}${path()}`);
    // Two slashes at the start mean a host without a scheme, and not every name is valid.
    if (reading.kind !== 'url') return '/';
    return reading.origin === null ? reading.path : reading.testedUrl;
  };
  const urls = [...new Set(many(URLS * 3, randomUrl))].slice(0, URLS);
  expect(urls.length).toBe(URLS);
  const suite = { crawlers: CRAWLERS, robotsUrl: 'https://example.com/robots.txt', urls };

  const reading = readSuite({ format: 'robots-test', version: 1, ...suite });
  if (reading.kind === 'problems') throw new Error(JSON.stringify(reading.problems));
  const result = checkSuite(text, reading.suite);
  expect(result.cells.length).toBe(URLS * CRAWLERS.length);
  expect(new Set(result.cells.map(({ outcome }) => outcome))).toEqual(
    new Set(['allowed', 'blocked', 'not-applicable']),
  );

  await tester.start();
  const view = new UrlsView(tester);
  await view.show({ text, ...suite });
  const { content } = await downloaded(tester.page, () => view.export('CSV'));
  expect(content.toString('utf8')).toBe([...csvReport(result)].join(''));
});
