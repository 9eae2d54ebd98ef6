import {
  appearanceText,
  editorMissing,
  engineStopped,
  limitText,
  noticeText,
  type Rich,
  tooLargeInThread,
} from '../../messages';
import type { TesterState } from '../../store';
import { useTester } from '../tester-context';

type File = NonNullable<TesterState['report']>['file'];

/** Something to look at in the source bar, and what can be done about it. */
export interface Warning {
  readonly text: Rich;
  readonly remedy: 'start-again' | 'bring-back' | null;
  readonly canBeDismissed: boolean;
}

/** The most urgent of all warnings; null where there is none. */
export function useWarning(isEditorMissing: boolean): Warning | null {
  const engine = useTester((state) => state.engine);
  const notice = useTester((state) => state.notice);
  const file = useTester((state) => state.report?.file ?? null);
  if (isEditorMissing) return lasting(editorMissing);
  if (engine === 'stopped') return { ...lasting(engineStopped), remedy: 'start-again' };
  const aboutFile = engine === 'too-large-in-thread' ? tooLargeInThread : file && fileText(file);
  if (notice === null || (notice.kind === 'giant-line' && aboutFile !== null))
    return aboutFile && lasting(aboutFile);
  const text = noticeText(notice);
  if (notice.kind !== 'text-replaced') return { text, remedy: null, canBeDismissed: true };
  // The way back to one's own text does not hide what is wrong with the other.
  const both = aboutFile === null ? text : [...text, ' ', ...aboutFile];
  return { text: both, remedy: 'bring-back', canBeDismissed: true };
}

/** What there is to know about the bytes of a file. */
function fileText({ appearance, limit, byteLimit }: File): Rich | null {
  if (appearance !== 'robots') return appearanceText(appearance);
  return limit && limitText(limit, byteLimit);
}

function lasting(text: Rich): Warning {
  return { text, remedy: null, canBeDismissed: false };
}
