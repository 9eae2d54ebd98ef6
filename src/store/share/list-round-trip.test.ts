import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExpectedOutcome, UrlList } from '../../url-lists/list';
import { expectWord, listEntries, listOf } from '../../worker/urls/list-entries';
import { readShareCode, shareFragment } from './share-code';
import type { SharedState } from './shared-state';
import { readTestFile, writeTestFile } from './test-file';
import { smallState } from './testdata/shared';

const LIMIT = 10_000_000;
const crawlers = ['Googlebot', 'GPTBot', 'my bot/1.0', '*', '__proto__', 'constructor', '7', 'é\udce9'];
const word = fc.constantFrom<ExpectedOutcome>('allowed', 'blocked');
/** A list as it results from imports and clicks: repeated URLs, expectations for all crawlers, for one, or both. */
const lists: fc.Arbitrary<UrlList> = fc
  .array(
    fc.record({
      url: fc.oneof(
        fc.nat(9).map((path) => `/${path}`),
        fc.constantFrom('https://example.com/ü?b', '/.//c'),
      ),
      crawler: fc.constantFrom(null, ...crawlers),
      word: fc.option(word),
    }),
    { maxLength: 25 },
  )
  .map((lines) => {
    const list = new UrlList();
    for (const { url, crawler, word } of lines)
      expectWord(list, list.addText(url), [], { crawler, word: word ?? null });
    return list;
  });

/** Returns everything in a list, row by row. A field name precedes names that can't be keys. */
function contentOf(list: UrlList): unknown {
  const { expectations } = list;
  return Array.from({ length: list.length }, (_, row) => ({
    url: list.urlAt(row),
    count: list.countAt(row),
    forAll: expectations.wordAt(row, null),
    words: crawlers.map(
      (name) => expectations.wordAt(row, name) ?? expectations.wordAt(row, `User-agent: ${name}`),
    ),
  }));
}

/** Returns the stored form of a list. */
function carried(list: UrlList): SharedState {
  const entries = listEntries(list);
  if (typeof entries === 'string') throw new Error(entries);
  return { ...smallState, urls: entries };
}

function listFrom(state: SharedState | string | null): UrlList {
  if (state === null || typeof state === 'string') throw new Error(`Not read: ${state}`);
  const steps = listOf(state.urls);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value.list;
}

describe('a list is unchanged', () => {
  test('from a test file', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = readTestFile(writeTestFile(carried(list)) ?? new Uint8Array());
        expect(contentOf(listFrom(read))).toEqual(contentOf(list));
      }),
      { numRuns: 500 },
    );
  });

  test('from a share code', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const read = await readShareCode((await shareFragment(carried(list))) ?? '', LIMIT);
        expect(contentOf(listFrom(read))).toEqual(contentOf(list));
      }),
      { numRuns: 300 },
    );
  });
});
