import type { FrameBridge } from '../embed/bridge';
import type { createTester } from '../store';
import { verdictOf } from './embed-verdict';

/** Tells the host of every new answer, and of what the reader changes in the text (not of what the host itself does to it). */
export function reportToHost({ store }: ReturnType<typeof createTester>, bridge: FrameBridge): void {
  let told = '';
  const tellVerdict = (): void => {
    const verdict = verdictOf(store.getState());
    if (verdict === null) return;
    const next = JSON.stringify(verdict);
    if (next === told) return;
    told = next;
    bridge.verdict(verdict);
  };
  store.subscribe((state, former) => {
    const { document } = state;
    if (document.id === former.document.id && document.text !== former.document.text)
      bridge.change(document.text.length);
    tellVerdict();
  });
  tellVerdict();
}
