import { editorMissing, engineStopped, type Rich, simulating } from '../../../messages';
import { type LoadedTexts, loadTexts } from '../../../messages/later';
import { isSimulating, type Notice, type PageNotice, realAnswerOf, type TesterState } from '../../../store';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useConditionTexts } from '../../parts/lazy/use-condition-texts';
import { useTester } from '../../parts/tester-context';
import { useSiteTexts } from './use-site-texts';

type File = NonNullable<TesterState['report']>['file'];
type Texts = LoadedTexts<'notices'>;

/** Texts of notices. Loaded on demand, because notices are rare. */
const useNoticeTexts = lazyTexts(loadTexts.notices);

/** A warning in the source bar, and its remedy. */
export interface Warning {
  readonly text: Rich;
  readonly remedy: 'startAgain' | 'bringBack' | 'stopSimulating' | null;
  /** The notice, if it is one that an embedded page can't have. Its own actions are offered. */
  readonly notice?: PageNotice;
  readonly canBeDismissed: boolean;
}

/**
 * Returns the most urgent warning, or null. A simulation ranks below notices of recent events. It ranks above
 * problems of the file, because the verdict does not depend on them. Ignores notices for which `isPageNotice` returns true.
 */
export function useWarning(
  isEditorMissing: boolean,
  isPageNotice: (notice: Notice) => notice is PageNotice,
): Warning | null {
  const workerStatus = useTester((state) => state.workerStatus);
  const notice = useTester((state) => state.notice);
  const isNoted = useTester(hasWarning);
  const texts = useNoticeTexts(isNoted);
  const lasts = useLasting(texts);
  if (isEditorMissing) return lasting(editorMissing);
  if (workerStatus === 'stopped') return { ...lasting(engineStopped), remedy: 'startAgain' };
  if (notice === null || isPageNotice(notice)) return lasts;
  if (notice.kind === 'giant-line' && lasts !== null) return lasts;
  if (texts === null) return null;
  const text = texts.noticeText(notice);
  if (notice.kind !== 'text-replaced' && notice.kind !== 'link-opened')
    return { text, remedy: null, canBeDismissed: true };
  // A notice about the text's origin must not hide a lasting warning.
  const both = lasts === null ? text : [...text, ' ', ...lasts.text];
  const isOwnTextNear = notice.kind === 'text-replaced' || notice.hidesDraft;
  return { text: both, remedy: isOwnTextNear ? 'bringBack' : (lasts?.remedy ?? null), canBeDismissed: true };
}

/** Returns whether `useNoticeTexts` must load its texts. */
function hasWarning({ notice, workerStatus, report }: TesterState): boolean {
  const file = report?.file;
  return (
    notice !== null ||
    workerStatus === 'too-large-in-thread' ||
    (file !== undefined && (file.appearance !== 'robots' || file.limit !== null))
  );
}

/** Returns the warning that lasts as long as its cause. */
function useLasting(notices: Texts | null): Warning | null {
  const workerStatus = useTester((state) => state.workerStatus);
  const answer = useTester((state) => state.answer);
  const isActive = useTester(isSimulating);
  const texts = useConditionTexts(isActive);
  const file = useTester((state) => state.report?.file ?? null);
  const origin = useTester((state) => state.document.origin);
  const real = useTester(realAnswerOf);
  const site = useSiteTexts(origin.kind === 'site');
  if (workerStatus === 'too-large-in-thread') return notices && lasting(notices.tooLargeInThread);
  if (isActive) {
    const realName = origin.kind === 'site' && texts ? texts.answerName(real) : null;
    return {
      ...lasting(simulating(texts?.conditionName(answer) ?? null, realName)),
      remedy: 'stopSimulating',
    };
  }
  const nothing = origin.kind === 'site' && site ? site.siteWarning(origin) : null;
  if (nothing) return lasting(nothing);
  const text = file && notices && fileText(file, notices);
  return text && lasting(text);
}

/** Returns a warning about the bytes of the file, if any. */
function fileText({ appearance, limit, byteLimit, dialect }: File, texts: Texts): Rich | null {
  if (appearance !== 'robots') return texts.appearanceText(appearance);
  return limit && texts.limitText(limit, byteLimit, dialect);
}

function lasting(text: Rich): Warning {
  return { text, remedy: null, canBeDismissed: false };
}
