import { afterEach, expect, it, vi } from 'vitest';
import { FakeFrame, FakePort } from '../embed/testdata/fake-frame';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import { noArrival } from '../store/no-arrival';
import { createEmbedSettings } from '../ui/page/embed/embed-settings';
import { bindToHost } from './bind-to-host';

afterEach(() => void vi.unstubAllGlobals());

/** A quiz whose line 2 decides, and the port to its host. */
function embeddedQuiz() {
  // Runs the engine in this thread, with the same session and the same reports.
  const startWorker = (): never => {
    throw new Error('No workers here');
  };
  const tester = createTester({
    startWorker,
    loadCatalogue: () => import('../catalogue/full'),
    draft: null,
    arrival: {
      ...noArrival,
      content: linkDocument('User-agent: *\nDisallow: /private\n'),
      question: { urlInput: '/private' },
    },
    theme: 'system',
  });
  const frame = new FakeFrame();
  vi.stubGlobal('window', frame);
  const binding = bindToHost(tester, createEmbedSettings({ isQuiz: true }), startWorker);
  tester.start();
  const port = new FakePort();
  frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port]);
  /** Takes the names of the events that the host has received so far, with the line of a verdict. */
  const taken = () =>
    port.sent
      .splice(0)
      .map(({ event, verdict }) => (verdict ? [event, (verdict as { line: number }).line] : [event]));
  return { binding, taken, port, tester };
}

it('tells the host of a guess before the answer that the guess reveals, and that it is ready once', async () => {
  const { binding, port, taken, tester } = embeddedQuiz();
  await port.deliver({ id: 1, method: 'ask', value: {} });
  await vi.waitUntil(() => port.sent.some(({ id }) => id === 1));
  taken();
  binding.onReady();
  binding.onReady();
  expect(taken()).toEqual([['ready']]);
  binding.onGuess({ guess: 'allowed', right: false });
  expect(taken()).toEqual([['guess'], ['verdict', 2]]);
  expect(binding.settings.getState().guess).toBe('allowed');
  tester.dispose();
});
