import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell } from '../suite-result';

/** A crawler as described in reports. */
export type ReportedCrawler = Pick<SuiteCrawler, 'name' | 'dialect' | 'consultation'>;

/** Something that a report says besides the answers, about the file or about a crawler. */
export interface ReportNote {
  /** A fixed word for programs, such as `utf-16`. */
  readonly code: string;
  /** `error`: the run fails because of it. */
  readonly level: 'error' | 'note';
  /** Name of the file as given; null for a note about a crawler. */
  readonly file: string | null;
  /** Name of the crawler as in the answers; null for a note about a file. */
  readonly crawler: string | null;
  /** The note in sentences for people, in one line. */
  readonly text: string;
}

/** Returns a function that removes from `notes`, and returns, those about files and about one crawler. */
export function notesByCrawler(
  notes: readonly ReportNote[] = [],
): (crawler: string) => readonly ReportNote[] {
  let left = notes;
  return (crawler) => {
    if (left.length === 0) return left;
    const taken = left.filter((note) => note.crawler === null || note.crawler === crawler);
    left = left.filter((note) => !taken.includes(note));
    return taken;
  };
}

/**
 * The answers to report, such as a `SuiteResult`. The cells may be created only when they are read, URL by
 * URL, because there may be millions.
 */
export interface ReportedResult {
  readonly crawlers: readonly ReportedCrawler[];
  readonly cells: Iterable<SuiteCell>;
  readonly passed: number;
  readonly failed: number;
  readonly notSet: number;
  readonly notes?: readonly ReportNote[];
}
