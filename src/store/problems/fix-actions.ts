import type { FindingRow, FixChoice, FixPreview, Transaction } from '../../worker';
import type { LintClient } from '../../worker/lint';
import type { TesterHandle } from '../tester-handle';
import type { LastFix } from './last-fix';
import type { LintFeed } from './lint-feed';
import type { FixResult, Problems } from './problems-state';
import { verdictCheckOf } from './verdict-check-of';

/** Maximum number of attempts to get edits that aren't outdated by typing. */
const ATTEMPTS = 3;

/**
 * Creates the actions that change the text. Each is one undo step, and is applied only to the text that its edits were made for.
 * @param seenState returns the `state` of the report that the user sees
 */
export function fixActions(
  { store, actions }: TesterHandle,
  client: LintClient,
  feed: LintFeed,
  seenState: () => number,
  lastFix: LastFix,
) {
  /**
   * Repeats a request until its result is for the current text. Null if there is no result or the user keeps
   * typing; `impossible` if there is no editor or the worker stops.
   */
  const requestFresh = async <Made extends { readonly version: number }>(
    request: () => Promise<Made | null>,
  ): Promise<Made | null | 'impossible'> => {
    if (!actions.applyEdits([])) return 'impossible';
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const made = await request();
        if (made === null || feed.isPresent(made.version)) return made;
      }
      return null;
    } catch {
      return 'impossible';
    }
  };
  const edit = (rounds: readonly Transaction[]): FixResult =>
    actions.applyEdits(rounds) ? 'applied' : 'impossible';
  const fix = ({ rounds, fixed }: FixPreview, finding: FindingRow | null): FixResult => {
    if (rounds.length === 0) return 'gone';
    return lastFix.during({ finding, fixed }, () => edit(rounds));
  };
  return {
    applyFix: async (choice: FixChoice) => {
      const version = seenState();
      const made = await requestFresh(async () => {
        const [preview, finding] = await Promise.all([
          client.request('preview', { version, choice, check: null }),
          choice.kind === 'one' ? client.request('finding', { version, index: choice.index }) : null,
        ]);
        return preview && { ...preview, finding };
      });
      if (made === null || made === 'impossible') return made ?? 'gone';
      return fix(made, made.finding);
    },
    applyPreview: (preview) => (feed.isPresent(preview.version) ? fix(preview, null) : 'gone'),
    ignore: async (index) => {
      const version = seenState();
      const made = await requestFresh(() => client.request('ignore', { version, index }));
      if (made === null || made === 'impossible') return made ?? 'gone';
      return edit([made.edits]);
    },
    format: async () => {
      const made = await requestFresh(() =>
        client.request('format', { check: verdictCheckOf(store.getState()) }),
      );
      if (made === null || made === 'impossible') return null;
      const { edits, lineCount: lines, check } = made;
      if (edits.length > 0 && edit([edits]) !== 'applied') return null;
      return { lines, check };
    },
    undoFix: () => {
      if (lastFix.isThere) actions.undoEdit();
    },
  } satisfies Partial<Problems>;
}
