import { describe, expect, it } from 'vitest';
import { allRows } from './all-rows';
import { fakeProblems } from './testdata/fake-problems';
import { rowOf } from './testdata/finding-rows';

const many = Array.from({ length: 2300 }, (_, index) =>
  rowOf({
    index,
    line: index + 1,
    ...(index % 100 === 7 && { rule: 'path-no-slash', isHeuristic: true }),
    ...(index % 100 === 9 && { severity: 'tidy' }),
  }),
);

describe('all findings', () => {
  it('come page by page, guesses and then tidy ones last', async () => {
    const problems = fakeProblems(many);
    const rows = await allRows(problems, 1);
    expect(rows).toHaveLength(many.length);
    expect(new Set(rows?.map((row) => row.index)).size).toBe(many.length);
    expect(rows?.findIndex((row) => row.isHeuristic)).toBe(many.length - 46);
    expect(rows?.findIndex((row) => row.severity === 'tidy')).toBe(many.length - 23);
    expect(problems.requestCount()).toBe(4);
  });

  it('are empty for a file without findings', async () => {
    expect(await allRows(fakeProblems([]), 1)).toEqual([]);
  });

  it('are null when the pages belong to different versions', async () => {
    expect(
      await allRows(
        fakeProblems(many, (requested) => (requested < 3 ? 1 : 2)),
        1,
      ),
    ).toBeNull();
    expect(await allRows(fakeProblems(many), 2)).toBeNull();
  });
});
