/*
 * `npm test`: runs every check, even after a failure; those that aren't tests run two at a time. `node .ci/test.mjs --rest` runs the end-to-end tests
 * that `npm test` leaves out, on the existing build, and asks the fetch service on Workers. Counts each test and each other step as one. Finally prints
 * the duration of each step and of the ten slowest tests, and all failures; the very last line is `N passed, N failed`. Times are only reported: no
 * step fails for being slow.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').TestResult} TestResult */

const SLOWEST = 10;

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** Failures, with their reasons if known. @type {string[]} */
const failures = [];
/** @type {TestResult['times']} */
const stepTimes = [];
/** @type {TestResult['times']} */
const testTimes = [];

/** @param {string} script @param {string[]} args */
const commandOf = (script, args = []) =>
  ['npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');

/** Runs a script of package.json with its output on the terminal; returns true if it succeeded.
 * @param {string} script @param {string[]} args @param {Record<string, string>} env */
function run(script, args = [], env = {}) {
  console.log(`\n== ${script}`);
  const start = performance.now();
  const { status } = spawnSync(commandOf(script, args), {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  stepTimes.push({ name: script, ms: performance.now() - start });
  return status === 0;
}

/** Runs a script of package.json, prints its output once it has ended, and counts it; returns true if it succeeded. @param {string} script */
async function step(script) {
  const start = performance.now();
  const child = spawn(commandOf(script), { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  stepTimes.push({ name: script, ms: performance.now() - start });
  const ok = status === 0;
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(script);
  }
  console.log(`\n== ${script}\n${printed}== ${script}: ${ok ? 'passed' : 'FAILED'}`);
  return ok;
}

/** Runs steps two at a time, one per core, and returns the names of those that succeeded. @param {string[]} scripts */
async function steps(scripts) {
  const left = [...scripts];
  /** @type {Set<string>} */
  const succeeded = new Set();
  const next = async () => {
    for (let script = left.shift(); script !== undefined; script = left.shift())
      if (await step(script)) succeeded.add(script);
  };
  await Promise.all([next(), next()]);
  return succeeded;
}

/**
 * Counts a test run by its report. A missing report, no tests, or a failed run without a failed test (a file that doesn't load, an error outside tests)
 * counts as one failure.
 * @param {string} script @param {boolean} ok @param {string} file @param {(report: any) => TestResult} read
 */
function count(script, ok, file, read) {
  /** @type {TestResult} */
  let result = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`== ${script}: no report: ${error}`);
  }
  if (result.failed === 0 && (!ok || result.passed === 0)) result.failed = 1;
  if (result.failed > 0 && result.failures.length === 0) result.failures = [`${script}, outside its tests`];
  passed += result.passed;
  failed += result.failed;
  failures.push(...result.failures);
  testTimes.push(...result.times);
  console.log(`== ${script}: passed ${result.passed}, failed ${result.failed}, skipped ${result.skipped}`);
}

/** @param {string} script */
function vitest(script) {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const ok = run(script, ['--reporter=default', '--reporter=json', `--outputFile.json="${file}"`]);
  count(script, ok, file, readVitestReport);
}

/** @param {'lean' | 'rest'} part the part of the end-to-end tests to run (e2e/playwright.config.ts) */
function playwright(part) {
  const file = join(reports, 'e2e.json');
  const ok = run('check:e2e', [], { E2E_REPORT: file, E2E_PART: part });
  count('check:e2e', ok, file, readPlaywrightReport);
}

if (process.argv.includes('--rest')) {
  playwright('rest');
  await step('test:edge');
} else {
  // The slowest one comes first.
  const succeeded = await steps([
    'check:cli',
    'check:types',
    'check:lint',
    'check:unused',
    'check:build',
    'check:imports',
    'check:texts',
  ]);
  vitest('check:unit');
  vitest('check:component');
  if (succeeded.has('check:build')) {
    await step('check:size');
    playwright('lean');
  } else {
    console.log('== check:size and check:e2e cannot run without a build: counted as failed');
    failed += 2;
    failures.push('check:size', 'check:e2e');
  }
}

/** @param {{ name: string, ms: number }} entry */
const timed = ({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;

console.log(`\nTime of each step:\n${stepTimes.map(timed).join('\n')}`);
const slowest = testTimes.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
console.log(`\nThe slowest tests:\n${slowest.map(timed).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
