import type { CoverageReply, UrlsStatus } from '../../worker/urls/urls-protocol';

/** What watching needs. */
interface CoverageOptions {
  request(): Promise<CoverageReply>;
  /** The version with which the worker was last told of a change. */
  sentVersion(): number;
  onCoverage(coverage: CoverageReply | null): void;
}

/** Keeps the coverage up to date while somebody watches: asks for it once the verdicts are complete, and not twice for the same ones. */
export class CoverageWatch {
  readonly #options: CoverageOptions;
  #watchers = 0;
  #table: UrlsStatus | null = null;
  #coverage: CoverageReply | null = null;
  /** What the last question was about. */
  #requested = '';
  #isRequesting = false;

  constructor(options: CoverageOptions) {
    this.#options = options;
  }

  /** Begins to watch; returns what ends that. */
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

  /** Hears of the table, or that there is none. Without a URL there is nothing to count: a 0 at every rule would only seem to say something. */
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
    // The same rows and rules, though something else is asked by now.
    else if (this.#coverage !== null && this.#coverage.version < table.version)
      this.#publish({ ...this.#coverage, version: table.version });
  }

  async #request(about: string): Promise<void> {
    this.#requested = about;
    this.#isRequesting = true;
    const coverage = await this.#options.request().catch(() => null);
    this.#isRequesting = false;
    // Nobody watches any more, or the worker is another one.
    if (this.#requested === about && coverage !== null) this.#publish(coverage);
    this.#check();
  }

  #publish(coverage: CoverageReply | null): void {
    if (coverage === this.#coverage) return;
    this.#coverage = coverage;
    this.#options.onCoverage(coverage);
  }
}
