import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameBridge } from '../embed/bridge';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import { noArrival } from '../store/no-arrival';
import { setState } from '../store/testdata/set-state';
import { createEmbedSettings, type EmbedSettingsStore } from '../ui/page/embed/embed-settings';
import { reportToHost } from './bind-to-host';
import { frameTester } from './embed-tester';

const FILE = 'User-agent: *\nDisallow: /private\nAllow: /private/open\n';

const arrival = {
  ...noArrival,
  content: linkDocument(FILE),
  question: { urlInput: '/private' },
};

function makeTester(from: typeof arrival | null = arrival) {
  return createTester({
    // Runs the engine in this thread, with the same session and the same reports.
    startWorker: () => {
      throw new Error('No workers here');
    },
    loadCatalogue: () => import('../catalogue/full'),
    draft: null,
    arrival: from,
    theme: 'system',
  });
}

let tester: ReturnType<typeof makeTester>;
let settings: EmbedSettingsStore;
let frame: ReturnType<typeof frameTester>;
const onReset = vi.fn();

beforeEach(() => {
  tester = makeTester();
  settings = createEmbedSettings({});
  frame = frameTester(tester, settings, () => Promise.resolve('link'), onReset);
  tester.start();
  return () => tester.dispose();
});

describe('asking a question', () => {
  it('answers with the line, the rule and the question', async () => {
    expect(await frame.ask({ crawler: 'googlebot', url: 'https://example.com/private/x' })).toEqual({
      outcome: 'disallowed',
      line: 2,
      rule: 'Disallow: /private',
      sentence: 'No. Blocked by line 2: Disallow: /private',
      crawler: 'Googlebot',
      url: 'https://example.com/private/x',
      engine: 'google',
    });
  });

  it('changes only the given parts', async () => {
    await frame.ask({ crawler: 'GPTBot', url: '/private/open', engine: 'rfc9309' });
    expect(await frame.ask({ url: '/private' })).toMatchObject({
      outcome: 'disallowed',
      crawler: 'GPTBot',
      engine: 'rfc9309',
    });
  });

  it('waits for the list of crawlers when a name needs it', async () => {
    expect(await frame.ask({ crawler: 'Nobody-Knows-Bot', url: '/private/open' })).toMatchObject({
      outcome: 'allowed',
      line: 3,
      crawler: 'Nobody-Knows-Bot',
    });
  });

  it('reports what is missing', async () => {
    expect(await frame.ask({ url: '' })).toMatchObject({
      outcome: 'none',
      line: 0,
      rule: null,
      sentence: 'Add a URL to get an answer.',
    });
  });

  it('never answers with the verdict on an older question', async () => {
    const urls = ['/private', '/private/open', '/other', 'example.com', '/private'];
    const verdicts: Awaited<ReturnType<typeof frame.ask>>[] = [];
    for (const url of urls) verdicts.push(await frame.ask({ url }));
    expect(verdicts.map((verdict) => [verdict?.url, verdict?.line])).toEqual([
      ['/private', 2],
      ['/private/open', 3],
      ['/other', 0],
      ['example.com', 0],
      ['/private', 2],
    ]);
  });

  it('answers each of several concurrent questions', async () => {
    const verdicts = await Promise.all([
      frame.ask({ url: '/private' }),
      frame.ask({ crawler: 'GPTBot', url: '/private/open' }),
      frame.ask({ url: '/other' }),
      frame.ask({ url: '' }),
      frame.ask({ engine: 'nobody' }),
      frame.ask({ url: '/private', engine: 'rfc9309' }),
    ]);
    expect(verdicts.map((verdict) => verdict && [verdict.crawler, verdict.url, verdict.line])).toEqual([
      ['Googlebot', '/private', 2],
      ['GPTBot', '/private/open', 3],
      ['GPTBot', '/other', 0],
      ['GPTBot', '', 0],
      null,
      ['GPTBot', '/private', 2],
    ]);
  });

  it('applies settings made between two questions in order', async () => {
    const first = frame.ask({ url: '/private' });
    frame.set({ url: '/private/open' });
    const second = frame.ask({ crawler: 'GPTBot' });
    frame.set({ url: '/other' });
    expect([(await first)?.url, (await second)?.url, (await frame.ask({}))?.url]).toEqual([
      '/private',
      '/private/open',
      '/other',
    ]);
  });

  it('resolves waiting and later questions to null after the tester has been disposed', async () => {
    const answers = [frame.ask({ url: '/private' }), frame.ask({ url: '/other' })];
    tester.dispose();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(await frame.ask({ url: '/private' })).toBeNull();
  });

  it('resolves to null for an unknown engine, and changes nothing', async () => {
    const before = tester.store.getState();
    expect(await frame.ask({ url: '/other', engine: '__proto__' })).toBeNull();
    expect(tester.store.getState()).toBe(before);
  });

  it('resolves to null if the file is too large for this thread', async () => {
    frame.setText(`User-agent: *\n${'Disallow: /x\n'.repeat(50_000)}`);
    expect(await frame.ask({ url: '/x' })).toBeNull();
  });
});

