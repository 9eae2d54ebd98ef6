import type { ReadableFile } from '../../../engine';
import type { CheckedCrawler } from '../../../engine/crawlers';
import { writtenUrl } from '../../../url-lists/list';
import { ParsedFile } from '../../document/parsed-file';
import type { UrlsCrawler } from '../urls-protocol';
import { MOST_COLUMNS } from '../verdicts/most-columns';
import type { VerdictsProgress } from '../verdicts/url-verdicts';
import { countKinds } from './change-kind';
import { changesCsv } from './changes-csv';
import {
  CHANGES_PER_REPLY,
  type ChangeRow,
  type CompareQuery,
  type CompareRequests,
  type CompareStatus,
  type OtherVersion,
  PLAIN_COMPARE_QUERY,
} from './compare-protocol';
import { type ListedChanges, listedChanges } from './listed-changes';
import { type ComparedList, type CompareQuestion, VersionComparison } from './version-comparison';

/** The current state that is compared with the other version. */
export interface ComparePresent extends Omit<CompareQuestion, 'other' | 'crawlers'> {
  readonly crawlers: readonly UrlsCrawler[];
  /** Version of text and question. */
  readonly version: number;
}

/** A finished comparison with the rows that the query lists. */
interface Shown {
  readonly version: number;
  readonly query: CompareQuery;
  readonly compared: ComparedList;
  readonly listed: ListedChanges;
}

/**
 * Compares the verdicts of the current file on a list of URLs with those of another version, while there are both. The owner passes changes by `open`,
 * `update` and the setters, calls `step` when it has time, and sends `status` whenever that is a new object.
 */
export class CompareSession {
  #comparison = new VersionComparison();
  #other: ParsedFile | { readonly inFront: string } | null = null;
  #present: ComparePresent | null = null;
  #choice = 0;
  #further: readonly UrlsCrawler[] = [];
  #query = PLAIN_COMPARE_QUERY;
  #shown: Shown | null = null;
  #steps: Generator<void> | null = null;
  #status: CompareStatus | null = null;
  /** Seeded from the clock, so that state numbers keep rising after a worker restart. */
  #state = Date.now();

  /** The status; null without another version or URLs. */
  get status(): CompareStatus | null {
    return this.#status;
  }

  /** True if there is work to do. */
  get isWorking(): boolean {
    return this.#steps !== null;
  }

  /** Sets the other version, or ends the comparison and frees its memory (null). */
  open(other: OtherVersion | null, choice: number): void {
    this.#choice = choice;
    this.#other = other === null || 'inFront' in other ? other : ParsedFile.open(other);
    this.#shown = null;
    if (other === null) this.#comparison = new VersionComparison();
    this.#begin();
  }

  /** Sets the current state. Also called when the list has grown. */
  update(present: ComparePresent): void {
    this.#present = present;
    this.#begin();
  }

  /** Sets the crawlers compared in addition to those of the table. */
  compareFurther(crawlers: readonly UrlsCrawler[]): void {
    this.#further = crawlers;
    this.#begin();
  }

