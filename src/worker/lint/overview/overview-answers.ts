import type { ReadableFile } from '../../../engine';
import type { CrawlerProfile } from '../../../engine/crawlers';
import type { LintEngine } from '../../../lint/fixes';
import type { LintRequests } from '../lint-protocol';
import { fileOverview, type MadeOverview } from './file-overview';
import type { OverviewLimit } from './overview-protocol';

/** The overview of a file, with the crawlers that it counts. */
interface KnownOverview {
  readonly id: number;
  readonly file: ReadableFile;
  readonly crawlers: readonly CrawlerProfile[];
  readonly made: MadeOverview | OverviewLimit;
}

/** Answers requests about the overview. Keeps the last one, because the page requests it with every report. */
export class OverviewAnswers {
  readonly #engine: Pick<LintEngine, 'overview'>;
  #last: KnownOverview | null = null;

  constructor(engine: Pick<LintEngine, 'overview'>) {
    this.#engine = engine;
  }

  /** Makes the overview of a file. Pauses between pieces of work. */
  *overview(
    file: ReadableFile,
    crawlers: readonly CrawlerProfile[],
  ): Generator<void, LintRequests['overview']['reply']> {
    const known = this.#last;
    if (known?.file === file && known.crawlers === crawlers) return replyOf(known);
    const made = yield* fileOverview(this.#engine, file, crawlers);
    this.#last = { id: (known?.id ?? 0) + 1, file, crawlers, made };
    return replyOf(this.#last);
  }

  /** Returns the lines behind a cell; null if the overview is another one, or about another text. */
  // biome-ignore lint/correctness/useYield: it is too short to pause
  *lines(
    file: ReadableFile,
    { id, part, row, columns }: LintRequests['overviewLines']['payload'],
  ): Generator<void, LintRequests['overviewLines']['reply']> {
    const known = this.#last;
    if (known?.id !== id || known.file !== file) return null;
    return 'content' in known.made ? known.made.linesOf(part, row, columns) : null;
  }
}

function replyOf({ id, made }: KnownOverview): LintRequests['overview']['reply'] {
  return 'content' in made ? { id, content: made.content } : { id, content: null, limit: made };
}
