import { expect, test } from 'vitest';
import { expectedWords } from '../../../answer';
import { UrlList } from '../../../url-lists/list';
import { acceptVerdicts } from '../accept-verdicts';
import { CellOutcome } from './cell-outcome';
import { finish } from './testdata/finish';
import { crawlerNamed, questionOf } from './testdata/questions';
import { UrlVerdicts } from './url-verdicts';
import type { VerdictColumn } from './verdict-column';

const URLS = ['/cart', '/'];

/** Columns for a crawler that the file decides about, and for one with the same groups that need not obey. */
function columns(): readonly VerdictColumn[] {
  const verdicts = new UrlVerdicts();
  const question = questionOf(['User-agent: *', 'Disallow: /cart'], URLS, []);
  const crawlers = [
    { ...crawlerNamed('a'), consultation: 'asks' as const },
    { ...crawlerNamed('a'), consultation: 'fetches-for-a-person' as const },
  ];
  verdicts.setQuestion({ ...question, crawlers });
  finish(verdicts.compute());
  return verdicts.columns;
}

test('a crawler that need not obey shares the cells of one that obeys, but not its answers', () => {
  const [obeys, person] = columns() as [VerdictColumn, VerdictColumn];
  expect(person.cells).toBe(obeys.cells);
  const facts = (column: VerdictColumn) =>
    URLS.map((_, row) => [
      column.outcomeAt(row),
      column.lineAt(row),
      expectedWords.filter((word) => column.meetsAt(row, word)),
    ]);
  expect([obeys, person].map((column) => URLS.map((_, row) => column.askedAt(row)))).toEqual([
    [null, null],
    [true, false],
  ]);
  expect(facts(obeys)).toEqual([
    [CellOutcome.disallowed, 2, ['blocked']],
    [CellOutcome.allowed, 0, ['allowed']],
  ]);
  expect(facts(person)).toEqual([
    [CellOutcome['not-applicable'], 2, ['asked', 'not-applicable']],
    [CellOutcome['not-applicable'], 0, ['allowed', 'not-applicable']],
  ]);
});

test('current results become expectations that they meet', () => {
  const list = new UrlList();
  for (const url of URLS) list.addText(url);
  const names = [{ names: ['Obeys'] }, { names: ['Person'] }];
  expect(finish(acceptVerdicts(list, null, columns(), names))).toBe(2);
  const { expectations } = list;
  expect(URLS.map((_, row) => ['Obeys', 'Person'].map((name) => expectations.wordAt(row, name)))).toEqual([
    ['blocked', 'asked'],
    [null, null],
  ]);
  expect(expectations.wordAt(1, null)).toBe('allowed');
});
