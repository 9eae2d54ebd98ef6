import { CrawlerRules, PLAIN_ANSWER, type ReadableFile } from '../../../engine';
import { type CheckedCrawler, type CrawlerProfile, checkedCrawlers } from '../../../engine/crawlers';
import type { ListChanges } from './list-changes';
import { madeAddresses } from './made-addresses';
import { VersionComparison } from './version-comparison';

/** Crawlers and URLs to check besides those found in the two texts. */
export interface OwnChecks {
  /** Crawlers of the catalogue. */
  readonly known: readonly CrawlerProfile[];
  readonly crawlers?: readonly CheckedCrawler[];
  readonly urls?: readonly string[];
}

/** The verdicts that differ between two texts, for a sample of URLs. */
export interface CheckedTexts {
  /** Number of verdicts compared: crawlers × URLs. */
  readonly checks: number;
  /** The crawlers whose rules differ. The others have the same verdicts. */
  readonly crawlers: readonly CheckedCrawler[];
  readonly changes: ListChanges;
}

/**
 * Compares the verdicts of two texts for addresses that are made from their patterns. Ignores the server's
 * answer and the file's address, because no edit changes them. Yields between pieces of work.
 */
export function* checkTexts(
  before: ReadableFile,
  after: ReadableFile,
  { known, crawlers: first = [], urls: own = [] }: OwnChecks,
): Generator<void, CheckedTexts> {
  const files = [before, after] as const;
  const { crawlers } = yield* checkedCrawlers(files, known, first);
  const { urls } = yield* madeAddresses(files, crawlers, own);
  const differing: CheckedCrawler[] = [];
  for (const crawler of crawlers) {
    const [old, now] = files.map((file) => new CrawlerRules(file.readBy(crawler.dialect), crawler));
    if (old !== undefined && now !== undefined && !old.decidesLike(now)) differing.push(crawler);
    yield;
  }
  const steps = new VersionComparison().compare({
    urls,
    other: before,
    present: after,
    condition: { robotsUrl: null, answer: PLAIN_ANSWER },
    crawlers: differing,
    decided: { columns: [] },
  });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) yield;
    else if (step.value === 'too-many-cells') throw new Error('The addresses that are made fit into memory');
    else
      return {
        checks: urls.length * crawlers.length,
        crawlers: step.value.crawlers,
        changes: step.value.changes,
      };
  }
}
