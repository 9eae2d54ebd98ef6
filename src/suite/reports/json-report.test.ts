import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNotes, anyResult } from '../testdata/results';
import { jsonReport } from './json-report';

test('a JSON parser restores every value of the report', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const { crawlers, cells, passed, failed, notSet } = result;
      const json = [...jsonReport(result)].join('');
      expect(json).not.toMatch(/\p{Surrogate}/u);
      expect(JSON.parse(json)).toEqual({
        format: 'robots-test-results',
        version: 1,
        passed,
        failed,
        notSet,
        crawlers: crawlers.map(({ name, dialect, consultation }) => ({ name, dialect, consultation })),
        results: cells,
      });
    }),
    { numRuns: 2_000 },
  );
});

test('a JSON parser restores every note, without what it is not about', () => {
  const noted = anyResult.chain((result) => anyNotes(result).map((notes) => ({ ...result, notes })));
  fc.assert(
    fc.property(noted, (result) => {
      const json = [...jsonReport(result)].join('');
      const { notes, results } = JSON.parse(json);
      expect(results).toEqual(result.cells);
      expect(notes).toEqual(
        result.notes.map(({ file, crawler, ...note }) => ({
          ...note,
          ...(file === null ? { crawler } : { file }),
        })),
      );
    }),
    { numRuns: 500 },
  );
});
