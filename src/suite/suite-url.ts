import { readUrl } from '../engine/address';
import type { ExpectedOutcome } from './expected';
import type { UrlReason } from './suite-problem';

/** A URL of a suite, ready for questions. */
export interface SuiteUrl {
  /** As written in the suite. */
  readonly written: string;
  /** The URL to match, with a placeholder origin if only a path is written. */
  readonly testedUrl: string;
  /** Scheme, host and port; null for a path alone, which is on the file's own host. */
  readonly origin: string | null;
  readonly path: string;
  /**
   * The expectation: for every crawler, for some by `SuiteCrawler.key` and the others by `ALL_OTHERS`, or
   * none.
   */
  readonly expected: ExpectedOutcome | ReadonlyMap<string, ExpectedOutcome> | null;
}

/** Reads a URL as the page does. */
export function readSuiteUrl(written: string, expected: SuiteUrl['expected'] = null): SuiteUrl | UrlReason {
  const reading = readUrl(written);
  switch (reading.kind) {
    case 'empty':
      return { code: 'no-url' };
    case 'problem':
      return reasonOf(reading.problem);
    case 'url': {
      const { testedUrl, origin, path } = reading;
      return { written, testedUrl, origin, path, expected };
    }
  }
}

/** Returns whether a URL could be read. */
export function isSuiteUrl(reading: SuiteUrl | UrlReason): reading is SuiteUrl {
  return 'testedUrl' in reading;
}

type Problem = Extract<ReturnType<typeof readUrl>, { kind: 'problem' }>['problem'];

function reasonOf(problem: Problem): UrlReason {
  switch (problem.kind) {
    case 'no-scheme':
      return { code: 'no-scheme', suggestion: problem.suggestion };
    case 'unfetched-scheme':
      return { code: 'unfetched-scheme', scheme: problem.scheme };
    case 'not-a-url':
      return { code: 'not-a-url' };
  }
}
