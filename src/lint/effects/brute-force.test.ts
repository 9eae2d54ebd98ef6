import { expect, test } from 'vitest';
import { fileOf } from '../../engine';
import { crawlerDialects, type Dialect } from '../../engine/dialects';
import { decideMany } from '../../engine/match';
import { parseRobotsTxt } from '../../engine/parse';
import {
  ALPHABETS,
  type Alphabet,
  allPaths,
  randomNumbers,
  randomRules,
} from '../../engine/proof/testdata/brute-force';
import { LintFile } from '../lint-file';
import { contextOf } from '../testdata/example-file';

const SEED = 2611;
const FILES = 120;
const CRAWLERS = ['a', 'b', 'c'];
/** Length of the longest paths, in characters. */
const LONGEST = 5;

test.each(ALPHABETS)(
  `rules without an effect change no verdict on a short path: $name (seed ${SEED})`,
  (alphabet) => {
    const random = randomNumbers(SEED);
    const all = crawlerDialects.map((dialect) => ({
      dialect,
      urls: allPaths({ ...alphabet, longest: LONGEST }, dialect).map((path) => `https://example.com${path}`),
    }));
    const changes: unknown[] = [];
    const count = { effects: 0, removed: 0 };
    for (let file = 0; file < FILES; file++) {
      const text = randomFile(alphabet, random);
      const { byLine, removable } = new LintFile(fileOf(parseRobotsTxt(text)), contextOf({})).effects;
      count.effects += byLine.size;
      count.removed += removable.size;
      // A rule without a path keeps its group, even if it is the only one.
      const versions = [...byLine.keys()].map((line) => replaced(text, [line], 'Disallow:'));
      versions.push(replaced(text, [...removable.keys()], '#'));
      changes.push(...all.flatMap(({ dialect, urls }) => changedUrls(text, versions, dialect, urls)));
    }
    expect(changes).toEqual([]);
    expect(count.effects).toBeGreaterThan(FILES / 2);
    expect(count.removed).toBeGreaterThan(FILES / 10);
  },
);

/** Returns a file with three groups, two of them for the same crawler or with the same rules. Some dots are escaped. */
function randomFile(alphabet: Alphabet, random: () => number): string {
  const names = random() < 0.5 ? ['*', 'a', 'a'] : ['a', 'b\nUser-agent: a', '*'];
  const rules = names.map(() =>
    randomRules(alphabet, random).map((rule) => (random() < 0.3 ? rule.replace(/\.(?!html)/, '%2E') : rule)),
  );
  const isRepeated = random() < 0.3;
  return names
    .map((name, at) => [`User-agent: ${name}`, ...(rules[isRepeated ? 0 : at] ?? []), ''].join('\n'))
    .join('\n');
}

function replaced(text: string, lines: readonly number[], by: string): string {
  return text
    .split('\n')
    .map((line, index) => (lines.includes(index + 1) ? by : line))
    .join('\n');
}

/** Returns the first URL whose verdict differs, for each version and crawler for which there is one. */
function changedUrls(
  text: string,
  versions: readonly string[],
  dialect: Dialect,
  urls: readonly string[],
): readonly unknown[] {
  const verdicts = (each: string) => {
    const robots = parseRobotsTxt(each, dialect);
    return CRAWLERS.map((crawler) => decideMany(robots, { productTokens: [crawler] }, urls).outcome);
  };
  const before = verdicts(text);
  return versions.flatMap((version) =>
    verdicts(version).flatMap((after, index) => {
      const at = after.findIndex((outcome, url) => outcome !== before[index]?.[url]);
      return at < 0 ? [] : [[dialect.id, CRAWLERS[index], urls[at], text, version]];
    }),
  );
}
