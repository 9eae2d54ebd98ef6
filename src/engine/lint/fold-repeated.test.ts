import { expect, test } from 'vitest';
import { plainWords, ruleAbouts } from '../lint-texts';
import { applyEdits } from './apply-edits';
import type { Finding } from './finding';
import { findingsIn } from './testdata/example-file';

function file(count: number): string {
  return `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: folder-${i}-x/\n`).join('')}`;
}

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'path-no-slash');
}

test('eleven of a kind are told one by one', () => {
  expect(found(file(11)).map(({ params }) => params.alike)).toEqual(Array(11).fill(undefined));
});

test('of more the eleventh stands for the rest, with their lines and one fix', () => {
  const text = file(40);
  const findings = found(text);
  expect(findings.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const last = findings.at(-1) as Finding;
  expect(last.related).toEqual(Array.from({ length: 29 }, (_, i) => i + 13));
  expect(last.params.alike).toBe(29);
  expect(found(applyEdits(text, last.fix?.() ?? [])).length).toBe(10);
});

test('each severity is folded for itself', () => {
  const text = `${file(20)}\nUser-agent: *\nDisallow: /kept\nDisallow: kept/y\n`;
  expect(found(text).map(({ severity }) => severity)).toEqual([...Array(11).fill('error'), 'note']);
});

test('its words name how many more there are', () => {
  const { params } = found(file(40)).at(-1) as Finding;
  const about = ruleAbouts.get('path-no-slash');
  expect(plainWords(about?.title(params) ?? [])).toMatch(/ \(and 29 more\)$/);
  expect(plainWords(about?.explain(params) ?? [])).toMatch(/The same goes for 29 more lines\.$/);
  expect(about?.fixName?.(params)).toBe('Put a slash in front (30 lines)');
  expect(about?.fixed?.(params)).toBe('changed to /folder-10-x/, and 29 more lines as well');
});
