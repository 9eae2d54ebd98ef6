/* Reads the reports of Vitest and Playwright. */
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/**
 * Result of a test run. `failures` names each failed test with the first line of the reason, because long output is usually cut in the middle.
 * `times` are in milliseconds.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], times: { name: string, ms: number }[] }} TestResult
 */

/** @param {any} report Vitest's @returns {TestResult} */
export function readVitestReport(report) {
  const tests = report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ test) => ({
      ...test,
      name: `${relative(root, name)}: ${test.fullName}`,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: tests
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { name, failureMessages }) => `${name}: ${firstLine(failureMessages[0])}`),
    times: tests.map((/** @type {any} */ { name, duration }) => ({ name, ms: duration ?? 0 })),
  };
}

/** @param {any} report Playwright's @returns {TestResult} */
export function readPlaywrightReport(report) {
  const tests = testsOf(report);
  const outside = report.errors.map((/** @type {any} */ { message }) => `check:e2e: ${firstLine(message)}`);
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: [
      ...outside,
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ],
    times: tests,
  };
}

/**
 * Returns the tests of Playwright's report, or of a part of it.
 * @param {any} part
 * @returns {{ name: string, ms: number, status: string, message: string | undefined }[]}
 */
function testsOf({ suites = [], specs = [] }) {
  const tests = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests.map((/** @type {any} */ { projectName, status, results }) => ({
      name: `${projectName}: ${file}:${line}: ${title}`,
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
      status,
      message: results.find((/** @type {any} */ { error }) => error !== undefined)?.error.message,
    })),
  );
  return [...tests, ...suites.flatMap(testsOf)];
}

/** @param {string | undefined} message */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
