import { expect, test } from 'vitest';
import { google } from '../dialects';
import { CrawlerRules } from '../match/crawler-rules';
import { globMatches } from '../match/glob';
import { RuleList } from './rule-list';
import { ALPHABETS, fileOf, randomNumbers, randomRules } from './testdata/brute-force';
import { finish } from './testdata/finish';

const SEED = 77;
const LISTS = 60;

/** Patterns of few rules are compared one by one, so these lists are long enough for the index. */
test.each(ALPHABETS)(
  `an index finds the same patterns as a comparison with all: $name (seed ${SEED})`,
  (alphabet) => {
    const random = randomNumbers(SEED);
    for (let number = 0; number < LISTS; number++) {
      const rules = Array.from({ length: 30 }, () => randomRules(alphabet, random)).flat();
      const { deciding } = new CrawlerRules(fileOf(rules, google), { productTokens: ['x'] });
      const list = finish(RuleList.of(google, deciding));
      for (const { words, rule } of list.entries) {
        if (rule !== null && random() < 0.05) list.remove(rule);
        for (const word of words) {
          const matching = list.entries.filter(
            (entry) => !list.isRemoved(entry) && globMatches(entry.glob, word),
          );
          const first = matching[0] ?? null;
          const second = matching.find((entry) => entry.rule !== first?.rule) ?? null;
          expect([word, list.strongest(word)]).toEqual([word, first]);
          expect([word, ...list.topTwo(word)]).toEqual([word, first, second]);
        }
      }
    }
  },
);
