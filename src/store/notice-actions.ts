import { fetchForQuestion } from './live/fetch-for-question';
import type { SiteFile } from './live/site-file';
import type { PageNotice } from './notice';
import type { Arrival } from './state';
import type { TesterBinding } from './tester-handle';
import { pasteText } from './written/paste-text';

/** An action that a notice offers, as data. The texts name its button by `name`. */
export type NoticeAction =
  /** Reloads into the newer version of the page. */
  | { readonly name: 'applyUpdate' }
  | { readonly name: 'openLink'; readonly arrival: Arrival }
  /** Keeps the present text instead of a link's. */
  | { readonly name: 'keepMine' }
  | { readonly name: 'useAsRobots'; readonly text: string }
  /** Tests a server's answer that was pasted or opened. */
  | { readonly name: 'testPrinted'; readonly answer: SiteFile }
  | { readonly name: 'cancelFetch' }
  | { readonly name: 'fetchAgain'; readonly site: string }
  /** Tests the answer of a site that sent no file. */
  | { readonly name: 'testFetched'; readonly answer: SiteFile }
  /** Shows in the Fetch panel what happened, and other ways to get the file. */
  | { readonly name: 'fetchDetails' };

/** Returns what a notice offers besides its dismissal, in display order. */
export function noticeActions(notice: PageNotice): readonly NoticeAction[] {
  switch (notice.kind) {
    case 'update-ready':
      return [{ name: 'applyUpdate' }];
    case 'link-waiting':
      return [{ name: 'openLink', arrival: notice.arrival }, { name: 'keepMine' }];
    case 'unrecognised':
      return [{ name: 'useAsRobots', text: notice.pasted }];
    case 'answer-only': {
      const { answer } = notice;
      const canBeTested = typeof answer !== 'string' && answer.end.kind !== 'failure';
      return canBeTested ? [{ name: 'testPrinted', answer }] : [];
    }
    case 'fetching':
      return [{ name: 'cancelFetch' }];
    case 'not-fetched': {
      const { site, outcome } = notice;
      const isAnswered = outcome.kind === 'no-file' && outcome.file.end.kind === 'answer';
      return [
        isAnswered ? { name: 'testFetched', answer: outcome.file } : { name: 'fetchAgain', site },
        { name: 'fetchDetails' },
      ];
    }
    default:
      return [];
  }
}

/** Runs an action of the present notice. A separate entry point, because notices are rare. */
export function runNoticeAction(tester: TesterBinding, action: NoticeAction): void {
  const { store, actions } = tester;
  const { live } = store.getState();
  switch (action.name) {
    case 'applyUpdate':
      actions.showNotice({ kind: 'update-ready', isAccepted: true });
      break;
    case 'openLink':
      actions.openArrival(action.arrival);
      break;
    case 'keepMine':
      actions.dismissNotice();
      break;
    case 'useAsRobots':
      pasteText(tester, action.text);
      break;
    case 'testPrinted':
      // Loaded already: it showed the notice.
      void import('./live/bring-printed').then(({ testPrinted }) => testPrinted(tester, action.answer));
      break;
    case 'cancelFetch':
      if (typeof live === 'object') live.cancel();
      break;
    case 'fetchAgain':
      actions.dismissNotice();
      void fetchForQuestion(tester, action.site);
      break;
    case 'testFetched':
      actions.dismissNotice();
      if (typeof live === 'object') live.testAnswer();
      break;
    case 'fetchDetails':
      actions.dismissNotice();
      actions.showPanel({ kind: 'fetch', site: null });
  }
}
