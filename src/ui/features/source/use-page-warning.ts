import { loadPageNotices } from '../../../messages/later';
import type { Notice, PageNotice } from '../../../store';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useTester } from '../../parts/tester-context';
import { useWarning, type Warning } from './use-warning';

const usePageNotices = lazyTexts(loadPageNotices);

/** Like `useWarning`, with the notices that an embedded page can't have. */
export function usePageWarning(isEditorMissing: boolean): Warning | null {
  const isWritten = useTester((state) => state.written !== null);
  // Undo of the write brings the same text back.
  const isIgnored = (each: Notice): each is PageNotice =>
    isPageNotice(each) || (isWritten && each.kind === 'text-replaced');
  const others = useWarning(isEditorMissing, isIgnored);
  const notice = useTester((state) => (state.notice && isPageNotice(state.notice) ? state.notice : null));
  const texts = usePageNotices(notice !== null);
  const isGuest = useTester((state) => state.isGuest);
  const isStopped = useTester((state) => state.workerStatus === 'stopped');
  if (notice === null || texts === null || isStopped || isEditorMissing) return others;
  // The content of a link is not saved until it is edited: a reload would lose it.
  if (notice.kind === 'update-ready' && (others !== null || isGuest)) return others;
  return {
    text: texts.pageNoticeText(notice),
    remedy: null,
    notice,
    canBeDismissed: notice.kind !== 'fetching' && notice.kind !== 'link-waiting',
  };
}

/** Returns whether a notice is about fetching the file of the tested URL's site. */
export function isAboutFetching(notice: PageNotice | undefined): boolean {
  return notice?.kind === 'fetching' || notice?.kind === 'not-fetched';
}

const PAGE_NOTICES: Readonly<Record<PageNotice['kind'], true>> = {
  'storage-denied': true,
  'storage-full': true,
  'drafts-missing': true,
  'large-file': true,
  'draft-unreadable': true,
  'update-ready': true,
  'link-waiting': true,
  unrecognised: true,
  'answer-only': true,
  'not-written': true,
  'same-file': true,
  fetching: true,
  'not-fetched': true,
};

function isPageNotice(notice: Notice): notice is PageNotice {
  return notice.kind in PAGE_NOTICES;
}
