import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settledChoices } from '../../messages';
import { problemsOf } from './testdata/check-table';

const root = resolve(import.meta.dirname, '../../..');

function read(file: string): string | null {
  const path = resolve(root, file);
  return path.startsWith(root) && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const document = read('docs/founding-documents.md') ?? '';

describe('docs/founding-documents.md', () => {
  test('has every statement and contradiction, and valid references', () => {
    expect(problemsOf(document, read)).toEqual([]);
  });

  test('names as many unbuilt settings as the page has choices', () => {
    expect(document.match(/\| Not built: /g)).toHaveLength(settledChoices.length);
  });

  test('contains no paths outside the repository', () => {
    expect(document).not.toMatch(/\.\.\/|\/work\b|\bshared\//);
  });
});

describe('the check detects', () => {
  /** Returns the problems that a changed row adds. */
  function planted(id: string, change: (row: string) => string): readonly string[] {
    const row = document.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';
    expect(row).not.toBe('');
    const before = problemsOf(document, read);
    const after = problemsOf(document.replace(`${row}\n`, change(`${row}\n`)), read);
    return after.filter((problem) => !before.includes(problem));
  }

  /** Returns the problems that another last cell adds. */
  const shownBy = (id: string, cell: string) =>
    planted(id, (row) => `${row.split('|').slice(0, -2).join('|')}| ${cell} |\n`);

  const file = 'src/app/founding/statements.test.ts';
  const title = 'founding statement 75: an ASCII file and a UTF-8 file are accepted';

  test('a missing row', () => {
    expect(planted('77', () => '')).toEqual(['77: 0 rows']);
    expect(planted('C12', () => '')).toEqual(['C12: 0 rows']);
  });

  test('a duplicate row, and one too many', () => {
    expect(planted('77', (row) => row + row)).toEqual(['77: 2 rows']);
    expect(planted('C12', (row) => row + row)).toEqual(['C12: 2 rows']);
    expect(planted('159', (row) => row + row.replace('| 159 |', '| 160 |'))).toContain(
      '160: no such statement',
    );
    expect(planted('C22', (row) => row + row.replace('| C22 |', '| C23 |'))).toContain(
      'C23: no such statement',
    );
  });

  test('a number that is in no range, or in two', () => {
    expect(planted('4–5', (row) => row.replace('4–5', '4'))).toEqual(['5: 0 rows']);
    expect(planted('4–5', (row) => row.replace('4–5', '4–6'))).toEqual(['6: 2 rows']);
    expect(planted('4–5', (row) => row.replace('4–5', '5–4'))).toEqual(['4: 0 rows', '5: 0 rows']);
  });

  test('a wrong file', () => {
    const missing = 'src/app/founding/no-such.test.ts';
    expect(shownBy('75', `\`${missing}\`: \`${title}\``)).toEqual([`${missing} does not exist`]);
  });

  test('a wrong title, and one that is only the beginning of a title', () => {
    expect(shownBy('75', `\`${file}\`: \`${title}\``)).toEqual([]);
    for (const wrong of [`${title} twice`, title.slice(0, -1)])
      expect(shownBy('75', `\`${file}\`: \`${wrong}\``)).toEqual([`${file} has no “${wrong}”`]);
  });

  test('a quote that a source file does not have', () => {
    const help = 'src/messages/en/help.ts';
    expect(shownBy('37', `\`${help}\`: \`no such words\``)).toEqual([`${help} has no “no such words”`]);
  });

  test('a case or a test of another statement', () => {
    const cases = 'src/engine/testdata/founding-match.json';
    expect(shownBy('75', `\`${cases}\`: \`"item": 136,\``)).toEqual(['75: “"item": 136,” is about 136']);
    expect(shownBy('74', `\`${file}\`: \`${title}\``)).toEqual([`74: “${title}” is about 75`]);
  });

  test('a test file without a test of the statement, or with too few', () => {
    const help = 'src/app/founding/contradictions.test.ts';
    expect(shownBy('75', `\`${help}\``)).toEqual([`75: ${help} has 0 of 1 tests`]);
    expect(shownBy('75', `\`${file}\`; \`${file}\``)).toEqual([`75: ${file} has 1 of 2 tests`]);
    expect(shownBy('75', '`src/app/founding/no-such.test.ts`')).toEqual([
      'src/app/founding/no-such.test.ts does not exist',
    ]);
  });

  test('a case that there is none of', () => {
    const cases = 'src/engine/testdata/founding-match.json';
    expect(planted('75', (row) => row.replace(/\|[^|]*\|\n$/, '|\n'))).toEqual([
      `${cases} has no “"item": 75,”`,
    ]);
    expect(planted('59', (row) => row.replace(/\|\n$/, '| scope |\n'))).toEqual([
      'src/engine/fetch/testdata/scope-cases.json has no “"item": 59,”',
    ]);
  });

  test('a contradiction without a test', () => {
    const tests = 'src/app/founding/contradictions.test.ts';
    const readOthers = (path: string) => (path === tests ? '' : read(path));
    expect(problemsOf(document, readOthers)).toContain(`C12: ${tests} has 0 of 1 tests`);
  });

  test('a row without a reference', () => {
    expect(shownBy('11', 'nowhere')).toEqual(['11: shown by nothing']);
    expect(shownBy('11', 'open')).toEqual(['11: shown by nothing']);
    expect(shownBy('75', `\`${title}\``)).toEqual(['75: shown by nothing', '75: code that is no reference']);
    expect(planted('75', (row) => row.replace(/\|\n$/, '| |\n'))).toEqual(['75: not 3 cells with text']);
  });
});