describe('the text', () => {
  it('is replaced as a whole, whatever its line ends, and the question stays', async () => {
    frame.setText('\uFEFFUser-agent: *\r\nDisallow: /\r\n');
    expect(frame.getText()).toBe('User-agent: *\nDisallow: /\n');
    expect(tester.store.getState().document).toMatchObject({ lineEnd: 'crlf', bom: true });
    expect(await frame.ask({})).toMatchObject({ outcome: 'disallowed', line: 2, url: '/private' });
  });

  it('written by the reader can be restored by one click', () => {
    tester.actions.edit([[0, 0, '#mine\n']], `#mine\n${FILE}`);
    frame.setText('x');
    expect(tester.store.getState().notice).toEqual({ kind: 'text-replaced' });
    tester.actions.restoreReplaced();
    expect(frame.getText()).toBe(`#mine\n${FILE}`);
  });
});

describe('reset', () => {
  const shown = () => {
    const { document, crawlerInput, urlInput } = tester.store.getState();
    return [document.text.toString(), crawlerInput, urlInput];
  };
  const edit = () => tester.actions.edit([[0, 0, '#mine\n']], `#mine\n${frame.getText()}`);

  beforeEach(() => {
    onReset.mockClear();
  });

  it('puts back the file and the question of the address', () => {
    const before = shown();
    edit();
    tester.actions.setUrl('/mine');
    tester.actions.setCrawler('GPTBot');
    frame.reset();
    expect(shown()).toEqual(before);
    expect(onReset.mock.calls).toEqual([[FILE.length]]);
    // The reader's text is not lost.
    tester.actions.restoreReplaced();
    expect(frame.getText()).toBe(`#mine\n${FILE}`);
  });

  it('puts back what the host has set since, with line ends', async () => {
    frame.setText('User-agent: *\r\nDisallow: /\r\n');
    edit();
    tester.actions.setUrl('/mine');
    await frame.ask({ crawler: 'bingbot' });
    frame.reset();
    expect(shown()).toEqual(['User-agent: *\nDisallow: /\n', 'bingbot', '/private']);
    expect(tester.store.getState().document).toMatchObject({ lineEnd: 'crlf', edited: false });
    frame.set({ url: '/set' });
    tester.actions.setUrl('/mine');
    frame.reset();
    expect(shown().at(-1)).toBe('/set');
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('counts a URL that goes with the example as set by the host', () => {
    const example = makeTester(null);
    const other = frameTester(example, settings, () => Promise.resolve(null), onReset);
    other.setText('User-agent: *\nDisallow: /\n');
    expect(example.store.getState().urlInput).toBe('');
    expect(settings.getState().given).toMatchObject({ urlInput: '' });
    example.dispose();
  });
});

describe('settings', () => {
  it.each([
    ['keeps', { theme: 'dark', view: 'editor', highlight: 2 }, 'allowed'],
    ['forgets', { url: '/another' }, null],
    ['forgets', { engine: 'bing' }, null],
    ['forgets', { quiz: true }, null],
  ] as const)('%s the guess about a question with %o', (_, values, guess) => {
    settings.setGuess('allowed');
    frame.set(values);
    expect(settings.getState().guess).toBe(guess);
  });

  it('are set one by one, and null restores the default', () => {
    frame.set({ view: 'editor', readonly: true, highlight: 3, theme: 'dark', url: '/a', engine: 'bing' });
    expect(settings.getState()).toMatchObject({ view: 'editor', isReadOnly: true, highlight: [3] });
    expect(tester.store.getState()).toMatchObject({ theme: 'dark', urlInput: '/a', dialectChoice: 'bing' });
    frame.set({ engine: 'nobody', url: '/b' });
    expect(tester.store.getState()).toMatchObject({ urlInput: '/b', dialectChoice: 'bing' });
    frame.set({ highlight: '7,2-3' });
    expect(settings.getState().highlight).toEqual([2, 3, 7]);
    frame.set({ highlight: null, engine: null });
    expect(settings.getState()).toMatchObject({ view: 'editor', isReadOnly: true, highlight: [] });
    frame.set({ quiz: true, urls: '/x blocked' });
    expect(settings.getState()).toMatchObject({ isQuiz: true, urls: [{ url: '/x', expected: 'blocked' }] });
    frame.set({ quiz: null, urls: null });
    expect(settings.getState()).toMatchObject({ isQuiz: false, urls: [] });
    frame.set({ view: null, readonly: null, theme: null, url: null, crawler: null });
    expect(settings.getState()).toMatchObject({ view: 'both', isReadOnly: false });
    expect(tester.store.getState()).toMatchObject({
      theme: 'system',
      urlInput: '',
      crawlerInput: 'Googlebot',
      dialectChoice: 'own',
    });
  });

  it('lock parts of the question for the reader, but not for the host', async () => {
    frame.set({ lock: 'url more' });
    expect(settings.getState().locked).toEqual(['url']);
    expect(await frame.ask({ url: '/private/open' })).toMatchObject({ line: 3 });
    frame.set({ lock: 'crawler', url: '/private' });
    expect(settings.getState().locked).toEqual(['crawler']);
    expect(await frame.ask({})).toMatchObject({ url: '/private', line: 2 });
    frame.set({ lock: null });
    expect(settings.getState().locked).toEqual([]);
  });

  it('offer parts beside the file', () => {
    frame.set({ show: 'overview why' });
    expect(settings.getState().offered).toEqual(['why', 'overview']);
    frame.set({ view: 'editor' });
    expect(settings.getState().offered).toEqual(['why', 'overview']);
    frame.set({ show: null });
    expect(settings.getState().offered).toEqual([]);
  });

  it('scroll to a line, even twice to the same one', () => {
    frame.showLine(2);
    const first = settings.getState().lineRequest;
    frame.showLine(2);
    expect(settings.getState().lineRequest).toEqual(first);
    expect(settings.getState().lineRequest).not.toBe(first);
    setState(settings, { tab: 'why' });
    frame.showLine(2);
    expect(settings.getState().tab).toBe('file');
  });
});

describe('the host is notified', () => {
  const bridge = {
    ready: vi.fn(),
    verdict: vi.fn(),
    guess: vi.fn(),
    change: vi.fn(),
    height: vi.fn(),
    open: vi.fn(() => false),
    dispose: vi.fn(),
  } satisfies FrameBridge;

  beforeEach(() => {
    vi.clearAllMocks();
    reportToHost(tester, settings, bridge);
  });

  it('of every new answer, once', async () => {
    await frame.ask({ url: '/private/open' });
    await frame.ask({ url: '/private/open' });
    await frame.ask({ url: '/private' });
    expect(bridge.verdict.mock.calls.map(([verdict]) => verdict.line)).toEqual([3, 2]);
  });

  it('of the answer of a quiz after each guess, and of none before', async () => {
    setState(settings, { isQuiz: true });
    // The host's own question is answered all the same.
    expect(await frame.ask({ url: '/private/open' })).toMatchObject({ outcome: 'allowed' });
    const none = {
      outcome: 'none',
      line: 0,
      rule: null,
      sentence: '',
      crawler: 'Googlebot',
      engine: 'google',
    };
    expect(bridge.verdict.mock.lastCall).toEqual([{ ...none, url: '/private/open' }]);
    bridge.verdict.mockClear();
    setState(settings, { guess: 'disallowed' });
    setState(settings, { guess: null });
    setState(settings, { guess: 'allowed' });
    expect(bridge.verdict.mock.calls.map(([{ line }]) => line)).toEqual([3, 0, 3]);
  });

  it.each<[string, () => unknown]>([
    ['question', () => frame.ask({ url: '/private' })],
    ['engine', () => frame.set({ engine: 'standard1994' })],
    ['empty question', () => frame.ask({})],
    ['file', () => frame.setText('User-agent: *\n')],
    ['reset', () => frame.reset()],
  ])('of no answer of a quiz after another %s', async (_name, change) => {
    setState(settings, { isQuiz: true });
    await frame.ask({ url: '/private/open' });
    setState(settings, { guess: 'allowed' });
    expect(bridge.verdict.mock.lastCall).toMatchObject([{ line: 3 }]);
    bridge.verdict.mockClear();
    await change();
    await frame.ask({});
    expect(settings.getState().guess).toBeNull();
    expect(bridge.verdict.mock.calls.map(([{ outcome }]) => outcome)).not.toContain('allowed');
    expect(bridge.verdict.mock.lastCall).toMatchObject([{ outcome: 'none', sentence: '' }]);
  });

  it("at once of an answer that can't be guessed", async () => {
    setState(settings, { isQuiz: true });
    await frame.ask({ url: '' });
    expect(bridge.verdict.mock.lastCall).toMatchObject([{ outcome: 'none' }]);
    await frame.ask({ crawler: 'ChatGPT-User', url: '/private' });
    expect(bridge.verdict.mock.lastCall).toMatchObject([{ outcome: 'not-applicable' }]);
  });

  it('of the reader’s edits, not of its own', () => {
    frame.setText('User-agent: *\n');
    expect(bridge.change).not.toHaveBeenCalled();
    tester.actions.edit([[0, 0, '#\n']], '#\nUser-agent: *\n');
    expect(bridge.change.mock.calls).toEqual([[16]]);
  });
});
