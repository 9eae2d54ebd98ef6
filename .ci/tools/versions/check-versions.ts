import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from '../../../src/engine/proof/testdata/brute-force';
import { openFile } from '../../../src/engine/versions';
import { randomPaths } from '../random-paths';
import { checkChanges } from './check-changes';

const PATHS_PER_VERSION = 400;
const VERSIONS_PER_FILE = 4;

/**
 * Changes each *.txt of a folder at random, and compares what is said to change with the engine's verdicts on random paths, for every crawler. Returns what is
 * wrong, and the number of comparisons.
 */
export function checkVersions(
  folder: string,
  seed: number,
): { readonly wrong: readonly string[]; readonly counts: object } {
  const random = randomNumbers(seed);
  const wrong: string[] = [];
  const counts = { versions: 0, notProven: 0, listed: 0, addresses: 0, checks: 0, changed: 0 };
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt'))) {
    const source = new Uint8Array(readFileSync(join(folder, name)));
    for (let version = 0; version < VERSIONS_PER_FILE; version++) {
      const text = changedText(Buffer.from(source).toString('latin1'), random);
      const [before, after] = [openFile(source), openFile(Buffer.from(text, 'latin1'))];
      const patterns = [before, after].flatMap((file) =>
        file.readBy('google').groups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern)),
      );
      const paths = randomPaths(patterns, PATHS_PER_VERSION, random);
      const checked = checkChanges(before, after, paths);
      counts.versions++;
      if (!checked.isComplete) counts.notProven++;
      counts.addresses += paths.length;
      counts.listed += checked.listed;
      counts.checks += checked.checks;
      counts.changed += checked.changed;
      wrong.push(...checked.wrong.map((each) => `${name}, version ${version}: ${each}`));
    }
  }
  return { wrong, counts };
}

/** Changes some lines: removes, repeats or cuts them, exchanges Allow and Disallow, or adds a star. */
function changedText(text: string, random: () => number): string {
  const lines = text.split('\n');
  for (let change = 0; change < 3; change++) {
    const at = Math.floor(random() * lines.length);
    const line = lines[at] ?? '';
    const ways = [
      [],
      [line, line],
      [line.trimEnd().slice(0, -1)],
      [line.replace(/^(dis)?allow/i, (field) => (field.length > 5 ? 'Allow' : 'Disallow'))],
      [line.replace(/\/(?=[^/]*$)/, '/*')],
      [line, 'User-agent: Bingbot'],
    ];
    lines.splice(at, 1, ...(ways[Math.floor(random() * ways.length)] ?? []));
  }
  return lines.join('\n');
}
