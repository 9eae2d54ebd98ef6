import type { Update } from '../../worker';
import type { LintUpdate } from '../../worker/lint';
import { openDocument } from '../document';
import { isSameContext, lintContextOf } from './lint-context-of';
import type { ProblemsTester } from './problems-state';

/** Makes of what a tester tells its engine what the worker that looks for problems is told. */
export class LintFeed {
  readonly #tester: ProblemsTester;
  #context;
  /** Number of the present text and context, see `LintUpdate`. Counted here, so that it means the same to a worker that begins anew. */
  #state = 1;
  /** The version with which the present text came. */
  #textVersion: number;

  constructor(tester: ProblemsTester) {
    this.#tester = tester;
    const state = tester.store.getState();
    this.#context = lintContextOf(state);
    this.#textVersion = state.version;
  }

  /** The whole present state. */
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

  /** The same change; with the context only where that is another one, for the list of crawlers travels with it. */
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

  /** Whether the text is still the one of a version. */
  isPresent(version: number): boolean {
    return version >= this.#textVersion;
  }
}
