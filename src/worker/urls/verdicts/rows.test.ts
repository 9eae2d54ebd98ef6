import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellOutcome } from './cell-outcome';
import {
  chooseRows,
  countRows,
  type ExpectedVerdicts,
  facetsOf,
  type RowChoice,
  rowChoices,
} from './row-facets';
import { searchRows } from './search-rows';
import { sortByOutcome, sortByUrl } from './sort-rows';
import { finish } from './testdata/finish';
import {
  crawlerNamed,
  fileLines,
  listOf,
  packed,
  questionOf,
  someCondition,
  someCrawlers,
  someUrls,
} from './testdata/questions';
import { type UrlsQuestion, UrlVerdicts } from './url-verdicts';

function decided(question: UrlsQuestion): UrlVerdicts {
  const verdicts = new UrlVerdicts();
  verdicts.setQuestion(question);
  finish(verdicts.compute());
  return verdicts;
}

const rowsOf = (count: number): Uint32Array<ArrayBuffer> =>
  Uint32Array.from({ length: count }, (_, row) => row);

/** Returns whether a row matches a choice. A simple reference for the real filter. */
function isOf(choice: RowChoice, outcomes: readonly number[], words: readonly (string | null)[]): boolean {
  const pairs = outcomes.map((outcome, i) => [outcome, words[i] ?? null] as const);
  const set = pairs.filter(([, word]) => word !== null);
  const met = set.filter(
    ([outcome, word]) => outcome === CellOutcome[word === 'blocked' ? 'disallowed' : 'allowed'],
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
      return new Set(outcomes).size > 1;
    default:
      return outcomes.includes(CellOutcome[choice]);
  }
}

