import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crawlers } from '../../../../src/catalogue/full';
import { NO_CONTEXT } from '../../../../src/lint';
import { ParsedFile } from '../../../../src/worker/document/parsed-file';
import type { Transaction } from '../../../../src/worker/document/text-change';
import type { LintRequest, LintRequests } from '../../../../src/worker/lint/lint-protocol';
import { LintSession } from '../../../../src/worker/lint/lint-session';
import { finish } from '../../../../src/worker/lint/testdata/finish';
import { lintEngine } from '../../../../src/worker/lint/testdata/lint-engine';
import { robotsBytes } from '../inputs';

/**
 * `npm run bench`: processor time to compare a file with an earlier version, after a rule was added, removed or changed,
 * and after the next key. Prints figures without judging them.
 *
 * `node .ci/run-ts.mjs .ci/tools/bench/worker/versions.bench.ts <folder>` does this for each *.txt of a folder.
 */
const ADDED = 'Disallow: /one-more/';
/** A replacement. */
type Edit = Transaction[number];

/** Three ways to change a line, each with the key typed after it. */
const CHANGES: readonly ((line: Line) => readonly [change: Edit, nextKey: Edit])[] = [
  ({ from }) => [
    [from, from, `${ADDED}\n`],
    [from + ADDED.length, from + ADDED.length, 'x'],
  ],
  ({ from, to }) => [
    [from, to + 1, ''],
    [from, from, '#\n'],
  ],
  ({ to }) => [
    [to, to, 'x'],
    [to + 1, to + 1, 'x'],
  ],
];
/** The offsets of a line. */
interface Line {
  readonly from: number;
  readonly to: number;
}

/** A session in the state in which the page compares: it has reported the problems and made the overview. */
class Bench {
  readonly #session = new LintSession(lintEngine);
  #version = 0;

  open(source: Uint8Array): void {
    this.#update({ open: { source }, context: { ...NO_CONTEXT, crawlers } });
    this.#request('overview', {});
  }

  edit(edit: Edit): void {
    this.#update({ transactions: [[edit]] });
  }

  /** Compares the text with an earlier one. Returns milliseconds. */
  compare(source: string): number {
    const start = process.cpuUsage();
    this.#request('versions', {
      other: { source },
      isOtherFirst: true,
      question: null,
      check: { crawlers: [], urls: [] },
    });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  }

  #update(parts: Partial<Parameters<LintSession['update']>[0]>): void {
    const version = ++this.#version;
    this.#session.update({ kind: 'update', version, state: version, ...parts });
    finish(this.#session.report());
  }

  #request<Name extends keyof LintRequests>(name: Name, payload: LintRequests[Name]['payload']): void {
    finish(this.#session.answer({ kind: 'request', id: 0, name, payload } as LintRequest));
  }
}

const [folder] = process.argv.slice(2);
const files =
  folder === undefined
    ? (['robots-50', 'robots-5000', 'robots-500k'] as const).map(robotsBytes)
    : readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => new Uint8Array(readFileSync(join(folder, name))));
const times: readonly number[][] = [[], []];
// The first round warms up.
for (const isMeasured of [false, true]) {
  for (const source of files) {
    const { text } = ParsedFile.open({ source }).readBy('google');
    const line = middleRule(text);
    if (line === null) continue;
    for (const change of CHANGES) {
      const bench = new Bench();
      bench.open(source);
      for (const [index, edit] of change(line).entries()) {
        bench.edit(edit);
        const time = bench.compare(text);
        if (isMeasured) times[index]?.push(time);
      }
    }
  }
}
console.log(`\nComparison of ${files.length} files with an earlier version`);
print('after a change', times[0]);
print('after the next key', times[1]);

/** Returns the Disallow rule in the middle of a file; null if it has none. */
function middleRule(text: string): Line | null {
  const rules = [...text.matchAll(/^disallow: *\/.*$/gim)];
  const rule = rules[rules.length >> 1];
  return rule === undefined ? null : { from: rule.index, to: rule.index + rule[0].length };
}

function print(name: string, measured: readonly number[] = []): void {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(1);
  console.log(`  ${name}: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`);
}
