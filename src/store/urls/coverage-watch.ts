import type { CoverageReply, UrlsStatus } from '../../worker/urls/urls-protocol';

/** What watching needs. */
interface CoverageOptions {
  ask(): Promise<CoverageReply>;
  /** The version with which the worker was last told of a change. */
  toldVersion(): number;
  onCoverage(coverage: CoverageReply | null): void;
}

/** Keeps the coverage up to date while somebody watches: asks for it once the verdicts are complete, and not twice for the same ones. */
export class CoverageWatch {
  readonly #options: CoverageOptions;
  #watchers = 0;
  #table: UrlsStatus | null = null;
  #coverage: CoverageReply | null = null;
  /** What the last question was about. */
  #asked = '';
  #isAsking = false;

  constructor(options: CoverageOptions) {
    this.#options = options;
  }

  /** Begins to watch; returns what ends that. */
  watch(): () => void {
    this.#watchers++;
    this.#look();
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      this.#watchers--;
      if (this.#watchers === 0) this.#forget();
    };
  }

  /** Hears of the table, or that there is none. Without a URL there is nothing to count: a 0 at every rule would only seem to say something. */
  hear(table: UrlsStatus | null): void {
    this.#table = table?.urls === 0 ? null : table;
    if (this.#table === null) this.#forget();
    else this.#look();
  }

  #forget(): void {
    this.#asked = '';
    this.#tell(null);
  }

  #look(): void {
    const table = this.#table;
    if (this.#watchers === 0 || this.#isAsking || table?.phase !== 'complete') return;
    const told = this.#options.toldVersion();
    if (table.version < told) return;
    const about = `${table.state} ${told}`;
    if (about !== this.#asked) void this.#ask(about);
    // The same rows and rules, though something else is asked by now.
    else if (this.#coverage !== null && this.#coverage.version < table.version)
      this.#tell({ ...this.#coverage, version: table.version });
  }

  async #ask(about: string): Promise<void> {
    this.#asked = about;
    this.#isAsking = true;
    const coverage = await this.#options.ask().catch(() => null);
    this.#isAsking = false;
    // Nobody watches any more, or the worker is another one.
    if (this.#asked === about && coverage !== null) this.#tell(coverage);
    this.#look();
  }

  #tell(coverage: CoverageReply | null): void {
    if (coverage === this.#coverage) return;
    this.#coverage = coverage;
    this.#options.onCoverage(coverage);
  }
}