describe('choices', () => {
  test('are counted and applied for all crawlers and for one, in the given order', () => {
    const word = fc.constantFrom(null, null, 'allowed' as const, 'blocked' as const);
    const words = fc.array(word, { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(
        fileLines,
        someUrls,
        someCrawlers,
        someCondition,
        fc.option(words),
        fc.nat(4),
        (lines, urls, crawlers, condition, expected, one) => {
          const verdicts = decided(questionOf(lines, urls, crawlers, condition));
          const wordAt: ExpectedVerdicts['wordAt'] = (row, crawler) => expected?.[row * 5 + crawler] ?? null;
          const rows = rowsOf(urls.length).reverse();
          const outcomes = urls.map((_, row) => [...verdicts.cellsOf([row]).outcome]);
          const every = [...crawlers.keys()];
          for (const chosen of [every, every.slice(one, one + 1)]) {
            const facets = finish(
              facetsOf(verdicts.columns, chosen, urls.length, expected === null ? null : { wordAt }),
            );
            const counts = countRows(rows, facets);
            for (const choice of rowChoices) {
              const expected = [...rows].filter((row) =>
                isOf(
                  choice,
                  chosen.map((crawler) => outcomes[row]?.[crawler] as number),
                  chosen.map((crawler) => wordAt(row, crawler)),
                ),
              );
              const inOrder = chooseRows(null, facets, choice) ?? rowsOf(urls.length);
              // One comparison for all: each takes more time than what it compares.
              expect({
                choice,
                rows: [...(chooseRows(rows, facets, choice) ?? [])],
                count: counts[choice],
                inOrder: [...inOrder],
              }).toEqual({ choice, rows: expected, count: expected.length, inOrder: expected.toReversed() });
            }
            expect(countRows(null, facets)).toEqual(counts);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('a row without verdicts has no outcome and neither passes nor fails', () => {
    const verdicts = new UrlVerdicts();
    verdicts.setQuestion(questionOf(['User-agent: *', 'Disallow: /'], ['/a'], [crawlerNamed('a')]));
    verdicts.compute().next();
    const facets = finish(facetsOf(verdicts.columns, [0], 1, { wordAt: () => 'allowed' }));
    const { all, ...rest } = countRows(rowsOf(1), facets);
    expect(all).toBe(1);
    expect(new Set(Object.values(rest))).toEqual(new Set([0]));
  });

  test('a pending verdict does not count as a difference', () => {
    const verdicts = new UrlVerdicts();
    const lines = ['User-agent: a', 'Disallow: /', 'User-agent: b', 'Disallow: /b'];
    verdicts.setQuestion(questionOf(lines, ['/a'], [crawlerNamed('a'), crawlerNamed('b')]));
    const steps = verdicts.compute();
    const differing = () => countRows(rowsOf(1), finish(facetsOf(verdicts.columns, [0, 1], 1, null))).differs;
    while (verdicts.columns[0]?.cells.done !== 1) steps.next();
    expect([verdicts.columns[1]?.cells.done, differing()]).toEqual([0, 0]);
    finish(steps);
    expect(differing()).toBe(1);
  });
});

describe('search', () => {
  test('finds URLs with the text, in the given order, and yields between pieces', () => {
    const urls = Array.from({ length: 20_000 }, (_, i) => `https://h/Item/${i}`);
    const rows = rowsOf(urls.length).reverse();
    const steps = searchRows(listOf(urls), rows, 'iTEM/1999');
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses++;
    expect([...(step.value ?? [])]).toEqual([...rows].filter((row) => urls[row]?.includes('/1999')));
    expect(step.value?.length).toBe(11);
    expect(pauses).toBe(4);
  });

  test('finds all URLs for an empty text, otherwise those that contain it', () => {
    const searched = fc.constantFrom('', '/', 'a', 'B', 'H/', '%c3', '//', 'a/', '\u0130', 'i\u0307/');
    const withCapitals = fc
      .tuple(someUrls, fc.array(fc.constantFrom('/\u0130', '/A', '/i\u0307/'), { maxLength: 3 }))
      .map(([urls, others]) => [...urls, ...others, ...urls]);
    fc.assert(
      fc.property(withCapitals, searched, fc.boolean(), (urls, text, isPacked) => {
        const list = isPacked ? packed(listOf(urls)) : listOf(urls);
        const found = finish(searchRows(list, null, text)) ?? rowsOf(urls.length);
        const expected = [...urls.keys()].filter((row) =>
          urls[row]?.toLowerCase().includes(text.toLowerCase()),
        );
        expect([...found]).toEqual(expected);
      }),
    );
  });
});

describe('order', () => {
  const sorted = (urls: readonly string[], descending: boolean): number[] => [
    ...finish(sortByUrl(listOf(urls), urls.length, descending)),
  ];

  test('sorts by URL in both directions, with equal ones in list order, also across many runs', () => {
    const urls = Array.from({ length: 30_000 }, (_, i) => `/${(i * 7_919) % 10_007}`);
    const up = sorted(urls, false);
    const order = (sign: 1 | -1) =>
      [...urls.keys()].sort((a, b) => {
        const [first, second] = [urls[a] as string, urls[b] as string];
        if (first === second) return a - b;
        return first < second ? -sign : sign;
      });
    expect(up).toEqual(order(1));
    expect(sorted(urls, true)).toEqual(order(-1));
  });

  test('sorts by URL with runs of any length', () => {
    const long = fc.constantFrom('', 'x'.repeat(3_000_000));
    const entry = fc.tuple(fc.nat(9), long).map(([i, end]) => `/${i}${end}`);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.boolean(), (urls, descending) => {
        const found = sorted(urls, descending).map((row) => [urls[row]?.slice(0, 3), row]);
        const sign = descending ? -1 : 1;
        const expected = [...urls.keys()].sort((a, b) => {
          const [first, second] = [urls[a] as string, urls[b] as string];
          if (first === second) return a - b;
          return first < second ? -sign : sign;
        });
        expect(found).toEqual(expected.map((row) => [urls[row]?.slice(0, 3), row]));
      }),
      { numRuns: 50 },
    );
  });

  test('sorts by outcome in both directions, with equal ones in list order', () => {
    fc.assert(
      fc.property(fileLines, someUrls, someCondition, fc.boolean(), (lines, urls, condition, descending) => {
        const verdicts = decided(questionOf(lines, urls, [crawlerNamed('a')], condition));
        const [column] = verdicts.columns;
        if (column === undefined) throw new Error('no column');
        const sign = descending ? -1 : 1;
        const outcome = (row: number) => sign * column.outcomeAt(row);
        const expected = [...urls.keys()].sort((a, b) => outcome(a) - outcome(b) || a - b);
        expect([...finish(sortByOutcome(null, urls.length, column, descending))]).toEqual(expected);
        const odd = rowsOf(urls.length).filter((row) => row % 2 === 1);
        expect([...finish(sortByOutcome(odd, 0, column, descending))]).toEqual(
          expected.filter((row) => row % 2 === 1),
        );
      }),
    );
  });
});
