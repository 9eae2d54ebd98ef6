import type { Update } from '../../worker';
import type { LintUpdate } from '../../worker/lint';
import { openDocument } from '../document';
import type { TesterHandle } from '../tester-handle';
import { isSameContext, lintContextOf } from './lint-context-of';

/** Converts the tester's updates for the engine into updates for the worker that looks for problems. */
export class LintFeed {
  readonly #tester: TesterHandle;
  #context;
  /** Number of the current text and context, see `LintUpdate`. Counted here, so that a restarted worker sees the same numbers. */
  #state = 1;
  /** The first version with the current text. */
  #textVersion: number;

  constructor(tester: TesterHandle) {
    this.#tester = tester;
    const state = tester.store.getState();
    this.#context = lintContextOf(state);
    this.#textVersion = state.version;
  }

  wholeState(): LintUpdate {
    const { version, document } = this.#tester.store.getState();
    return {
      kind: 'update',
      version,
      state: this.#state,
      open: openDocument(document),
      context: this.#context,
    };
  }

  /** Converts a change. Includes the context only if it has changed, because it contains the list of crawlers. */
  toLintUpdate({ version, open, transactions }: Update): LintUpdate {
    const isEdited = open !== undefined || transactions !== undefined;
    if (isEdited) this.#textVersion = version;
    const context = lintContextOf(this.#tester.store.getState());
    const isSame = isSameContext(this.#context, context);
    this.#context = context;
    if (isEdited || !isSame) this.#state++;
    return {
      kind: 'update',
      version,
      state: this.#state,
      ...(open !== undefined && { open }),
      ...(transactions !== undefined && { transactions }),
      ...(!isSame && { context }),
    };
  }

  /** Returns whether the text is unchanged since a version. */
  isPresent(version: number): boolean {
    return version >= this.#textVersion;
  }
}
