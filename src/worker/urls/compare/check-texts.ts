import { PLAIN_ANSWER } from '../../../engine';
import type { LintCrawler } from '../../../engine/lint';
import type { CheckedCrawler } from '../../../engine/lint-crawlers';
import type { ParsedFile } from '../../parsed-file';
import { UrlList } from '../list';
import { type Compared, VersionComparison } from './version-comparison';

/** Crawlers and URLs to check besides those found in the two texts. */
export interface OwnChecks {
  /** Crawlers of the catalogue. */
  readonly known: readonly LintCrawler[];
  readonly crawlers?: readonly CheckedCrawler[];
  readonly urls?: readonly string[];
}

/**
 * Compares the verdicts of two texts, as the Compare view does without a list of URLs. Ignores the server's
 * answer and the file's address because no edit changes them. Yields between pieces of work.
 */
export function* checkTexts(
  before: ParsedFile,
  after: ParsedFile,
  { known, crawlers = [], urls = [] }: OwnChecks,
): Generator<void, Compared> {
  const steps = new VersionComparison().compare({
    urls: new UrlList(),
    other: before,
    present: after,
    condition: { robotsUrl: null, answer: PLAIN_ANSWER },
    crawlers,
    known,
    own: urls,
    decided: { columns: [] },
  });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) yield;
    else if (step.value === 'too-many-cells') throw new Error('The addresses that are made fit into memory');
    else return step.value;
  }
}
