import { loadPageNotices } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useTester } from '../../parts/tester-context';
import { isPageNotice, PAGE_NOTICES, useWarning, type Warning } from './use-warning';

const usePageNotices = lazyTexts(loadPageNotices);

/** Like `useWarning`, with the notices that an embedded page can't have. */
export function usePageWarning(isEditorMissing: boolean): Warning | null {
  const others = useWarning(isEditorMissing);
  const notice = useTester((state) => (state.notice && isPageNotice(state.notice) ? state.notice : null));
  const texts = usePageNotices(notice !== null);
  const isStopped = useTester((state) => state.workerStatus === 'stopped');
  if (notice === null || texts === null || isStopped || isEditorMissing) return others;
  return {
    text: texts.pageNoticeText(notice),
    remedy: PAGE_NOTICES[notice.kind],
    canBeDismissed: notice.kind !== 'fetching',
  };
}
