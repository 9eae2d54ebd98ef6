import type { Notice, Written } from '../../../store';
import { useTester } from '../../parts/tester-context';
import { PHONE, useMedia } from '../../parts/use-media';
import type { Warning } from './use-warning';

/** Parts of the last write that the source bar shows: its message; the message and a warning; or only Undo, beside a warning. */
export type ShownWrite = 'message' | 'both' | 'undo' | null;

/** Returns the parts of the last write that the source bar shows. Phones show it elsewhere. A notice that offers something else comes first. */
export function useShownWrite(warning: Warning | null, isEditorMissing: boolean): ShownWrite {
  const written = useTester((state) => state.written);
  const hidesWrite = useTester(({ notice }) => notice !== null && !isAboutText(notice));
  const isStopped = useTester((state) => state.workerStatus === 'stopped');
  const isPhone = useMedia(PHONE);
  if (written === null || isPhone || hidesWrite) return null;
  if (warning === null) return 'message';
  // A warning about another document is news, too. One about an edited text was there before, and comes back.
  if (isStopped || isEditorMissing || !isLineEdit(written)) return 'undo';
  return warning.remedy === 'stopSimulating' ? 'both' : 'message';
}

/** Returns whether a write changed lines of a text that stays. */
export function isLineEdit({ rounds, effect }: Written): boolean {
  return rounds !== null && effect !== null;
}

/** Returns whether a notice offers no more than the message of a write, or lasts as long as the text. */
function isAboutText({ kind }: Notice): boolean {
  return kind === 'text-replaced' || kind === 'giant-line';
}
