import { type CrawlerProfile, dialectOfProfile, questionFor } from '../crawlers';
import { crawlerDialectIds } from '../dialect-ids';
import { type Minimised, minimise, type Reading } from '../proof/minimise';
import type { ReadableFile } from '../readable-file';

/**
 * Finds lines that can be removed and groups that can be joined, so that no verdict changes for any crawler: those of the
 * catalogue, those that the file names, and all others, each in its own dialect. Pauses between pieces of work.
 *
 * @param known the catalogue.
 */
export function* simplify(file: ReadableFile, known: readonly CrawlerProfile[]): Generator<void, Minimised> {
  const readings: Reading[] = [];
  for (const id of crawlerDialectIds) {
    const crawlers = known.filter((crawler) => dialectOfProfile(crawler) === id).map(questionFor);
    readings.push({ robots: file.readBy(id), crawlers });
    yield;
  }
  return yield* minimise(readings);
}
