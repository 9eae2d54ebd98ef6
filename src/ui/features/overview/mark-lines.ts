import type { TesterActions } from '../../../store';

/** Actions of a page whose editor can mark lines. */
interface MarkingActions {
  markLines?(lines: Int32Array | null, isFollowed: boolean): void;
}

/**
 * Marks 1-based lines in the editor, if there is one that can; null removes the marks.
 * @param isFollowed true to scroll to the first one
 */
export function markLines(actions: TesterActions, lines: Int32Array | null, isFollowed: boolean): void {
  const { markLines: mark } = actions as TesterActions & MarkingActions;
  mark?.(lines, isFollowed);
}
