/* Names the failed tests of a report: what is cut off a long output is mostly not its end. */
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** The failed tests of vitest's report, each with the first line of why. @param {any} report @returns {string[]} */
export function failedUnits({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map(
        (/** @type {any} */ { fullName, failureMessages }) =>
          `${relative(root, name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  );
}

/** The failed tests of Playwright's report, or of a part of it, and what failed outside tests. @param {any} part @returns {string[]} */
export function failedSpecs({ suites = [], specs = [], errors = [] }) {
  const failed = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { projectName, results }) => {
        const { error } = results.find((/** @type {any} */ each) => each.error !== undefined) ?? {};
        return `${projectName}: ${file}:${line}: ${title}: ${firstLine(error?.message)}`;
      }),
  );
  const outside = errors.map((/** @type {any} */ { message }) => `check:e2e: ${firstLine(message)}`);
  return [...outside, ...failed, ...suites.flatMap(failedSpecs)];
}

/** @param {string | undefined} message */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
