import type { CrawlerProfile } from '../../../engine/crawlers';
import type { LintEngine } from '../../../lint/fixes';
import { until } from '../../connection/until';
import { ParsedFile } from '../../document/parsed-file';
import type { LintReport, LintRequest, LintUpdate } from '../lint-protocol';
import type { LintedSession } from '../lint-work';
import { OverviewAnswers } from './overview-answers';

/** A report without findings. */
const NO_FINDINGS: Omit<LintReport, 'version' | 'state' | 'marks'> = {
  total: 0,
  counts: { error: 0, warning: 0, note: 0, tidy: 0 },
  guesses: 0,
  missesEffects: false,
  safelyFixable: 0,
  kinds: [],
  rows: [],
  guessRows: [],
};

/**
 * A session without lint rules, for the embed page: it answers requests about the overview, and its reports are empty.
 * Requests about anything else fail.
 */
export class OverviewSession implements LintedSession {
  readonly #overviews: OverviewAnswers;
  #file = ParsedFile.open({ source: '' });
  #crawlers: readonly CrawlerProfile[] = [];
  #numbers: Pick<LintReport, 'version' | 'state'> = { version: 0, state: 0 };
  #newest: LintRequest | null = null;

  constructor(engine: Pick<LintEngine, 'overview'>) {
    this.#overviews = new OverviewAnswers(engine);
  }

  update({ version, state, open, transactions, context }: LintUpdate): void {
    if (open !== undefined) this.#file = ParsedFile.open(open);
    for (const transaction of transactions ?? []) this.#file = this.#file.edited(transaction);
    if (context !== undefined) this.#crawlers = context.crawlers;
    this.#numbers = { version, state };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to do
  *report(): Generator<void, LintReport> {
    return { ...this.#numbers, ...NO_FINDINGS, marks: new Int32Array() };
  }

  *answer(request: LintRequest): ReturnType<LintedSession['answer']> {
    switch (request.name) {
      case 'overview':
        return yield* this.#overview(request);
      case 'overviewLines':
        return yield* this.#overviews.lines(this.#file, request.payload);
      default:
        throw new Error(`No lint rules for ${request.name}`);
    }
  }

  #overview(request: LintRequest): ReturnType<LintedSession['answer']> {
    const file = this.#file;
    this.#newest = request;
    return until(
      () => this.#file !== file || this.#newest !== request,
      this.#overviews.overview(file, this.#crawlers),
    );
  }
}
