import { createStore } from 'zustand/vanilla';
import type { FileOverview, LintReport, OverviewContent, Problems, ProblemsState } from '../../../../store';

type LinesRequest = Parameters<Problems['overviewLines']>[0];

/** A fake of `Problems` that returns made-up overviews when a test tells it to. */
export class FakeProblems {
  readonly store = createStore<ProblemsState>(() => ({
    status: 'ready',
    report: null,
    requestedKind: null,
  }));
  /** Requests for lines that aren't answered yet, the oldest first. */
  readonly lineRequests: { readonly payload: LinesRequest; answer(lines: readonly number[] | null): void }[] =
    [];
  restarts = 0;
  /** True to hold back replies to requests for an overview until the test calls their functions in `held`. */
  isHeld = false;
  readonly held: (() => void)[] = [];
  #content: OverviewContent | null | undefined;
  #id = 0;
  /** Answers the requests for an overview that wait for one. */
  #waiting: (() => void)[] = [];

  /** @param content undefined for an overview that isn't known yet */
  constructor(content?: OverviewContent | null) {
    this.#content = content;
  }

  /** Loads it as the page does. */
  readonly load = async () => () => this.#problems();

  /** Returns another overview from now on, and reports that there is one. */
  report(content: OverviewContent | null, report: Partial<LintReport> = {}): void {
    this.#content = content;
    this.#id++;
    this.store.setState({ report: { ...NO_FINDINGS, ...report } });
    for (const answer of this.#waiting.splice(0)) answer();
  }

  /** Answers the oldest request for lines. */
  answerLines(...lines: number[]): void {
    this.lineRequests.shift()?.answer(lines);
  }

  #problems(): Problems {
    const never = () => {
      throw new Error('No test needs this');
    };
    return {
      store: this.store,
      overview: async () => {
        if (this.#content === undefined) await new Promise<void>((answer) => this.#waiting.push(answer));
        const reply: FileOverview = this.#content
          ? { id: this.#id, content: this.#content }
          : { id: this.#id, content: null, limit: { kind: 'names', most: 1_000 } };
        if (this.isHeld) await new Promise<void>((answer) => this.held.push(answer));
        return reply;
      },
      overviewLines: (payload) =>
        new Promise((resolve) => {
          this.lineRequests.push({ payload, answer: (lines) => resolve(lines && Int32Array.from(lines)) });
        }),
      requestKind: (requestedKind) => this.store.setState({ requestedKind }),
      giveWay: () => {},
      restart: () => {
        this.restarts++;
      },
      dispose: () => undefined,
      rows: never,
      finding: never,
      preview: never,
      applyFix: never,
      applyPreview: never,
      ignore: never,
      format: never,
      placeGroups: never,
      compare: never,
      versions: never,
      pathStarts: never,
      simplify: async () => ({ text: null, removed: 0, joined: 0 }),
      ruleEffect: never,
      quietLines: never,
      verdictChoices: never,
      changedSince: never,
    };
  }
}

const NO_FINDINGS: LintReport = {
  version: 1,
  state: 1,
  total: 0,
  counts: { error: 0, warning: 0, note: 0, tidy: 0 },
  guesses: 0,
  missesEffects: false,
  safelyFixable: 0,
  kinds: [],
  rows: [],
  guessRows: [],
  marks: new Int32Array(),
};
