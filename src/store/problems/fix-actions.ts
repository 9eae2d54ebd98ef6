import type { FixChoice, FixPreview, Transaction } from '../../worker';
import type { LintClient } from '../../worker/lint';
import type { NotWritten } from '../notice';
import type { TesterHandle } from '../tester-handle';
import type { LintFeed } from './lint-feed';
import type { FixResult, Problems } from './problems-state';

/** Maximum number of attempts to get edits that aren't outdated by typing. */
const ATTEMPTS = 3;

/**
 * Creates the actions that change the text. Each is one undo step, and is applied only to the text that its edits were made for.
 * @param seenState returns the `state` of the report that the user sees
 */
export function fixActions(
  { actions }: TesterHandle,
  client: LintClient,
  feed: LintFeed,
  seenState: () => number,
) {
  /**
   * Repeats a request until its result is for the current text. `gone` if there is no result or the user keeps
   * typing; `impossible` if there is no editor or the worker stops.
   */
  const requestFresh = async <Made extends { readonly version: number }>(
    request: () => Promise<Made | null>,
  ): Promise<Made | 'gone' | 'impossible'> => {
    if (!actions.applyEdits([])) return 'impossible';
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const made = await request();
        if (made === null) break;
        if (feed.isPresent(made.version)) return made;
      }
      return 'gone';
    } catch {
      return 'impossible';
    }
  };
  const edit = (rounds: readonly Transaction[]): FixResult =>
    actions.applyEdits(rounds) ? 'applied' : refuse('impossible');
  const refuse = (reason: NotWritten): NotWritten => {
    actions.showNotice({ kind: 'not-written', reason });
    return reason;
  };
  const fix = ({ rounds }: FixPreview): FixResult => (rounds.length === 0 ? refuse('gone') : edit(rounds));
  return {
    applyFix: async (choice: FixChoice) => {
      const version = seenState();
      const made = await requestFresh(() => client.request('preview', { version, choice, check: null }));
      return typeof made === 'string' ? refuse(made) : fix(made);
    },
    applyPreview: (preview) => (feed.isPresent(preview.version) ? fix(preview) : refuse('gone')),
    ignore: async (index) => {
      const version = seenState();
      const made = await requestFresh(() => client.request('ignore', { version, index }));
      return typeof made === 'string' ? refuse(made) : edit([made.edits]);
    },
    format: async () => {
      const made = await requestFresh(() => client.request('format', {}));
      if (typeof made === 'string') return refuse(made);
      return made.edits.length === 0 ? refuse('formatted') : edit([made.edits]);
    },
  } satisfies Partial<Problems>;
}
