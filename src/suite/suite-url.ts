import { readUrl } from '../engine/address';
import type { ExpectedOutcome } from './expected';
import type { UrlReason } from './suite-problem';

/** A URL of a suite, ready to be asked about. */
export interface SuiteUrl {
  /** As it is written. */
  readonly written: string;
  /** What is matched: the whole URL, or the path where only a path is written. */
  readonly testedUrl: string;
  /** Scheme, host and port; null for a path alone, which lies where the file does. */
  readonly origin: string | null;
  readonly path: string;
  /** What is expected: of every crawler, of some by `SuiteCrawler.key` and of the others by `ALL_OTHERS`, or nothing. */
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

/** Whether a URL could be read. */
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
