import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bing, type Dialect, google, python, rfc9309, standard1994 } from '../../src/engine/dialects';
import { CrawlerRules } from '../../src/engine/match/crawler-rules';
import { decideMany } from '../../src/engine/match/decide-many';
import { parseRobotsTxt } from '../../src/engine/parse';
import { ruleEffects } from '../../src/engine/proof';
import {
  ALPHABETS,
  allPaths,
  randomNumbers,
  randomRules,
  randomVersion,
} from '../../src/engine/proof/testdata/brute-force';
import { compareWithAllPaths, newComparison } from '../../src/engine/proof/testdata/compare-with-all-paths';
import { finish } from '../../src/engine/proof/testdata/finish';
import { checkOverviews } from './overviews/check-overviews';
import { checkVersions } from './versions/check-versions';

/**
 * `npm run check:proof [-- <lists> [seed]]`: compares every statement about random lists of rules (40,000 unless given)
 * with the verdicts on all short paths. Prints its seed and how often each statement was made.
 *
 * `npm run check:proof -- <folder> [seed]`: states what each rule does in every *.txt of a folder, for every crawler that the
 * file tells apart, and asks the engine about each path. Then compares each file's overview, and what changes to a changed version of it, with verdicts
 * on random paths.
 *
 * Exits with 1 if a statement is wrong.
 */
const LISTS = 40_000;
const DIALECTS = [google, rfc9309, python, standard1994, bing];

const [first = String(LISTS), second] = process.argv.slice(2);
const seed = Number(second ?? Math.floor(Math.random() * 1e9));
const wrong = /^\d+$/.test(first)
  ? checkRandomLists(Number(first), seed)
  : [...checkFiles(first), ...checkOverviewsIn(first), ...checkVersionsIn(first)];
for (const one of wrong.slice(0, 20)) console.error(one);
console.log(`${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function checkRandomLists(lists: number, seed: number): readonly string[] {
  console.log(`${lists} lists, seed ${seed}`);
  const wrong: string[] = [];
  for (const alphabet of ALPHABETS) {
    const random = randomNumbers(seed);
    const paths = new Map(DIALECTS.map((dialect) => [dialect, allPaths(alphabet, dialect)]));
    const comparison = newComparison();
    for (let list = 0; list < lists / ALPHABETS.length; list++) {
      const dialect = DIALECTS[list % DIALECTS.length] as Dialect;
      const rules = randomRules(alphabet, random);
      const version = randomVersion(rules, alphabet, random);
      compareWithAllPaths(rules, version, dialect, alphabet, paths.get(dialect) ?? [], comparison);
    }
    console.log(alphabet.name, comparison.counts);
    wrong.push(...comparison.wrong);
  }
  return wrong;
}

function checkOverviewsIn(folder: string): readonly string[] {
  const { wrong, counts } = checkOverviews(folder, seed);
  console.log(`overviews, seed ${seed}`, counts);
  return wrong;
}

function checkVersionsIn(folder: string): readonly string[] {
  const { wrong, counts } = checkVersions(folder, seed);
  console.log(`changed versions, seed ${seed}`, counts);
  return wrong;
}

function checkFiles(folder: string): readonly string[] {
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  let asked = 0;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  if (files.length === 0) throw new Error(`No *.txt in ${folder}`);
  for (const file of files) {
    const robots = parseRobotsTxt(new Uint8Array(readFileSync(join(folder, file))), google);
    const seen = new Set<string>();
    for (const token of ['', ...robots.agentNames.map((name) => name.token)]) {
      const crawler = { productTokens: token === '' ? [] : [token] };
      const { key } = new CrawlerRules(robots, crawler);
      if (seen.has(key)) continue;
      seen.add(key);
      const effects = [...finish(ruleEffects(robots, crawler))];
      for (const [, { kind }] of effects) counts[kind] = (counts[kind] ?? 0) + 1;
      const examples = effects.flatMap(([line, effect]) =>
        'path' in effect ? [{ line, path: effect.path }] : [],
      );
      const verdicts = decideMany(
        robots,
        crawler,
        examples.map(({ path }) => `https://example.com${path}`),
      );
      for (const [index, { line, path }] of examples.entries()) {
        asked++;
        if (verdicts.line[index] !== line)
          wrong.push(`${file}, line ${line}: ${path} is decided by another line`);
      }
    }
  }
  console.log(`${files.length} files, ${asked} paths`, counts);
  return wrong;
}
