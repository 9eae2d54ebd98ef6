import { beforeEach, describe, expect, test } from 'vitest';
import { crawlers, readCrawler } from '../catalogue/full';
import { dialectById, dialectIds, PLAIN_ANSWER } from '../engine';
import { readTypedUrl } from '../engine/address';
import type { Comparison } from '../worker/tester/comparison';
import type { Update, WorkerReply } from '../worker/tester/tester-protocol';
import { TesterSession } from '../worker/tester/tester-session';
import { startOfFile } from './bring-file';
import { textDocument } from './document';
import type { Draft } from './draft';
import { noList } from './list-snapshot';
import { watchedOf } from './question';
import { readAddress, sharedStateOf, shareFragment } from './share';
import { siteOfFile } from './site-of-file';
import type { Arrival, Catalogue, ThemeChoice } from './state';
import { createTester, type Tester } from './tester';
import { pasteText } from './written/paste-text';

/** A worker in this thread that answers only on demand. */
class HandWorker extends EventTarget {
  readonly #session = new TesterSession(dialectById);
  readonly waiting: Update[] = [];
  postMessage(update: Update): void {
    this.waiting.push(structuredClone(update));
  }
  terminate(): void {}
  emit(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(): void {
    for (const update of this.waiting.splice(0))
      this.emit({ kind: 'report', report: this.#session.update(update) });
  }
  /** Answers all messages, including those sent because of an answer. */
  answerAll(): void {
    while (this.waiting.length > 0) this.answer();
  }
  compare(): Comparison | null {
    const steps = this.#session.compare();
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    if (step.value !== null) this.emit({ kind: 'comparison', comparison: step.value });
    return step.value;
  }
}

/** One attempt at loading the catalogue; the test decides how it ends. */
interface Loading {
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

const CATALOGUE: Catalogue = { crawlers, readCrawler };
let worker: HandWorker;
let tester: Tester;
let loadings: Loading[];
let savedThemes: ThemeChoice[];

function begin(draft: Draft | null, arrival: Arrival | null = null): void {
  worker = new HandWorker();
  loadings = [];
  savedThemes = [];
  tester = createTester({
    startWorker: () => worker as unknown as Worker,
    loadCatalogue: () =>
      new Promise((resolve, reject) => {
        // A turn of the event loop, so that awaiting code has run.
        const settled = () => new Promise<void>((done) => setImmediate(done));
        loadings.push({
          arrive: () => {
            resolve(CATALOGUE);
            return settled();
          },
          fail: () => {
            reject(new Error('offline'));
            return settled();
          },
        });
      }),
    draft: draft && { id: 'own', draft },
    arrival,
    theme: 'system',
    saveTheme: (theme) => savedThemes.push(theme),
  });
  tester.start();
  worker.emit({ kind: 'ready' });
  worker.answer();
}

const DRAFT: Draft = {
  savedAt: 1,
  text: 'User-agent: bingbot\n\nDisallow: /x\nUser-agent: *\nDisallow: /',
  bytes: null,
  lineEnd: 'lf',
  bom: false,
  edited: true,
  origin: { kind: 'typed' },
  crawlerInput: 'bingbot',
  urlInput: '/x',
  dialectChoice: 'own',
  robotsUrlInput: '',
  list: noList(),
  name: '',
};

beforeEach(() => begin(null));

const state = () => tester.store.getState();
const type = (insert: string): void => {
  const text = insert + state().document.text.toString();
  tester.actions.edit([[0, 0, insert]], text);
};

describe('the URL of an example', () => {
  const EXAMPLE = 'https://example.com/shop/cart?x=1';
  const OWN = 'User-agent: *\nDisallow: /cart\nSitemap: /map.xml\nSitemap: https://my-shop.test/map.xml\n';
  const replaceAll = (text: string, isPaste?: boolean): void =>
    tester.actions.edit([[0, state().document.text.length, text]], text, isPaste);
  const robotsFile = (text: string): File => new File([text], 'robots.txt');

  test('is removed when the user’s own file is pasted over the example, and its field is focused', () => {
    expect(state().urlInput).toBe(EXAMPLE);
    replaceAll(OWN, true);
    expect(state()).toMatchObject({ urlInput: '', url: { kind: 'empty' }, urlRequest: {} });
    worker.answer();
    expect(state().report).toMatchObject({ version: 2, verdict: null });
    expect(siteOfFile(state())).toBe('https://my-shop.test');
  });

  test('gives way to the question that comes with a file', () => {
    const url = readTypedUrl('/cart');
    tester.actions.openContent(textDocument(OWN, { kind: 'typed' }), { urlInput: '/cart', url });
    expect(state()).toMatchObject({ urlInput: '/cart', url, urlRequest: null });
  });

  test('of another host is asked about once the example is edited', () => {
    tester.actions.setUrl('https://shop.test/cart');
    expect(worker.waiting.at(-1)?.question).toBeNull();
    worker.answer();
    type('# mine\n');
    expect(worker.waiting.at(-1)?.question).toMatchObject({ url: 'https://shop.test/cart' });
  });

  test('comes back with the example, and a pasted text that was named can be restored', () => {
    pasteText(tester, OWN);
    tester.actions.setDraftName('Shop');
    tester.actions.undoWrite();
    expect(state()).toMatchObject({ urlInput: EXAMPLE, draftName: '' });
    tester.actions.restoreReplaced();
    expect(state().document.text.toString()).toBe(OWN);
    expect(state().draftName).toBe('Shop');
  });

  test('is removed when the example is deleted first, or edited', () => {
    replaceAll('', false);
    expect(state()).toMatchObject({ urlInput: EXAMPLE, urlRequest: null });
    replaceAll(OWN, true);
    expect(state()).toMatchObject({ urlInput: '', urlRequest: {} });
    begin(null);
    type('# mine\n');
    replaceAll(OWN, true);
    expect(state().urlInput).toBe('');
  });

  test('is removed when the user’s own file is typed in place of the example, and the focus stays', () => {
    replaceAll('U');
    expect(state()).toMatchObject({ urlInput: '', urlRequest: null });
  });

  test('stays while the example is edited, and when its text is restored', () => {
    const example = state().document.text.toString();
    type('# mine\n');
    expect(state().urlInput).toBe(EXAMPLE);
    replaceAll('');
    replaceAll(example);
    expect(state()).toMatchObject({ urlInput: EXAMPLE, urlRequest: null });
  });

  test('is removed when the user’s own file is opened', async () => {
    await tester.actions.openFile(robotsFile(OWN));
    expect(state()).toMatchObject({ urlInput: '', url: { kind: 'empty' }, urlRequest: {} });
  });

  test.each(['https://my-shop.test/cart', '/cart', 'https://example.com/shop/cart?x=2'])(
    'stays if it was replaced by %s',
    async (url) => {
      tester.actions.setUrl(url);
      replaceAll(OWN, true);
      await tester.actions.openFile(robotsFile(OWN));
      expect(state()).toMatchObject({ urlInput: url, urlRequest: null });
    },
  );

  test('stays as the URL in a link', async () => {
    const fragment = `text=User-agent:*&url=${encodeURIComponent(EXAMPLE)}`;
    begin(null, await readAddress({ fragment, query: '' }));
    expect(state()).toMatchObject({ urlInput: EXAMPLE, urlRequest: null });
  });
});

describe('a tester', () => {
  test('starts with the example and its answer', () => {
    expect(state().document.origin).toEqual({ kind: 'example', id: 'shop' });
    expect(state().report).toMatchObject({ version: 1, verdict: { outcome: 'disallowed', line: 12 } });
  });

  test('drops reports on an older version, and shows the newest', () => {
    type('\n');
    type('\n');
    worker.answer();
    expect(state().report?.version).toBe(1);
    worker.answer();
    expect(state().report).toMatchObject({ version: 3, verdict: { line: 14 } });
  });

  test('sends the crawler’s tokens in order, and no question while something is missing', async () => {
    tester.actions.setCrawler('googlebot-news');
    await loadings[0]?.arrive();
    worker.answerAll();
    expect(state().report?.version).toBe(state().version);
    expect(state().report?.verdict?.selection).toEqual({ reason: 'fallback', token: 'Googlebot' });
    tester.actions.setUrl('example');
    worker.answer();
    expect(state().report?.verdict).toBeNull();
    expect(state().url).toMatchObject({ kind: 'problem' });
    tester.actions.setUrl('example.com/a');
    worker.answer();
    expect(state().url).toMatchObject({ kind: 'url', testedUrl: 'https://example.com/a', changes: [] });
  });

  test('an edited example is the user’s own text', () => {
    type('#');
    expect(state().document).toMatchObject({ edited: true, origin: { kind: 'typed' } });
  });

  test('work replaced by a file, an example or an empty file can be restored with its question', () => {
    type('# mine\n');
    tester.actions.setUrl('/mine');
    tester.actions.openExample('tie');
    tester.actions.openExample('sitemap');
    expect(state().notice).toEqual({ kind: 'text-replaced' });
    tester.actions.restoreReplaced();
    expect(state().document.text.toString()).toMatch(/^# mine\n/);
    expect(state().urlInput).toBe('/mine');
    expect(state().notice).toBeNull();
    worker.answer();
    worker.answer();
    expect(state().report?.version).toBe(state().version);
  });

  test('a viewed example cannot be restored', () => {
    tester.actions.openExample('tie');
    expect(state().notice).toBeNull();
  });

  test('a file keeps its bytes until it is edited, and its name afterwards', async () => {
    await tester.actions.openFile(new File(['User-agent: *\r\nDisallow: /\n'], 'r.txt'));
    expect(state().document).toMatchObject({ lineEnd: 'mixed', origin: { kind: 'file', name: 'r.txt' } });
    worker.answer();
    expect(state().report?.file.bytes).toBe(27);
    type('#');
    expect(state().document).toMatchObject({
      lineEnd: 'lf',
      bytes: null,
      origin: { kind: 'file', name: 'r.txt' },
    });
  });

  test('a suite is opened with all its expectations; another file keeps it, an example does not', async () => {
    const suite = {
      format: 'robots-test',
      version: 1,
      crawlers: ['GPTBot'],
      urls: ['/a', { url: '/b', expected: { GPTBot: 'blocked' } }],
    };
    const suiteFile = new File([JSON.stringify(suite)], 'site.robots-test.json');
    await tester.actions.openFile(suiteFile, await startOfFile(suiteFile));
    const { list } = state();
    expect(list).toEqual({
      crawlers: ['GPTBot'],
      urls: [{ url: '/a' }, { url: '/b', expected: { GPTBot: 'blocked' } }],
    });
    expect(sharedStateOf(state())).toMatchObject(list);
    await tester.actions.openFile(new File(['User-agent: *'], 'r.txt'));
    // The same object, not just equal, so that other code knows that the list wasn't replaced.
    expect(state().list).toBe(list);
    tester.actions.openExample('tie');
    expect(state().list).toEqual(noList());
  });

  test('a file above 10 MB is refused, and the current one stays', async () => {
    const file = new File([], 'big.txt');
    Object.defineProperty(file, 'size', { value: 10_000_001 });
    await tester.actions.openFile(file);
    expect(state().notice).toEqual({
      kind: 'file-too-large',
      name: 'big.txt',
      bytes: 10_000_001,
      limit: 10_000_000,
    });
    expect(state().document.origin.kind).toBe('example');
  });

  test('further rows are added to their list', () => {
    const rules = Array.from({ length: 300 }, () => 'Disallow: /').join('\n');
    tester.actions.setUrl('/shop');
    worker.answer();
    tester.actions.edit(
      [[0, state().document.text.length, `User-agent: *\n${rules}`]],
      `User-agent: *\n${rules}`,
    );
    worker.answer();
    expect(state().document.origin).toEqual({ kind: 'typed' });
    expect(state().report?.verdict?.candidates.length).toBe(200);
    tester.actions.showMoreRows('candidates');
    expect(worker.waiting).toEqual([
      expect.objectContaining({ kind: 'rows', list: 'candidates', from: 200 }),
    ]);
    const { version } = state();
    worker.emit({
      kind: 'rows',
      version,
      list: 'candidates',
      from: 200,
      rows: state().report?.verdict?.candidates.slice(0, 100) ?? [],
    });
    expect(state().report?.verdict?.candidates.length).toBe(300);
    worker.emit({ kind: 'rows', version: version - 1, list: 'candidates', from: 300, rows: [] });
    expect(state().report?.verdict?.candidates.length).toBe(300);
  });
});

describe('the list of crawlers', () => {
  test('is not loaded for Googlebot', () => {
    expect(loadings.length).toBe(0);
    tester.actions.setCrawler('GOOGLEBOT');
    tester.actions.setCrawler('');
    expect(loadings.length).toBe(0);
    expect(state().crawler).toEqual({ kind: 'none', reason: 'empty' });
  });

  test('is loaded for a draft about another crawler, which is tested once the list has loaded', async () => {
    begin(DRAFT);
    expect(state()).toMatchObject({ crawler: { kind: 'loading' }, catalogue: 'loading' });
    expect(state().report).toMatchObject({ version: 1, verdict: null });
    expect(loadings.length).toBe(1);
    await loadings[0]?.arrive();
    expect(state()).toMatchObject({ catalogue: CATALOGUE, crawler: { kind: 'known' }, version: 2 });
    worker.answerAll();
    expect(state().report).toMatchObject({
      version: 2,
      dialect: 'bing',
      verdict: { line: 3, selection: { token: 'bingbot' } },
    });
  });

  test('resolves the latest typed name, not the one it was loaded for', async () => {
    tester.actions.setCrawler('bing');
    tester.actions.setCrawler('bingb');
    tester.actions.setCrawler('bingbot');
    expect(loadings.length).toBe(1);
    await loadings[0]?.arrive();
    expect(state().crawler).toMatchObject({ kind: 'known', crawler: { id: 'bingbot' } });
    tester.actions.setCrawler('yandexbot');
    expect(state().crawler).toMatchObject({ kind: 'known', crawler: { id: 'yandexbot' } });
    expect(loadings.length).toBe(1);
  });

  test('if it is missing, a name is used as typed, by RFC 9309', async () => {
    begin(DRAFT);
    await loadings[0]?.fail();
    expect(state()).toMatchObject({
      catalogue: 'missing',
      crawler: { kind: 'token', token: 'bingbot', tokens: ['bingbot'], from: 'without-list' },
    });
    worker.answerAll();
    expect(state().report).toMatchObject({ dialect: 'rfc9309', verdict: { outcome: 'disallowed', line: 3 } });
    tester.actions.setCrawler('  Other ');
    expect(state().crawler).toMatchObject({ kind: 'token', token: 'Other' });
    tester.actions.setCrawler('Googlebot');
    expect(state().crawler).toMatchObject({ kind: 'known', crawler: { id: 'googlebot' } });
    expect(loadings.length).toBe(1);
  });

  test('can be loaded again after a failure, but not while it is loading or loaded', async () => {
    tester.actions.loadCatalogue();
    tester.actions.loadCatalogue();
    expect(loadings.length).toBe(1);
    await loadings[0]?.fail();
    tester.actions.setCrawler('bingbot');
    expect(state().crawler.kind).toBe('token');
    tester.actions.loadCatalogue();
    expect(loadings.length).toBe(2);
    await loadings[1]?.arrive();
    expect(state()).toMatchObject({ catalogue: CATALOGUE, crawler: { kind: 'known' } });
    tester.actions.loadCatalogue();
    expect(loadings.length).toBe(2);
    worker.answerAll();
    expect(state().report?.dialect).toBe('bing');
  });

  test('is loaded for the view that shows it, which is then compared', async () => {
    tester.actions.setView('crawlers');
    expect(loadings.length).toBe(1);
    worker.answerAll();
    worker.compare();
    expect(state().comparison?.crawlers).toBeNull();
    await loadings[0]?.arrive();
    worker.answerAll();
    worker.compare();
    expect(state().comparison?.version).toBe(state().version);
    expect(state().comparison?.crawlers?.length).toBe(crawlers.length);
  });
});

describe('other dialects', () => {
  test('are compared for the open view, without a new version', () => {
    const { version } = state();
    worker.compare();
    expect(state().comparison?.dialects.map(({ dialect }) => dialect)).toEqual(dialectIds);
    expect(state().comparison?.dialects.filter(({ difference }) => difference !== null)).toEqual([]);
    tester.actions.setView('engines');
    worker.answerAll();
    worker.compare();
    expect(state().comparison?.dialects[0]).toMatchObject({ dialect: 'google', differs: null });
    expect(state().comparison?.dialects.filter(({ difference }) => difference !== null)).not.toEqual([]);
    expect(state()).toMatchObject({ version, comparison: { version }, report: { version } });
  });

  test('a comparison of an older version is dropped', () => {
    worker.compare();
    const { comparison } = state();
    expect(comparison).toMatchObject({ version: 1 });
    type('#');
    const old = worker.compare();
    expect(old?.version).toBe(1);
    expect(state().comparison).toBe(comparison);
    worker.answer();
    worker.compare();
    expect(state().comparison).toMatchObject({ version: 2 });
    worker.emit({
      kind: 'comparison',
      comparison: { version: 3, dialects: [], traits: null, crawlers: null },
    });
    expect(state().comparison).toMatchObject({ version: 2 });
  });
});

describe('the question besides text, crawler and URL', () => {
  /** Returns the update that an action sends. */
  const sent = (act: () => void): Update | undefined => {
    worker.answerAll();
    const { version } = state();
    act();
    expect(state().version).toBe(version + 1);
    expect(worker.waiting.length).toBe(1);
    expect(worker.waiting[0]?.version).toBe(version + 1);
    return worker.waiting[0];
  };

  test('the dialect is sent, and stays when the crawler changes', () => {
    expect(sent(() => tester.actions.setDialect('python'))?.question?.dialect).toBe('python');
    expect(state().dialectChoice).toBe('python');
    worker.answer();
    expect(state().report?.dialect).toBe('python');
    // The choice stays when the crawler changes.
    tester.actions.setCrawler('googlebot');
    worker.answerAll();
    expect(state().report?.dialect).toBe('python');
    expect(sent(() => tester.actions.setDialect('own'))?.question?.dialect).toBe('google');
  });

  test('the address of the file is sent, and a path is tested at it', () => {
    tester.actions.openContent(textDocument('User-agent: *\nDisallow: /', { kind: 'typed' }));
    tester.actions.setUrl('/x');
    const update = sent(() => tester.actions.setRobotsUrl('a.example'));
    expect(update?.condition?.robotsUrl).toBe('https://a.example/robots.txt');
    expect(update?.question?.url).toBe('https://a.example/x');
    expect(state()).toMatchObject({ robotsUrlInput: 'a.example', robotsUrl: { kind: 'url' } });
    tester.actions.setUrl('https://b.example/x');
    worker.answerAll();
    expect(state().report?.verdict?.judgement).toEqual({ outcome: 'not-applicable', by: 'scope' });
    // Without its own address, the file is assumed at the URL's site.
    const own = 'https://b.example/robots.txt';
    expect(sent(() => tester.actions.setRobotsUrl(''))?.condition?.robotsUrl).toBe(own);
    worker.answerAll();
    expect(state().report?.verdict).toMatchObject({ judgement: { by: 'rules' }, scope: { kind: 'applies' } });
    expect(sent(() => tester.actions.setRobotsUrl('mailto:x'))?.condition?.robotsUrl).toBe(own);
    expect(state()).toMatchObject({ robotsUrlInput: 'mailto:x', robotsUrl: { kind: 'problem' } });
  });

  test('the answer of the server is sent part by part, until the simulation ends', () => {
    const final = { kind: 'status', status: 503 } as const;
    expect(sent(() => tester.actions.setAnswer({ final }))?.condition?.answer).toEqual({
      ...PLAIN_ANSWER,
      final,
    });
    worker.answerAll();
    expect(state().report?.verdict?.judgement).toEqual({ outcome: 'disallowed', by: 'answer' });
    const copy = { cachedCopy: true, errorHours: 20 };
    expect(sent(() => tester.actions.setAnswer(copy))?.condition?.answer).toEqual({
      ...PLAIN_ANSWER,
      final,
      ...copy,
    });
    worker.answerAll();
    expect(state().report?.effect).toMatchObject({ kind: 'rules', copy: 'cached' });
    expect(sent(() => tester.actions.endSimulation())?.condition?.answer).toEqual(PLAIN_ANSWER);
    expect(state().answer).toEqual(PLAIN_ANSWER);
    worker.answerAll();
    expect(state().report?.effect).toMatchObject({ kind: 'rules', copy: 'fresh' });
  });

  test('sites that serve the same file belong to the file’s address', async () => {
    const sameFile = ['https://www.a.example'];
    const say = () => {
      tester.actions.setRobotsUrl('a.example');
      tester.actions.setSameFile(sameFile);
      expect(state().sameFile).toEqual(sameFile);
    };
    say();
    tester.actions.setRobotsUrl('b.example');
    expect(state().sameFile).toEqual([]);
    say();
    tester.actions.clearDocument();
    expect(state().sameFile).toEqual([]);
    say();
    const fragment = await shareFragment(sharedStateOf(state()));
    tester.actions.setRobotsUrl('');
    tester.actions.openArrival(await readAddress({ fragment: fragment ?? '', query: '' }));
    expect(state()).toMatchObject({ robotsUrlInput: 'a.example', sameFile, isGuest: true });
    begin({ ...DRAFT, robotsUrlInput: 'a.example', sameFile });
    expect(state().sameFile).toEqual(sameFile);
    begin({ ...DRAFT, robotsUrlInput: '', sameFile });
    expect(state().sameFile).toEqual([]);
    tester.actions.openDraft({ id: 'old', draft: DRAFT });
    expect(state().sameFile).toEqual([]);
  });

  test('another file has another address and PLAIN_ANSWER; the dialect stays', () => {
    tester.actions.setRobotsUrl('https://a.example/robots.txt');
    tester.actions.setAnswer({ final: { kind: 'status', status: 404 } });
    tester.actions.setDialect('yandex');
    const update = sent(() => tester.actions.openExample('tie'));
    expect(update?.condition).toEqual({
      robotsUrl: 'https://example.com/robots.txt',
      answer: PLAIN_ANSWER,
    });
    expect(update?.question?.dialect).toBe('yandex');
    expect(state()).toMatchObject({ robotsUrlInput: '', robotsUrl: { kind: 'unset' }, answer: PLAIN_ANSWER });
  });

  test('the address of a replaced text is restored with it', () => {
    type('# mine\n');
    tester.actions.setRobotsUrl('a.example');
    tester.actions.openExample('tie');
    tester.actions.restoreReplaced();
    expect(state()).toMatchObject({
      robotsUrlInput: 'a.example',
      robotsUrl: { kind: 'url', href: 'https://a.example/robots.txt' },
    });
  });

  test('a draft restores its engine and its address', () => {
    begin({ ...DRAFT, crawlerInput: 'googlebot', dialectChoice: 'yandex', robotsUrlInput: 'a.example' });
    expect(state()).toMatchObject({
      dialectChoice: 'yandex',
      robotsUrlInput: 'a.example',
      robotsUrl: { kind: 'url', origin: 'https://a.example' },
      report: {
        version: 1,
        dialect: 'yandex',
        verdict: { scope: { kind: 'applies', origin: 'https://a.example' } },
      },
    });
  });

  test('a restarted engine gets the whole question', () => {
    tester.actions.setDialect('python');
    tester.actions.setRobotsUrl('a.example');
    tester.actions.setAnswer({ redirects: 3 });
    tester.actions.setView('engines');
    const before = worker;
    worker = new HandWorker();
    before.dispatchEvent(new Event('error', { cancelable: true }));
    worker.emit({ kind: 'ready' });
    expect(worker.waiting).toEqual([
      {
        kind: 'update',
        version: state().version,
        open: expect.objectContaining({ source: state().document.text.toString() }),
        question: expect.objectContaining({ dialect: 'python' }),
        suggestsFor: null,
        condition: {
          robotsUrl: 'https://a.example/robots.txt',
          answer: { ...PLAIN_ANSWER, redirects: 3 },
        },
        watched: expect.objectContaining({ explainsDifferences: true }),
      },
    ]);
  });
});

describe('the view that opens', () => {
  const TEXT = 'User-agent: *\nDisallow: /cart\n';
  const open = (text = TEXT): void =>
    tester.actions.openContent(textDocument(text, { kind: 'file', name: 'robots.txt' }));
  const replaceAll = (text: string, isPaste: boolean): void =>
    tester.actions.edit([[0, state().document.text.length, text]], text, isPaste);
  const testFile = (view: object): File =>
    new File(
      [
        JSON.stringify({
          format: 'robots-test',
          version: 1,
          text: TEXT,
          crawler: 'Googlebot',
          url: '',
          ...view,
        }),
      ],
      'a.robots-test.json',
    );
  const link = async (fragment: string): Promise<void> =>
    tester.actions.openArrival(await readAddress({ fragment, query: '' }));

  test('is Overview for a file without a tested URL, Why for one with it', () => {
    open();
    expect(state().view).toBe('overview');
    tester.actions.setUrl('/cart');
    tester.actions.setView('crawlers');
    open();
    expect(state().view).toBe('why');
    tester.actions.setView('crawlers');
    tester.actions.openExample('tie');
    expect(state().view).toBe('why');
  });

  test('is the same for a draft, at the start and later', () => {
    expect(state().view).toBe('why');
    begin(DRAFT);
    expect(state().view).toBe('why');
    begin({ ...DRAFT, urlInput: '' });
    expect(state().view).toBe('overview');
    tester.actions.openDraft({ id: 'other', draft: DRAFT });
    expect(state().view).toBe('why');
    tester.actions.openDraft({ id: 'own', draft: { ...DRAFT, urlInput: '' } });
    expect(state().view).toBe('overview');
  });

  test('is Why for an empty text', () => {
    tester.actions.setUrl('');
    tester.actions.clearDocument();
    expect(state()).toMatchObject({ view: 'why', showsFile: true });
    begin({ ...DRAFT, text: '', urlInput: '' });
    expect(state().view).toBe('why');
    open('');
    expect(state().view).toBe('overview');
  });

  test('is Overview for a pasted text, and the URL field is focused', () => {
    tester.actions.setUrl('');
    tester.actions.clearDocument();
    replaceAll(TEXT, true);
    expect(state()).toMatchObject({ view: 'overview', showsFile: false, urlRequest: {} });
  });

  test('is Why for a text that is pasted under a tested URL, and the file stays in view on phones', () => {
    tester.actions.setUrl('/cart');
    tester.actions.setView('engines');
    tester.actions.setView('file');
    worker.answerAll();
    replaceAll(TEXT, true);
    expect(state()).toMatchObject({ view: 'why', showsFile: true, urlRequest: null });
    expect(worker.waiting.at(-1)?.watched).toEqual(watchedOf(state()));
  });

  test('never changes while a text is typed, or if a part is pasted', () => {
    tester.actions.setView('crawlers');
    tester.actions.setUrl('');
    replaceAll('U', false);
    tester.actions.edit([[1, 1, 'ser-agent: *']], 'User-agent: *', true);
    tester.actions.setUrl('/cart');
    expect(state().view).toBe('crawlers');
  });

  test('replaces the file on phones, unless a page is asked', () => {
    tester.actions.setView('file');
    tester.actions.openExample('tie');
    expect(state()).toMatchObject({ view: 'why', showsFile: true });
    open();
    expect(state()).toMatchObject({ view: 'overview', showsFile: false });
  });

  test.each([
    ['text=User-agent:*', 'overview', false],
    ['text=User-agent:*&url=/x', 'why', false],
    ['text=User-agent:*&view=crawlers', 'crawlers', false],
    ['text=User-agent:*&view=file', 'overview', true],
  ])('of the link %s is its own, or suits its question', async (fragment, view, showsFile) => {
    tester.actions.setView('engines');
    await link(fragment);
    expect(state()).toMatchObject({ view, showsFile });
  });

  test('stays for a link that only asks a page, but Overview gives way to Why', async () => {
    tester.actions.setView('engines');
    tester.actions.setView('file');
    await link('url=/x');
    expect(state()).toMatchObject({ view: 'engines', showsFile: true });
    begin({ ...DRAFT, urlInput: '' }, await readAddress({ fragment: 'url=/x', query: '' }));
    expect(state().view).toBe('why');
  });

  test('is the one that a test file names', async () => {
    const named = testFile({ view: 'urls' });
    await tester.actions.openFile(named, await startOfFile(named));
    expect(state().view).toBe('urls');
    const unnamed = testFile({});
    await tester.actions.openFile(unnamed, await startOfFile(unnamed));
    expect(state().view).toBe('why');
  });

  test('stays when the same file of a site is confirmed', () => {
    const origin = { kind: 'site', url: 'https://a.test/robots.txt', at: 1, answer: PLAIN_ANSWER } as never;
    tester.actions.openContent(textDocument(TEXT, origin));
    tester.actions.setView('crawlers');
    tester.actions.confirmSite(origin);
    expect(state().view).toBe('crawlers');
  });
});

describe('marked lines', () => {
  const LINES = Int32Array.of(2, 4);
  const mark = (isFollowed = false): void => tester.actions.markLines(LINES, isFollowed);

  test('are kept until others are marked', () => {
    expect(state().markedLines).toBeNull();
    mark(true);
    expect(state().markedLines).toEqual({ lines: LINES, isFollowed: true });
    tester.actions.setView('file');
    tester.actions.setUrl('/cart');
    expect(state().markedLines?.lines).toBe(LINES);
    tester.actions.markLines(null, false);
    expect(state().markedLines).toBeNull();
  });

  test.each<[string, () => void]>([
    ['the text is edited', () => type('#')],
    ['another text is opened', () => tester.actions.openExample('tie')],
    ['another view is opened', () => tester.actions.setView('crawlers')],
  ])('are removed when %s', (_, change) => {
    mark();
    change();
    expect(state().markedLines).toBeNull();
  });
});

describe('views', () => {
  test('a line is shown in the file, and the side view stays', () => {
    tester.actions.setView('engines');
    expect(state()).toMatchObject({ view: 'engines', showsFile: false });
    tester.actions.showLine(12);
    expect(state()).toMatchObject({ view: 'engines', showsFile: true, lineRequest: { line: 12 } });
    const { lineRequest } = state();
    tester.actions.showLine(12);
    expect(state().lineRequest).not.toBe(lineRequest);
    tester.actions.setView('why');
    expect(state()).toMatchObject({ view: 'why', showsFile: false });
    tester.actions.setView('file');
    expect(state()).toMatchObject({ view: 'why', showsFile: true });
  });
});

describe('content from a link', () => {
  const arrive = (fragment: string) => readAddress({ fragment, query: '' });
  const text = () => state().document.text.toString();

  test('is shown over the user’s own draft, which can be restored with one click', async () => {
    begin(DRAFT, await arrive('text=User-agent%3A%20*%0ADisallow%3A%20/link&url=/link&engine=python'));
    expect(text()).toBe('User-agent: *\nDisallow: /link');
    expect(state()).toMatchObject({
      isGuest: true,
      draftName: '',
      crawlerInput: 'Googlebot',
      urlInput: '/link',
      dialectChoice: 'python',
      notice: { kind: 'link-opened', dropped: [], isOpened: true, hidesDraft: true },
    });
    expect(state().draftId).not.toBe('own');
    expect(state().report).toMatchObject({ version: 2, verdict: { outcome: 'disallowed', line: 2 } });
    tester.actions.restoreReplaced();
    expect(text()).toBe(DRAFT.text);
    expect(state()).toMatchObject({
      isGuest: false,
      draftId: 'own',
      crawlerInput: 'bingbot',
      urlInput: '/x',
      dialectChoice: 'own',
      notice: null,
    });
  });

  test.each([null, DRAFT])('comes back after another file has replaced it (draft: %o)', async (draft) => {
    begin(draft, await arrive('text=linked&url=/link'));
    tester.actions.openContent(textDocument('User-agent: *', { kind: 'typed' }));
    expect(state().notice).toEqual({ kind: 'text-replaced', isFromLink: true });
    tester.actions.restoreReplaced();
    expect(text()).toBe('linked');
    expect(state()).toMatchObject({ isGuest: true, urlInput: '/link' });
  });

  test('becomes a separate draft once it is edited, and not before', async () => {
    begin(DRAFT, await arrive('text=x&url=/link'));
    tester.actions.setUrl('/other');
    expect(state().isGuest).toBe(true);
    const { draftId } = state();
    type('# mine\n');
    // It is saved now, and the notice only offers to restore the hidden text.
    expect(state()).toMatchObject({ isGuest: false, draftId, notice: { kind: 'text-replaced' } });
    tester.actions.restoreReplaced();
    expect(state()).toMatchObject({ draftId: 'own', notice: { kind: 'text-replaced' } });
    tester.actions.restoreReplaced();
    expect(state()).toMatchObject({ draftId });
    expect(text()).toBe('# mine\nx');
  });

  test('has no notice once it is saved, if it hides nothing', async () => {
    begin(null, await arrive('text=x'));
    expect(state().notice).toMatchObject({ kind: 'link-opened', hidesDraft: false });
    type('# mine\n');
    expect(state()).toMatchObject({ isGuest: false, notice: null });
    begin(null, await arrive('text=x'));
    tester.actions.setDraftName('Named');
    expect(state()).toMatchObject({ isGuest: false, notice: null });
  });

  test('a theme from a link is not stored, a chosen one is', async () => {
    tester.actions.openArrival(await arrive('theme=dark'));
    expect(state().theme).toBe('dark');
    expect(savedThemes).toEqual([]);
    tester.actions.setTheme('light');
    expect(savedThemes).toEqual(['light']);
  });

  test('the user’s own text can still be restored after a second link', async () => {
    begin(DRAFT, await arrive('text=one'));
    tester.actions.openArrival(await arrive('text=two'));
    expect(text()).toBe('two');
    tester.actions.restoreReplaced();
    expect(text()).toBe(DRAFT.text);
  });

  test('the user’s own text can still be restored after a guest is edited', async () => {
    begin(null);
    type('# mine\n');
    const own = text();
    tester.actions.openArrival(await arrive('text=one'));
    const { draftId } = state();
    type('# typed on ');
    expect(state()).toMatchObject({ isGuest: false, draftId });
    tester.actions.openArrival(await arrive('text=two'));
    expect(text()).toBe('two');
    expect(state().draftId).not.toBe(draftId);
    expect(state().notice).toMatchObject({ kind: 'link-opened', hidesDraft: true });
    tester.actions.restoreReplaced();
    expect(text()).toBe(own);
  });

  test('text pasted over a whole guest can still be restored', async () => {
    begin(null);
    type('# mine\n');
    tester.actions.openArrival(await arrive('text=one'));
    tester.actions.edit([[0, 3, 'pasted']], 'pasted');
    tester.actions.openArrival(await arrive('text=two'));
    tester.actions.restoreReplaced();
    expect(text()).toBe('pasted');
  });

  test('waits for confirmation while the user types in their own text', async () => {
    begin(null);
    type('# mine\n');
    const before = state();
    for (let count = 0; count < 200; count++)
      tester.actions.openArrival(await arrive(`text=${count}&view=engines&theme=dark`), true);
    const { notice } = state();
    expect(state()).toEqual({ ...before, notice });
    expect(notice).toMatchObject({ kind: 'link-waiting', arrival: { content: { text: '199' } } });
    // Typing continues in the user's own text, and the question stays.
    type('on ');
    expect(text()).toBe(`on ${before.document.text}`);
    expect(state()).toMatchObject({ notice, draftId: before.draftId, isGuest: false });
    const own = text();

    if (notice?.kind !== 'link-waiting') throw new Error('No link waits');
    tester.actions.openArrival(notice.arrival);
    expect(text()).toBe('199');
    expect(state()).toMatchObject({
      isGuest: true,
      view: 'engines',
      notice: { kind: 'link-opened', hidesDraft: true },
    });
    tester.actions.restoreReplaced();
    expect(text()).toBe(own);
  });

  test('is opened immediately while the user types in a text that is not their own', async () => {
    begin(null);
    tester.actions.openArrival(await arrive('text=one'), true);
    expect(text()).toBe('one');
    tester.actions.openArrival(await arrive('text=two'), true);
    expect(text()).toBe('two');
    // A link that only selects a view replaces nothing.
    type('# mine\n');
    tester.actions.openArrival(await arrive('view=engines'), true);
    expect(state()).toMatchObject({ view: 'engines', notice: null });
    tester.actions.openArrival(await arrive('1.!'), true);
    expect(state().notice).toEqual({ kind: 'link-refused', reason: 'broken' });
  });

  test.each([
    ['crawler=GPTBot', { crawlerInput: 'GPTBot' }, 'disallowed', 20],
    [
      'crawler=Mozilla/5.0%20(compatible;%20bingbot/2.0)',
      { crawlerInput: 'Mozilla/5.0 (compatible; bingbot/2.0)' },
      'allowed',
      0,
    ],
    [
      'url=https://example.com/caf%25C3%25A9%3Fa=1%2B1+1',
      { urlInput: 'https://example.com/caf%C3%A9?a=1+1+1' },
      'allowed',
      0,
    ],
    ['engine=standard1994', { dialectChoice: 'standard1994' }, 'disallowed', 12],
    ['view=engines', { view: 'engines' }, 'disallowed', 12],
    ['theme=dark', { theme: 'dark' }, 'disallowed', 12],
    ['example=tie', { document: { origin: { kind: 'example', id: 'tie' } } }, 'allowed', 8],
  ])('%s alone works in the fragment and in the query', async (parameter, part, outcome, line) => {
    for (const address of [
      { fragment: parameter, query: '' },
      { fragment: '', query: parameter },
    ]) {
      begin(null, await readAddress(address));
      await loadings[0]?.arrive();
      worker.answerAll();
      expect(state()).toMatchObject(part);
      expect(state().report?.verdict).toMatchObject({ outcome, line });
    }
  });

  test('a text alone arrives byte for byte, without a URL', async () => {
    begin(
      null,
      await arrive('text=%EF%BB%BFUser-agent:%20*%0D%0ADisallow:%20/a+b%0D%0ADisallow:%20/caf%E9%0D%0A'),
    );
    expect(text()).toBe('User-agent: *\nDisallow: /a+b\nDisallow: /caf\udce9\n');
    expect(state()).toMatchObject({ urlInput: '', document: { bom: true, lineEnd: 'crlf' } });
    tester.actions.setUrl('/a+b');
    worker.answerAll();
    expect(state().report).toMatchObject({ verdict: { outcome: 'disallowed', line: 2 } });
  });

  test('a question alone is tested on the current text, as a guest', async () => {
    begin(DRAFT, await arrive('crawler=googlebot&url=/y&view=engines&theme=dark'));
    expect(text()).toBe(DRAFT.text);
    expect(state()).toMatchObject({
      isGuest: true,
      crawlerInput: 'googlebot',
      urlInput: '/y',
      view: 'engines',
      theme: 'dark',
    });
    expect(state().report).toMatchObject({ verdict: { outcome: 'disallowed', line: 5 } });
  });

  test('a view or a theme alone changes nothing else', async () => {
    begin(DRAFT, await arrive('view=crawlers&theme=light'));
    expect(state()).toMatchObject({ isGuest: false, draftId: 'own', view: 'crawlers', notice: null });
    expect(loadings).toHaveLength(1);
  });

  test.each([
    ['1.!', 'broken'],
    ['2.abc', 'too-new'],
    ['section-2', 'foreign'],
  ])('an unreadable link shows a notice and changes nothing else: %s', async (fragment, reason) => {
    begin(DRAFT);
    const before = state();
    tester.actions.openArrival(await arrive(fragment));
    expect(state()).toEqual({ ...before, notice: { kind: 'link-refused', reason } });
  });

  test('a document opened over it is own work again, and does not change the former draft', async () => {
    begin(DRAFT, await arrive('text=x'));
    const { draftId } = state();
    tester.actions.openExample('tie');
    expect(state()).toMatchObject({ isGuest: false, draftId, notice: { kind: 'text-replaced' } });
  });
});

describe('drafts', () => {
  test('own work keeps its draft when something is opened over it, viewed documents do not', () => {
    const { draftId } = state();
    tester.actions.openExample('tie');
    expect(state().draftId).toBe(draftId);
    type('# mine\n');
    tester.actions.openExample('shop');
    const next = state().draftId;
    expect(next).not.toBe(draftId);
    tester.actions.setDraftName('Shop');
    tester.actions.clearDocument();
    expect(state()).toMatchObject({ draftName: '' });
    expect(state().draftId).not.toBe(next);
    tester.actions.restoreReplaced();
    expect(state()).toMatchObject({ draftName: 'Shop', draftId: next });
  });

  test('a saved draft continues, and a deleted one is not written again by itself', async () => {
    const list = { crawlers: ['GPTBot'], urls: [{ url: '/a', expected: 'blocked' as const }] };
    type('# mine\n');
    tester.actions.openDraft({ id: 'kept', draft: { ...DRAFT, name: 'Shop', list } });
    expect(state()).toMatchObject({
      draftId: 'kept',
      draftName: 'Shop',
      list,
      urlInput: '/x',
    });
    await loadings[0]?.arrive();
    worker.answerAll();
    expect(state().report).toMatchObject({ verdict: { outcome: 'disallowed', line: 3 } });
    tester.actions.forgetDraft();
    expect(state().draftId).not.toBe('kept');
    expect(state()).toMatchObject({ draftName: '' });
    expect(state().document.text.toString()).toBe(DRAFT.text);
  });
});
