import type { StoreApi } from 'zustand/vanilla';
import type { Report } from '../../worker';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import type { AppliedFix, FixResult, ProblemsState } from './problems-state';

/** Remembers the last fix until the next edit, and determines from the next answer whether the verdict changed. */
export class LastFix {
  readonly #tester: TesterHandle;
  readonly #store: StoreApi<ProblemsState>;
  #stopWatching: () => void = () => undefined;

  constructor(tester: TesterHandle, store: StoreApi<ProblemsState>) {
    this.#tester = tester;
    this.#store = store;
  }

  /** True until the next edit after a fix. */
  get isThere(): boolean {
    return this.#store.getState().lastFix !== null;
  }

  /** Applies edits, and remembers them as the last fix if that succeeded. */
  during(fix: Omit<AppliedFix, 'verdictChanged'>, edit: () => FixResult): FixResult {
    const { store } = this.#tester;
    const before = freshDeciding(store.getState());
    const result = edit();
    if (result !== 'applied') return result;
    this.#stopWatching();
    this.#store.setState({ lastFix: { ...fix, verdictChanged: null } });
    if (before !== null) this.#compareLater(before, store.getState().version);
    return result;
  }

  /** Forgets the last fix, because the text has changed. A fix's own edit calls it, too, before that fix becomes the last one. */
  clear(): void {
    this.#stopWatching();
    if (this.isThere) this.#store.setState({ lastFix: null });
  }

  /** Compares the verdicts at the next report. A report on a later version says nothing about the fix: the result stays unknown. */
  #compareLater(before: string, version: number): void {
    const { store } = this.#tester;
    const compare = ({ report }: TesterState): void => {
      if (report === null || report.version < version) return;
      this.#stopWatching();
      const after = report.version === version ? decidingOf(report) : null;
      const { lastFix } = this.#store.getState();
      if (lastFix === null || after === null) return;
      this.#store.setState({ lastFix: { ...lastFix, verdictChanged: after !== before } });
    };
    this.#stopWatching = store.subscribe(compare);
    compare(store.getState());
  }
}

/**
 * Serialises the verdict on the current text and question; null if it isn't known yet, or if there is no
 * question.
 */
function freshDeciding({ report, version }: TesterState): string | null {
  return report === null || report.version !== version ? null : decidingOf(report);
}

/** Serialises a report's verdict without the deciding rule, because a fix may move or replace it without changing the answer. Null without a question. */
function decidingOf({ verdict }: Report): string | null {
  if (verdict === null) return null;
  const { judgement, outcome } = verdict;
  return JSON.stringify([judgement, outcome]);
}
