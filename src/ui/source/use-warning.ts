import {
  appearanceText,
  editorMissing,
  engineStopped,
  limitText,
  noticeText,
  type Rich,
  tooLargeInThread,
} from '../../messages';
import { useTester } from '../tester-context';

/** Something to look at in the source bar, and what can be done about it. */
export interface Warning {
  readonly text: Rich;
  readonly remedy: 'start-again' | 'dismiss' | null;
}

/** The most urgent of all warnings; null where there is none. */
export function useWarning(isEditorMissing: boolean): Warning | null {
  const engine = useTester((state) => state.engine);
  const notice = useTester((state) => state.notice);
  const file = useTester((state) => state.report?.file ?? null);
  if (isEditorMissing) return { text: editorMissing, remedy: null };
  if (engine === 'stopped') return { text: engineStopped, remedy: 'start-again' };
  if (notice !== null) return { text: noticeText(notice), remedy: 'dismiss' };
  if (engine === 'too-large-in-thread') return { text: tooLargeInThread, remedy: null };
  if (file === null) return null;
  if (file.appearance !== 'robots') return { text: appearanceText(file.appearance), remedy: null };
  return file.limit === null ? null : { text: limitText(file.limit, file.byteLimit), remedy: null };
}
