import { hostileFiles } from '../hostile-files';
import { robotsBytes } from '../inputs';
import { operations, type Steps } from '../operations';

/**
 * `npm run bench`: processor time of the longest step of the worker that looks for problems, for each kind of file and
 * operation, and of all steps together. The worker handles messages only between steps. Prints figures without judging
 * them.
 *
 * `node .ci/run-ts.mjs .ci/tools/bench/worker/steps.bench.ts [kind] [operation]` does this for kinds whose names contain a text.
 */
const LONG_STEP = 50;
/** Runs of an operation with a long step. A step counts with its shortest time, because collection of garbage may add to one. */
const RUNS = 3;

const [wanted = '', only] = process.argv.slice(2);
const kinds = new Map([
  ['a usual file', () => new TextDecoder().decode(robotsBytes('robots-500k'))],
  ...hostileFiles,
]);
const worst = new Map<string, number>();
console.log('\nLongest step of each kind and operation, and all of its steps, in ms of processor time');
for (const [kind, make] of kinds) {
  if (!kind.includes(wanted)) continue;
  const text = make();
  const parts: string[] = [];
  for (const [name, run] of Object.entries(operations)) {
    if (only !== undefined && name !== only) continue;
    const times = measure(() => run(text));
    const longest = times.reduce((most, time) => Math.max(most, time), 0);
    const all = times.reduce((sum, time) => sum + time, 0);
    worst.set(name, Math.max(worst.get(name) ?? 0, longest));
    parts.push(
      `${name} ${longest.toFixed(0)}${longest > LONG_STEP ? '!' : ''} of ${all.toFixed(0)} in ${times.length}`,
    );
  }
  console.log(`  ${kind}: ${parts.join(', ')}`);
}
console.log(`  longest: ${[...worst].map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ')}`);

/** Returns the time of each step. */
function measure(run: () => Steps): readonly number[] {
  let best = timesOf(run());
  for (let again = 1; again < RUNS && best.some((time) => time > LONG_STEP); again++) {
    const times = timesOf(run());
    best = best.map((time, step) => Math.min(time, times[step] ?? time));
  }
  return best;
}

/** Times each step: by the clock or the process, whichever is less, because others use the processor and the process has other threads. */
function timesOf(steps: Steps): readonly number[] {
  const times: number[] = [];
  for (let isDone = false; !isDone; ) {
    const start = performance.now();
    const before = process.cpuUsage();
    isDone = steps.next().done === true;
    const { user, system } = process.cpuUsage(before);
    times.push(Math.min(performance.now() - start, (user + system) / 1_000));
  }
  return times;
}
