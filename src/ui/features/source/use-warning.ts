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
  readonly remedy:
    | 'start-again'
    | 'bring-back'
    | 'stop-simulating'
    | 'reload'
    | 'open-link'
    | 'use-as-robots'
    | 'test-answer'
    | 'fetch'
    | null;
  readonly canBeDismissed: boolean;
}

/**
 * Returns the most urgent warning, or null. A simulation ranks below notices of recent events. It ranks above
 * problems of the file, because the verdict does not depend on them.
 */
export function useWarning(isEditorMissing: boolean): Warning | null {
  const workerStatus = useTester((state) => state.workerStatus);
  const notice = useTester((state) => state.notice);
  const isGuest = useTester((state) => state.isGuest);
  const isNoted = useTester(hasWarning);
  const texts = useNoticeTexts(isNoted);
  const lasts = useLasting(texts);
  if (isEditorMissing) return lasting(editorMissing);
  if (workerStatus === 'stopped') return { ...lasting(engineStopped), remedy: 'start-again' };
  if (notice === null || isPageNotice(notice)) return lasts;
  if (notice.kind === 'giant-line' && lasts !== null) return lasts;
  // The content of a link is not saved until it is edited: a reload would lose it.
  if (notice.kind === 'update-ready' && (lasts !== null || isGuest)) return lasts;
  if (texts === null) return null;
  const text = texts.noticeText(notice);
  if (notice.kind === 'update-ready') return { text, remedy: 'reload', canBeDismissed: true };
  if (notice.kind === 'link-waiting') return { ...lasting(text), remedy: 'open-link' };
  if (notice.kind !== 'text-replaced' && notice.kind !== 'link-opened')
    return { text, remedy: null, canBeDismissed: true };
  // A notice about the text's origin must not hide a lasting warning.
  const both = lasts === null ? text : [...text, ' ', ...lasts.text];
  const isOwnTextNear = notice.kind === 'text-replaced' || notice.hidesDraft;
  return { text: both, remedy: isOwnTextNear ? 'bring-back' : (lasts?.remedy ?? null), canBeDismissed: true };
}

/** Notices that an embedded page can't have, with their remedies. `usePageWarning` shows them. */
export const PAGE_NOTICES: Readonly<Record<PageNotice['kind'], Warning['remedy']>> = {
  'storage-denied': null,
  'storage-full': null,
  'drafts-missing': null,
  'large-file': null,
  'draft-unreadable': null,
  unrecognised: 'use-as-robots',
  'answer-only': 'test-answer',
  'same-file': null,
  fetching: 'fetch',
  'not-fetched': 'fetch',
};

/** Returns whether `usePageWarning` shows this notice. */
export function isPageNotice(notice: Notice): notice is PageNotice {
  return notice.kind in PAGE_NOTICES;
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
      remedy: 'stop-simulating',
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
