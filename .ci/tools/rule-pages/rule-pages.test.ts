import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintRules } from '../../../src/lint/rules';
import { exampleCrawlers } from '../../../src/lint/testdata/example-file';
import { leftOut } from './left-out';
import { rulePages } from './rule-pages';
import { knownMistakes } from './testdata/known-mistakes';

const FOLDER = 'docs/rules';
const pages = rulePages(exampleCrawlers);

test('docs/rules has a page for each rule and no other (npm run docs:rules writes them)', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...pages.keys()].sort());
});

test.each([...pages])('%s is current (npm run docs:rules writes it)', (name, page) => {
  expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(page);
});

test('every known mistake has either a rule or a reason why it has none', () => {
  expect(new Set(knownMistakes).size).toBe(124);
  const without = knownMistakes.filter((id) => !lintRules.has(id));
  expect(without.sort()).toEqual(Object.keys(leftOut).sort());
});