  /** Sets the query. */
  list(query: CompareQuery): void {
    this.#query = query;
    if (this.#shown === null || this.#steps !== null) this.#begin();
    else this.#steps = this.#show(this.#shown.version, this.#shown.compared, 'complete');
  }

  #begin(): void {
    const { version, ...question } = this.#present ?? { version: 0 };
    if (this.#other === null || !('urls' in question) || question.urls.length === 0) {
      this.#steps = null;
      this.#shown = null;
      this.#status = null;
      return;
    }
    const other = 'inFront' in this.#other ? withInFront(this.#other, question.present) : this.#other;
    const crawlers = comparedCrawlers(question.crawlers, this.#further);
    this.#steps = this.#work(version, { ...question, crawlers, other });
    this.#setStatus('working', { done: 0, all: 0 });
  }

  *#work(version: number, question: CompareQuestion): Generator<void> {
    const shown = this.#shown;
    // Comparing may take long, so the new query first lists the previous result.
    if (shown !== null && shown.query !== this.#query)
      yield* this.#show(shown.version, shown.compared, 'working');
    const steps = this.#comparison.compare(question);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done !== true) {
        this.#setStatus('working', step.value);
        yield;
      } else if (step.value === 'too-many-cells') {
        this.#shown = null;
        this.#state++;
        this.#setStatus('too-many-cells', { done: 0, all: 0 });
        return;
      } else return yield* this.#show(version, step.value, 'complete');
    }
  }

  *#show(version: number, compared: ComparedList, phase: CompareStatus['phase']): Generator<void> {
    const query = this.#query;
    const index = compared.crawlers.findIndex((crawler) => nameOf(crawler) === query.crawler);
    // Ignores the filter if its crawler is no longer compared.
    const listed = yield* listedChanges(compared.changes, { ...query, crawler: index < 0 ? null : index });
    this.#shown = { version, query, compared, listed };
    this.#state++;
    this.#setStatus(phase, { done: 1, all: 1 });
  }

  #setStatus(phase: CompareStatus['phase'], { done, all }: VerdictsProgress): void {
    const result = this.#shown && resultOf(this.#shown);
    this.#status = { choice: this.#choice, state: this.#state, phase, done, all, result };
  }

  /** Does one piece of the work. Returns false if there was nothing to do. */
  step(): boolean {
    if (this.#steps === null) return false;
    if (this.#steps.next().done === true) this.#steps = null;
    return true;
  }

  /** Returns rows of the listed changes. */
  rows({ from, to }: CompareRequests['changes']['payload']): CompareRequests['changes']['reply'] {
    const rows = [...this.#rowsFrom(from, Math.min(to, from + CHANGES_PER_REPLY))];
    return { state: this.#state, from, rows };
  }

  /** Writes all rows of the listed changes to a file; null if `choice` isn't the current one. */
  *export({ choice }: CompareRequests['exportChanges']['payload']): Generator<void, File | null> {
    if (choice !== this.#choice || this.#shown === null) return null;
    const names = this.#shown.compared.crawlers.map(nameOf);
    return yield* changesCsv(this.#rowsFrom(0, Number.MAX_SAFE_INTEGER), names);
  }

  *#rowsFrom(from: number, to: number): Generator<ChangeRow> {
    if (this.#shown === null) return;
    const { compared, listed, query } = this.#shown;
    const { changes } = compared;
    for (const index of listed.indexes.subarray(from, to)) {
      const [other, present] = changes.verdictsAt(index);
      const [before, after] = query.isSwapped ? [present, other] : [other, present];
      yield {
        url: writtenUrl(changes.urls.urlAt(changes.rowAt(index))),
        crawler: changes.crawlerAt(index),
        before,
        after,
      };
    }
  }
}

function nameOf({ names: [name = ''] }: CheckedCrawler): string {
  return name;
}

function resultOf({ version, query, compared, listed }: Shown): NonNullable<CompareStatus['result']> {
  const { urls, crawlers, changes } = compared;
  return {
    version,
    urls,
    changedUrls: changes.changedUrls,
    crawlers: crawlers.map(nameOf),
    changed: countKinds(changes.tally, query.isSwapped),
    listed: changes.length,
    counts: listed.counts,
    rows: listed.indexes.length,
  };
}

/** Returns a file with a text prepended, keeping its line ends. */
function withInFront({ inFront }: { readonly inFront: string }, file: ReadableFile): ParsedFile {
  const { text, lineEnd } = file.readBy('google');
  return ParsedFile.open({ source: `${inFront}${text}`, lineEnd });
}

/**
 * Returns the crawlers of the table, then the additional ones not among them. If there are too many, the last
 * ones of the table are dropped.
 */
export function comparedCrawlers(
  crawlers: readonly UrlsCrawler[],
  further: readonly UrlsCrawler[],
): readonly UrlsCrawler[] {
  const furtherKeys = new Set(further.map(keyOf));
  const known = new Set(crawlers.map(keyOf));
  const added = further.filter((crawler) => !known.has(keyOf(crawler)));
  let surplus = Math.max(0, crawlers.length + added.length - MOST_COLUMNS);
  const kept = crawlers.toReversed().filter((crawler) => furtherKeys.has(keyOf(crawler)) || --surplus < 0);
  return [...kept.toReversed(), ...added].slice(0, MOST_COLUMNS);
}

function keyOf({ names: [name = ''] }: UrlsCrawler): string {
  return name.toLowerCase();
}
