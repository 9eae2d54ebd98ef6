import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from '../../../src/engine/proof/testdata/brute-force';
import { ParsedFile } from '../../../src/worker/document/parsed-file';
import { randomPaths } from '../random-paths';
import { checkOverview } from './check-overview';

const PATHS_PER_FILE = 3_000;

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
  const wrong: string[] = [];
  const counts = { files: 0, addresses: 0, checks: 0, exceptions: 0, tooLarge: 0 };
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt'))) {
    const file = ParsedFile.open({ source: new Uint8Array(readFileSync(join(folder, name))) });
    const patterns = file.readBy('google').groups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern));
    const paths = randomPaths(patterns, PATHS_PER_FILE, random);
    const { content, checked, exceptions, wrong: found } = checkOverview(file, paths);
    counts.files++;
    if (content === null || isCut(content.areas) || isCut(content.patterns)) {
      counts.tooLarge++;
      continue;
    }
    counts.addresses += paths.length;
    counts.checks += checked;
    counts.exceptions += exceptions;
    wrong.push(...found.map((each) => `${name}: ${each}`));
  }
  return { wrong, counts };
}

function isCut({
  rows,
  rowCount,
}: NonNullable<ReturnType<typeof checkOverview>['content']>['areas']): boolean {
  return rowCount > rows.length || rows.some(({ places, placeCount }) => placeCount > places.length);
}
