import { connectFrame, type FrameBridge } from '../embed/bridge';
import type { EmbedView } from '../embed/protocol';
import type { Tester, TesterState } from '../store';
import { LONGEST_LINK } from '../store/share/longest-link';
import type { EmbedBinding } from '../ui/page/embed';
import type { EmbedSettingsStore } from '../ui/page/embed/embed-settings';
import { isHidden } from '../ui/page/embed/embed-settings';
import { shownAnswerOf } from '../ui/parts/answer/answer';
import { frameTester } from './embed-tester';
import { noVerdict, verdictOf } from './embed-verdict';

/** Connects the tester with the page that embeds it. `startWorker` starts another worker of the engine. */
export function bindToHost(
  tester: Tester,
  settings: EmbedSettingsStore,
  startWorker: () => Worker,
): EmbedBinding {
  const makeLink = (state: TesterState) => shareLink(state, settings.getState().view);
  const getShareLink = () => makeLink(tester.store.getState());
  const frame = frameTester(tester, settings, getShareLink, (length) => bridge.change(length));
  const bridge = connectFrame(frame);
  reportToHost(tester, settings, bridge);
  let isReady = false;
  return {
    settings,
    shareLink: makeLink,
    onReady: () => {
      if (!isReady) bridge.ready();
      isReady = true;
    },
    onHeight: (height) => bridge.height(height),
    reset: frame.reset,
    answerUrls: (urls, onAnswers) => {
      let stop: (() => void) | null = null;
      let isOver = false;
      import('./embed-urls').then(
        ({ answerUrls }) => {
          if (!isOver) stop = answerUrls(urls, tester, startWorker, onAnswers);
        },
        // The URLs can be asked about without their answers.
        () => {},
      );
      return () => {
        isOver = true;
        stop?.();
      };
    },
    onGuess: (guess) => {
      bridge.guess(guess);
      settings.setGuess(guess.guess);
    },
    openByHost: (link) => bridge.open(link),
  };
}

/** Returns the link that opens this state in the tester, an overview in its view; null if it would exceed `LONGEST_LINK`. */
async function shareLink(state: TesterState, view: EmbedView): Promise<string | null> {
  const tester = new URL('../', location.href);
  const { sharedStateOf, shareFragment } = await import('../store/share');
  const shared = sharedStateOf(state);
  const fragment = await shareFragment(view === 'overview' ? { ...shared, view } : shared);
  const link = `${tester.href}#${fragment}`;
  return fragment === null || link.length > LONGEST_LINK ? null : link;
}

/**
 * Notifies the host of every new verdict and of the user's edits, but not of changes that the host makes itself. A quiz has no verdict before the guess.
 */
export function reportToHost({ store }: Tester, settings: EmbedSettingsStore, bridge: FrameBridge): void {
  let reported = '';
  const reportVerdict = (): void => {
    const state = store.getState();
    const verdict = isHidden(settings.getState(), shownAnswerOf(state))
      ? noVerdict(state, '')
      : verdictOf(state, reportVerdict);
    if (verdict === null) return;
    const next = JSON.stringify(verdict);
    if (next === reported) return;
    reported = next;
    bridge.verdict(verdict);
  };
  store.subscribe((state, former) => {
    const { document } = state;
    if (document.id === former.document.id && document.text !== former.document.text)
      bridge.change(document.text.length);
    reportVerdict();
  });
  settings.subscribe(reportVerdict);
  reportVerdict();
}
