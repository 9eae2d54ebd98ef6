import { describe, expect, it } from 'vitest';
import {
  asColumns,
  columnName,
  type DescribedImport,
  importText,
  legacyLinesText,
  planText,
  progressText,
  rejectedTitle,
} from './urls-import';
import { endPlace, endTexts, rejectTexts } from './urls-import-reasons';

const done = (part: Partial<DescribedImport>): DescribedImport => ({
  added: 0,
  repeated: 0,
  lines: 0,
  rejectedCount: part.rejected?.length ?? 0,
  rejected: [],
  sitemapCount: 0,
  end: null,
  ...part,
});
const noUrl = { line: 14, reason: 'no-url' } as const;

describe('texts about an import', () => {
  it.each([
    [
      done({ added: 2417, rejected: [noUrl] }),
      'csv',
      'Line 14 of the CSV has no URL. 2,417 others were imported.',
    ],
    [done({ added: 1, rejected: [noUrl] }), 'list', 'Line 14 of the list has no URL. 1 other was imported.'],
    [done({ rejected: [noUrl] }), 'har', 'Entry 14 of the HAR file has no URL. Nothing was imported.'],
    [
      done({ repeated: 3, rejected: [noUrl] }),
      'log',
      'Line 14 of the log has no URL. All others were already in the list.',
    ],
    [
      done({ added: 5, rejectedCount: 12, rejected: [noUrl] }),
      'tsv',
      "5 URLs were imported. 12 lines weren't.",
    ],
    [done({ added: 1 }), 'table', '1 URL was imported.'],
    [done({ repeated: 2 }), 'list', 'No new URLs: all were already in the list.'],
    [
      done({ lines: 3, sitemapCount: 3 }),
      'sitemap',
      'This is an index of sitemaps: it names 3 sitemaps but no pages.',
    ],
    [done({ lines: 3 }), 'sitemap', 'This sitemap has no URLs. Nothing was imported.'],
    // The rest of the sitemap wasn't read, so it may have URLs.
    [done({ lines: 3, end: {} }), 'sitemap', 'Nothing was imported.'],
    [
      done({ lines: 101, rejectedCount: 100, end: {} }),
      'csv',
      'None of the 101 lines that were read has a URL that can be imported.',
    ],
    [
      done({ lines: 200_000, rejectedCount: 200_000 }),
      'list',
      'None of the 200,000 lines of the list has a URL that can be imported.',
    ],
    [done({ added: 2, rejectedCount: 2 }), 'sitemap', "2 URLs were imported. 2 entries weren't."],
    [
      done({ repeated: 3, rejectedCount: 5 }),
      'csv',
      "No new URLs: all were already in the list. 5 lines weren't imported.",
    ],
  ] as const)('%j of a %s', (expected, source, text) => {
    expect(importText(expected, source)).toBe(text);
  });

  it('include a name, a predicate and advice for every reason', () => {
    const texts = Object.values(rejectTexts);
    expect(texts.length).toBe(12);
    for (const { name, predicate, meaning } of texts) {
      expect(name).toMatch(/^[A-Z][^.]*$/);
      expect(predicate).toMatch(/^(?:has|is|isn't|expects|names|found) [^.]*[a-zA-Z]$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  });

  it('include the cause of an early end, its effect and what to do', () => {
    const texts = Object.values(endTexts);
    expect(texts.length).toBe(18);
    for (const { happened, meaning } of texts) {
      expect(happened).toMatch(/^[A-Z][^.]*(?:\.gz)?[^.]*\.$/);
      // At least two sentences.
      expect(meaning).toMatch(/^[A-Z].*[.:] .*\.$/);
    }
    expect(new Set(texts.map(({ happened }) => happened)).size).toBe(texts.length);
  });

  it('include the place of an early end', () => {
    expect(endPlace({ line: 1200, byte: 2048 }, false)).toBe(
      'Reading ended at line 1,200, after 2 KiB of the source.',
    );
    expect(endPlace({ line: 3, byte: 10 }, true)).toBe('Reading ended at entry 3, after 10 B of the source.');
    expect(endPlace({ line: 0, byte: 10 }, false)).toBe('Reading ended after 10 B of the source.');
  });

  it('use singular and plural', () => {
    expect([1, 2].map(rejectedTitle)).toEqual(["1 line wasn't imported", "2 lines weren't imported"]);
    expect([1, 2].map(legacyLinesText)).toEqual([
      "1 line isn't UTF-8 and was read as Windows-1252. Check its accented letters.",
      "2 lines aren't UTF-8 and were read as Windows-1252. Check their accented letters.",
    ]);
    expect([1, 5].map(asColumns)).toEqual([
      'Show this crawler as the column',
      'Show these 5 crawlers as columns',
    ]);
    expect(progressText(1024, 4096, 1000)).toBe('1 KiB of 4 KiB · 1,000 URLs in the list');
  });
});

describe('the detected format of a file', () => {
  const plain = { packed: false, isUtf16: false, table: null };
  it.each([
    [{ ...plain, source: 'list' }, 'A list with a URL in each line'],
    [
      { ...plain, source: 'csv', table: { separator: ';', hasHeader: true, columns: 3 } },
      'CSV, separated by semicolons, with a header · 3 columns',
    ],
    [
      { ...plain, source: 'table', table: { separator: '|', hasHeader: false, columns: 1 } },
      'A table, separated by |, without a header · 1 column',
    ],
    [
      { source: 'log', packed: true, isUtf16: true, table: null },
      "A server's access log, in UTF-16, compressed with gzip",
    ],
  ] as const)('%j', (plan, text) => {
    expect(planText(plan)).toBe(text);
  });

  it('includes the names of columns', () => {
    expect(columnName(1, 'Address')).toBe('2: Address');
    expect(columnName(999, '')).toBe('Column 1,000');
  });
});
