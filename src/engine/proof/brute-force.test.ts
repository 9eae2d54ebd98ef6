import { describe, expect, test } from 'vitest';
import { bing, google, python, rfc9309, standard1994 } from '../dialects';
import { ALPHABETS, allPaths, randomNumbers, randomRules, randomVersion } from './testdata/brute-force';
import { compareWithAllPaths, newComparison } from './testdata/compare-with-all-paths';

const LISTS = Number(import.meta.env.VITE_LISTS ?? 300);
const DIALECTS = [google, rfc9309, python, standard1994, bing];
const SEED = Number(import.meta.env.VITE_SEED ?? 4242);

describe('statements for every URL, compared with all short paths', () => {
  test.each(ALPHABETS)('$name', (alphabet) => {
    const random = randomNumbers(SEED);
    const all = DIALECTS.map((dialect) => ({ dialect, paths: allPaths(alphabet, dialect) }));
    const comparison = newComparison();
    for (let list = 0; list < LISTS / ALPHABETS.length; list++) {
      const rules = randomRules(alphabet, random);
      const { dialect, paths } = all[list % all.length] as (typeof all)[number];
      compareWithAllPaths(
        rules,
        randomVersion(rules, alphabet, random),
        dialect,
        alphabet,
        paths,
        comparison,
      );
    }
    expect(comparison.wrong).toEqual([]);
  });
});
