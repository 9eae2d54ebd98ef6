/*
 * `npm test`: every check, one after the other, also after a failing one. Counts each unit test, each
 * end-to-end test and each other step as one. The last lines name what failed; the very last is
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { failedSpecs, failedUnits } from './failed-tests.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** What failed, each with its reason where there is one. @type {string[]} */
const failures = [];

/** Runs a script of package.json on this screen; true where it succeeded.
 * @param {string} script @param {string[]} args @param {Record<string, string>} env */
function run(script, args = [], env = {}) {
  console.log(`\n== ${script}`);
  const command = ['npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  return (
    spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  );
}

/** @param {string} script */
function step(script) {
  const ok = run(script);
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(script);
  }
  console.log(`== ${script}: ${ok ? 'passed' : 'FAILED'}`);
  return ok;
}

/**
 * Counts a test run by its report. No report, no test, or a run that failed without a failed test (a file
 * that does not load, an error outside tests) is one failure.
 * @param {string} script @param {boolean} ok @param {string} file
 * @param {(report: any) => { passed: number, failed: number, skipped: number, failures: string[] }} read
 */
function count(script, ok, file, read) {
  /** @type {ReturnType<typeof read>} */
  let result = { passed: 0, failed: 0, skipped: 0, failures: [] };
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
  console.log(`== ${script}: passed ${result.passed}, failed ${result.failed}, skipped ${result.skipped}`);
}

for (const script of ['check:format', 'check:lint', 'check:imports', 'check:types']) step(script);

const unit = join(reports, 'unit.json');
const unitOk = run('check:unit', ['--reporter=default', '--reporter=json', `--outputFile.json="${unit}"`]);
count('check:unit', unitOk, unit, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: failedUnits(report),
}));

step('check:unused');
step('check:cli');

if (step('check:build')) {
  step('check:size');
  const e2e = join(reports, 'e2e.json');
  const e2eOk = run('check:e2e', [], { E2E_REPORT: e2e });
  count('check:e2e', e2eOk, e2e, (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: failedSpecs(report),
  }));
} else {
  console.log('== check:size and check:e2e cannot run without a build: counted as failed');
  failed += 2;
  failures.push('check:size', 'check:e2e');
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
