import { connectFrame, type FrameBridge } from '../embed/bridge';
import type { createTester, TesterState } from '../store';
import { LONGEST_LINK, sharedStateOf, shareFragment } from '../store/share';
import type { createEmbedSettings, EmbedBinding } from '../ui/page/embed';
import { frameTester } from './embed-tester';
import { verdictOf } from './embed-verdict';

/** Connects the tester with the page around the frame, whoever that is. */
export function bindToHost(
  tester: ReturnType<typeof createTester>,
  settings: ReturnType<typeof createEmbedSettings>,
): EmbedBinding {
  const getShareLink = () => shareLink(tester.store.getState());
  const bridge = connectFrame(frameTester({ tester, settings, getShareLink }));
  reportToHost(tester, bridge);
  let isReady = false;
  return {
    settings,
    shareLink,
    onReady: () => {
      if (!isReady) bridge.ready();
      isReady = true;
    },
    onHeight: (height) => bridge.height(height),
    openByHost: (link) => bridge.open(link),
  };
}

/** Address that opens a state in the tester; null where no browser would open it. */
async function shareLink(state: TesterState): Promise<string | null> {
  const tester = new URL('../', location.href);
  const fragment = await shareFragment(sharedStateOf(state));
  const link = `${tester.href}#${fragment}`;
  return fragment === null || link.length > LONGEST_LINK ? null : link;
}

/** Tells the host of every new answer, and of what the reader changes in the text (not of what the host itself does to it). */
export function reportToHost({ store }: ReturnType<typeof createTester>, bridge: FrameBridge): void {
  let reported = '';
  const reportVerdict = (): void => {
    const verdict = verdictOf(store.getState());
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
  reportVerdict();
}
