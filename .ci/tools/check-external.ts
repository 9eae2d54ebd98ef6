import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchDifference, parseDifference } from '../../src/engine/testdata/compare-with-google';
import { type MatchVector, type ParseVector, readVectors } from '../../src/engine/testdata/read-vectors';

/**
 * Compares the engine with vectors that aren't in the repository (third-party texts): `npm run check:external -- <folder>`. Reads every
 * `match*.jsonl.gz` and `parse*.jsonl.gz` in the folder, prints each difference, and fails if there is any, or nothing to compare.
 */
const folder = process.argv[2];
let compared = 0;
let different = 0;

function compare<Vector>(file: string, difference: (vector: Vector) => string | null): void {
  let cases = 0;
  for (const vector of readVectors<Vector>(file)) {
    cases++;
    const found = difference(vector);
    if (found === null) continue;
    different++;
    console.error(found);
  }
  compared += cases;
  console.log(`${file}: ${cases} cases`);
}

if (folder === undefined) {
  console.error('Which folder? npm run check:external -- <folder>');
  process.exitCode = 2;
} else {
  for (const name of readdirSync(resolve(folder)).sort()) {
    const file = join(folder, name);
    if (/^match.*\.jsonl\.gz$/.test(name)) compare<MatchVector>(file, matchDifference);
    else if (/^parse.*\.jsonl\.gz$/.test(name)) compare<ParseVector>(file, parseDifference);
  }
  console.log(`${compared - different} passed, ${different} failed`);
  if (compared === 0) console.error('No vectors found: nothing was compared.');
  if (different > 0 || compared === 0) process.exitCode = 1;
}
