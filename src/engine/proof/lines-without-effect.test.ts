import { expect, test } from 'vitest';
import { google, python, rfc9309, standard1994 } from '../dialects';
import { linesWithoutEffect } from './rule-effects';
import { ALPHABETS, allPaths, fileOf, randomNumbers, randomRules, verdictsOf } from './testdata/brute-force';
import { finish } from './testdata/finish';

const LISTS = 120;
const DIALECTS = [google, rfc9309, python, standard1994];
const SEED = 77;

test.each(ALPHABETS)('lines without an effect change no verdict on any short path: $name', (alphabet) => {
  const random = randomNumbers(SEED);
  const all = DIALECTS.map((dialect) => ({ dialect, paths: allPaths(alphabet, dialect) }));
  let removed = 0;
  for (let list = 0; list < LISTS / ALPHABETS.length; list++) {
    const rules = [...randomRules(alphabet, random), ...randomRules(alphabet, random)];
    const { dialect, paths } = all[list % all.length] as (typeof all)[number];
    const before = fileOf(rules, dialect);
    const lines = finish(linesWithoutEffect(before, { productTokens: ['x'] }));
    removed += lines.length;
    const rest = rules.map((rule, index) => (lines.includes(index + 2) ? '# removed' : rule));
    const after = fileOf(rest, dialect);
    expect([rules, verdictsOf(after, paths).outcome]).toEqual([rules, verdictsOf(before, paths).outcome]);
  }
  expect(removed).toBeGreaterThan(20);
});
