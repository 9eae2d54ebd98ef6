import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers, readCrawler } from '../../catalogue/full';
import { isSuiteCrawler, readSuite, readSuiteCrawler, type SuiteCrawler } from '../../suite';
import { columnsOf } from './columns-of';
import { MOST_COLUMNS } from './most-columns';

type State = Parameters<typeof columnsOf>[0];

const plain: State = {
  catalogue: { crawlers, readCrawler },
  crawlerInput: 'googlebot',
  dialectChoice: 'own',
  list: { crawlers: [] },
};
const columns = (part: Partial<State>, expected: readonly string[] = []) =>
  columnsOf({ ...plain, ...part }, expected);
const names = (part: Partial<State>, expected: readonly string[] = []): string[] =>
  columns(part, expected).map(({ name }) => name);

describe('columns', () => {
  test('are the current crawler with the usual ones, or the chosen ones', () => {
    expect(names({})).toEqual(['Googlebot', 'Bingbot', 'GPTBot']);
    expect(names({ crawlerInput: 'My-Bot' })).toEqual(['My-Bot', 'Googlebot', 'Bingbot', 'GPTBot']);
    expect(names({ crawlerInput: 'Mozilla/5.0' })).toEqual(['Googlebot', 'Bingbot', 'GPTBot']);
    const list = { crawlers: ['GPTBot', 'gptbot', 'my-bot', 'User-agent: GPTBot'] };
    expect(names({ list })).toEqual(['GPTBot', 'my-bot']);
  });

  test('include all crawlers named in expectations, after the others', () => {
    expect(names({ list: { crawlers: ['GPTBot'] } }, ['my-bot', 'gptbot'])).toEqual(['GPTBot', 'my-bot']);
  });

  test('leave out a policy token unless it is chosen or named in an expectation', () => {
    const crawlerInput = '__usage_ai-training';
    expect(names({ crawlerInput })).toEqual(['Googlebot', 'Bingbot', 'GPTBot']);
    expect(names({ list: { crawlers: [crawlerInput] } })).toEqual([crawlerInput]);
    expect(names({}, [crawlerInput])).toContain(crawlerInput);
  });

  test('are empty before the catalogue has loaded, and have names as typed if it is missing', () => {
    expect(names({ catalogue: 'loading' })).toEqual([]);
    expect(names({ catalogue: 'missing', crawlerInput: 'Applebot' })).toEqual([
      'Applebot',
      'Googlebot',
      'bingbot',
      'gptbot',
    ]);
  });

  test('are at most fifty', () => {
    const many = Array.from({ length: 200 }, (_, index) => `bot-${'x'.repeat(index)}`);
    expect(columns({ list: { crawlers: many } }, ['one-more']).length).toBe(MOST_COLUMNS);
  });
});

test('a column selects its crawler by id, and uses the chosen dialect', () => {
  const [gptbot, own] = columns({ list: { crawlers: ['GPTBot/1.0', 'My-Bot'] } });
  expect(gptbot).toMatchObject({ input: 'gptbot', name: 'GPTBot', consultation: 'asks' });
  expect(gptbot?.names).toContain('GPTBot/1.0');
  expect(own).toMatchObject({ input: 'My-Bot', productTokens: ['My-Bot'], consultation: 'unknown' });
  expect(columns({ dialectChoice: 'yandex' }).map(({ dialect }) => dialect)).toEqual([
    'yandex',
    'yandex',
    'yandex',
  ]);
});

test('no name belongs to two columns', () => {
  const owners = new Map<string, string>();
  for (const { id } of crawlers) {
    const [column] = columns({ list: { crawlers: [id] } });
    for (const name of column?.names ?? []) {
      expect([name, owners.get(name.toLowerCase()) ?? id]).toEqual([name, id]);
      owners.set(name.toLowerCase(), id);
    }
  }
});

test('a name means the same crawler in a column as in the command', () => {
  const written = fc.oneof(
    fc.constantFrom(
      ...crawlers.flatMap(({ id, name, productToken, aliases }) => [id, name, productToken, ...aliases]),
    ),
    fc.constantFrom(
      'GPTBOT',
      'Mozilla/5.0 (compatible; Bingbot/2.0)',
      'User-agent: Applebot',
      'nobody-knows-me',
      'Gogglebot',
      'User-agent: *',
    ),
    fc
      .string({ minLength: 1, maxLength: 12 })
      .filter(
        (name) =>
          !['*', 'prototype'].includes(name) && !(name in {}) && isSuiteCrawler(readSuiteCrawler(name)),
      ),
  );
  fc.assert(
    fc.property(fc.uniqueArray(written, { minLength: 1, maxLength: 8 }), (inputs) => {
      const commanded = commandedCrawlers(inputs);
      const shown = columns({ list: { crawlers: inputs.slice(0, 1) } }, Object.keys(wordsFor(inputs)));
      expect(
        shown.map(({ name, productTokens, ignoresGlobalGroup, dialect, consultation }) => ({
          ...{ name, productTokens, ignoresGlobalGroup, dialect, consultation },
        })),
      ).toEqual(commanded.map(({ key: _key, near: _near, ...crawler }) => crawler));
      for (const input of inputs) {
        const reading = readSuiteCrawler(input);
        const column = shown.find((each) => each.names.includes(input));
        expect(column?.name).toBe(isSuiteCrawler(reading) ? commandedName(commanded, reading.key) : '');
        expect(shown.filter((each) => each.names.includes(input)).length).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});

/** Returns the crawlers that the command tests: the first name is a crawler of the suite, and all have an expectation. */
function commandedCrawlers(inputs: readonly string[]): readonly SuiteCrawler[] {
  const reading = readSuite({
    format: 'robots-test',
    version: 1,
    crawlers: [inputs[0]],
    urls: [{ url: '/', expected: wordsFor(inputs) }],
  });
  if (reading.kind !== 'suite') throw new Error(JSON.stringify(reading.problems));
  return reading.suite.crawlers;
}

function wordsFor(inputs: readonly string[]): Record<string, 'allowed'> {
  return Object.fromEntries(inputs.map((input) => [input, 'allowed' as const]));
}

function commandedName(commanded: readonly SuiteCrawler[], key: string): string | undefined {
  return commanded.find((crawler) => crawler.key === key)?.name;
}
