import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from '../../../src/engine/proof/testdata/brute-force';
import { ParsedFile } from '../../../src/worker/parsed-file';
import { checkOverview } from './check-overview';

const PATHS_PER_FILE = 3_000;
const SITE = 'https://example.com';
const FILLINGS = ['', 'x', 'a/b', '/x', '.pdf', '?q=1&', 'en'];
const ENDS = ['x', '/', '?a=b', '.html', '/x/y'];

/**
 * Compares the overview of each *.txt of a folder with the engine's verdicts on random paths made of its rules, for every crawler.
 * Leaves out files with more rows or places than are sent to the page. Returns what is wrong, and
 * the number of comparisons.
 */
export function checkOverviews(
  folder: string,
  seed: number,
): { readonly wrong: readonly string[]; readonly counts: object } {
  const random = randomNumbers(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const filled = (pattern: string): string =>
    pattern.replace(/\$$/, '').replaceAll('*', () => pick(FILLINGS));
  const wrong: string[] = [];
  const counts = { files: 0, addresses: 0, checks: 0, exceptions: 0, tooLarge: 0 };
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt'))) {
    const file = ParsedFile.open({ source: new Uint8Array(readFileSync(join(folder, name))) });
    const patterns = file.readBy('google').groups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern));
    const paths = new Set<string>();
    for (let count = 0; count < PATHS_PER_FILE; count++) {
      const path = filled(pick(patterns));
      const choice = random();
      if (choice < 0.3) addPath(paths, path + pick(ENDS));
      else if (choice < 0.6) addPath(paths, path + filled(pick(patterns)));
      else addPath(paths, choice < 0.7 ? path.slice(0, -1) : path);
    }
    const { content, checked, exceptions, wrong: found } = checkOverview(file, [...paths]);
    counts.files++;
    if (content === null || isCut(content.areas) || isCut(content.patterns)) {
      counts.tooLarge++;
      continue;
    }
    counts.addresses += paths.size;
    counts.checks += checked;
    counts.exceptions += exceptions;
    wrong.push(...found.map((each) => `${name}: ${each}`));
  }
  return { wrong, counts };
}

/** Adds a path as URLs contain it. That of robots.txt itself isn't part of an overview. */
function addPath(paths: Set<string>, written: string): void {
  const { href } = new URL(`${SITE}/${written.replace(/^\/+/, '')}`);
  const path = href.slice(SITE.length).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  if (href.startsWith(`${SITE}/`) && !path.startsWith('//') && path !== '/robots.txt') paths.add(path);
}

function isCut({
  rows,
  rowCount,
}: NonNullable<ReturnType<typeof checkOverview>['content']>['areas']): boolean {
  return rowCount > rows.length || rows.some(({ places, placeCount }) => placeCount > places.length);
}
