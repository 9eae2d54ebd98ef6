import type { CoverageReply, UrlsStatus } from '../../worker/urls/urls-protocol';

/** Options of `CoverageWatch`. */
interface CoverageOptions {
  request(): Promise<CoverageReply>;
  /** Returns the version of the last update sent to the worker. */
  sentVersion(): number;
  onCoverage(coverage: CoverageReply | null): void;
}

/** Keeps the coverage up to date while it is watched: requests it once the verdicts are complete, and never twice for the same ones. */
export class CoverageWatch {
  readonly #options: CoverageOptions;
  #watchers = 0;
  #table: UrlsStatus | null = null;
  #coverage: CoverageReply | null = null;
  /** Key of the table and version that the last request was about. */
  #requested = '';
  #isRequesting = false;

  constructor(options: CoverageOptions) {
    this.#options = options;
  }

  /** Starts watching; returns a function that stops it. */
  watch(): () => void {
    this.#watchers++;
    this.#check();
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      this.#watchers--;
      if (this.#watchers === 0) this.#forget();
    };
  }

  /** Handles a new table, or null. Without URLs there is nothing to count, and a 0 at every rule would be misleading. */
  onTable(table: UrlsStatus | null): void {
    this.#table = table?.urls === 0 ? null : table;
    if (this.#table === null) this.#forget();
    else this.#check();
  }

  #forget(): void {
    this.#requested = '';
    this.#publish(null);
  }

  #check(): void {
    const table = this.#table;
    if (this.#watchers === 0 || this.#isRequesting || table?.phase !== 'complete') return;
    const sentVersion = this.#options.sentVersion();
    if (table.version < sentVersion) return;
    const about = `${table.state} ${sentVersion}`;
    if (about !== this.#requested) void this.#request(about);
    // Rows and rules are the same; only the question has changed.
    else if (this.#coverage !== null && this.#coverage.version < table.version)
      this.#publish({ ...this.#coverage, version: table.version });
  }

  async #request(about: string): Promise<void> {
    this.#requested = about;
    this.#isRequesting = true;
    const coverage = await this.#options.request().catch(() => null);
    this.#isRequesting = false;
    // Otherwise nothing is watched any more, or the worker was restarted.
    if (this.#requested === about && coverage !== null) this.#publish(coverage);
    this.#check();
  }

  #publish(coverage: CoverageReply | null): void {
    if (coverage === this.#coverage) return;
    this.#coverage = coverage;
    this.#options.onCoverage(coverage);
  }
}
