import type { StoreApi } from 'zustand/vanilla';
import type { FindingRow, Report } from '../../worker';
import type { TesterState } from '../state';
import type { FixResult, ProblemsState, ProblemsTester } from './problems-state';

/** A fix as it is about to be applied. */
interface Mending {
  readonly finding: FindingRow | null;
  readonly fixed: number;
}

/** Remembers what was mended last until somebody edits, and learns from the next answer whether the verdict changed. */
export class LastFix {
  readonly #tester: ProblemsTester;
  readonly #store: StoreApi<ProblemsState>;
  #stopWatching: () => void = () => undefined;

  constructor(tester: ProblemsTester, store: StoreApi<ProblemsState>) {
    this.#tester = tester;
    this.#store = store;
  }

  /** True until somebody edits after a fix. */
  get isThere(): boolean {
    return this.#store.getState().lastFix !== null;
  }

  /** Applies edits, and tells of them as the last fix where that was possible. */
  during({ finding, fixed }: Mending, edit: () => FixResult): FixResult {
    const { store } = this.#tester;
    const before = freshDeciding(store.getState());
    const result = edit();
    if (result !== 'applied') return result;
    this.#stopWatching();
    this.#store.setState({ lastFix: { finding, fixed, verdictChanged: null } });
    if (before !== null) this.#compareLater(before, store.getState().version);
    return result;
  }

  /** Forgets it, as the text has changed. An edit of a fix does so too, before that fix becomes the last one. */
  clear(): void {
    this.#stopWatching();
    if (this.isThere) this.#store.setState({ lastFix: null });
  }

  /** The answer to a later question says nothing about the fix: then it stays unknown. */
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

/** What is decided by the present text and question; null where that is not known yet, or nothing is asked. */
function freshDeciding({ report, version }: TesterState): string | null {
  return report === null || report.version !== version ? null : decidingOf(report);
}

/** What a report says about the asked question, without the places of lines: an edit may move the deciding rule and change nothing else. Null where nothing is asked. */
function decidingOf({ verdict }: Report): string | null {
  if (verdict === null) return null;
  const { judgement, outcome, line, candidates } = verdict;
  const rule = line === 0 ? undefined : candidates[0]?.rule;
  return JSON.stringify([judgement, outcome, rule?.type, rule?.pattern]);
}
