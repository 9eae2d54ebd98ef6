import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crawlers, readCrawler } from '../../catalogue/full';
import { type UrlEntry, writtenEntry } from '../../suite/expected';
import { MOST_KEPT_URLS } from '../../suite/limits';
import { urlEntries } from '../../suite/testdata/url-entries';
import type { Transaction } from '../../worker';
import { applyTransaction } from '../../worker/document/apply-transaction';
import type { UrlsStatus } from '../../worker/urls/urls-protocol';
import { textDocument } from '../document';
import { type Draft, storedDraft } from '../draft';
import { keepDraft } from '../keep-draft';
import { type ListSnapshot, noList } from '../list-snapshot';
import { readDraft } from '../read-draft';
import { readPageAddress } from '../share/read-address';
import { arrivalOf } from '../share/read-address-with';
import type { SharedState } from '../share/shared-state';
import { plainState } from '../share/shared-state';
import type { Catalogue } from '../state';
import { createTester, type Tester } from '../tester';
import { createUrls } from './create-urls';
import { eventually } from './testdata/eventually';
import { HandUrlsWorker } from './testdata/hand-urls-worker';
import type { Urls, UrlsState } from './urls-state';

const TEXT = 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n';
const DRAFT: Draft = {
  savedAt: 1,
  text: TEXT,
  bytes: null,
  lineEnd: 'lf',
  bom: false,
  edited: true,
  origin: { kind: 'typed' },
  crawlerInput: 'Googlebot',
  urlInput: '/',
  dialectChoice: 'own',
  robotsUrlInput: '',
  list: noList(),
  name: '',
};
const PLAN = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } } as const;

let tester: Tester;
let workers: HandUrlsWorker[];
let loading: { arrive(): void; fail(): void }[];
let arriveCatalogue: (catalogue: Catalogue) => void;

const state = () => tester.store.getState();
const type = (transaction: Transaction): void =>
  tester.actions.edit(transaction, applyTransaction(state().document.text.toString(), transaction));
const worker = (): HandUrlsWorker => workers.at(-1) as HandUrlsWorker;

beforeEach(() => {
  workers = [];
  loading = [];
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  tester = createTester({
    startWorker: () => {
      throw new Error('There is none');
    },
    loadCatalogue: () =>
      new Promise((resolve) => {
        arriveCatalogue = resolve;
      }),
    loadUrls: () =>
      new Promise((resolve, reject) => {
        loading.push({
          arrive: () => resolve((of) => createUrls(of, startUrlsWorker, readPageAddress)),
          fail: () => reject(new Error('offline')),
        });
      }),
    draft: null,
    theme: 'system',
  });
  tester.actions.openContent(textDocument(TEXT, { kind: 'typed' }));
  tester.actions.setCrawler('Googlebot');
});
afterEach(() => {
  tester.dispose();
  vi.unstubAllGlobals();
});

function startUrlsWorker(): Worker {
  const started = new HandUrlsWorker();
  workers.push(started);
  return started as unknown as Worker;
}

function urls(): Urls {
  const { urlList } = state();
  if (typeof urlList === 'string') throw new Error(`The list is ${urlList}`);
  return urlList;
}
const shown = (): UrlsState => urls().store.getState();

/** Starts the list, with its catalogue and an idle worker. */
async function begin(): Promise<void> {
  tester.actions.loadUrls();
  loading.at(-1)?.arrive();
  await eventually(() => expect(state().urlList).toBeTypeOf('object'));
  arriveCatalogue({ crawlers, readCrawler });
  worker().emit({ kind: 'ready' });
  await settled();
}

/** Waits until the worker has finished everything it received. */
async function settled(): Promise<void> {
  await eventually(() => {
    expect(worker().isBusy).toBe(false);
    expect(shown().table).toMatchObject({ phase: 'complete', version: state().version });
    const { done, all } = shown().table ?? { done: 0, all: 1 };
    expect(done).toBe(all);
  });
  // Requests in the meantime are answered, too.
  await urls().rows(0, 1);
}

/** The entries in the written form of links, drafts and test files. */
const carried = () => state().list.urls.map(writtenEntry);
const names = (): string[] => shown().columns.map(({ name }) => name);
const importText = (text: string, replaces = true) =>
  urls().importFrom(new File([text], 'urls.txt'), 'urls.txt', { plan: PLAN, replaces });
/** Returns the outcomes of the first rows, by URL. */
async function outcomes(): Promise<Record<string, readonly string[]>> {
  const { rows } = await urls().rows(0, 10);
  return Object.fromEntries(rows.map(({ url, cells }) => [url, cells.map(({ outcome }) => String(outcome))]));
}
const arrive = (part: Partial<SharedState>): void =>
  tester.actions.openArrival(
    arrivalOf({ ...plainState, text: TEXT, crawler: 'Googlebot', url: '/', ...part }),
  );

describe('the part', () => {
  test('is loaded once, and again after that failed', async () => {
    expect(state().urlList).toBe('off');
    tester.actions.loadUrls();
    tester.actions.loadUrls();
    expect([state().urlList, loading.length]).toEqual(['loading', 1]);
    loading[0]?.fail();
    await eventually(() => expect(state().urlList).toBe('missing'));
    await begin();
    tester.actions.loadUrls();
    expect([loading.length, workers.length]).toEqual([2, 1]);
  });

  test('sends nothing after it was disposed', async () => {
    await begin();
    const part = urls();
    tester.dispose();
    expect(worker().isTerminated).toBe(true);
    const { length } = worker().received;
    type([[0, 0, '\n']]);
    tester.actions.setList({ urls: [{ url: '/x' }] });
    expect(part.store.getState()).toMatchObject({ status: 'stopped', table: null });
    expect(worker().received.length).toBe(length);
    await expect(part.rows(0, 1)).rejects.toThrow();
  });

  test('waits for the catalogue', async () => {
    tester.actions.loadUrls();
    loading[0]?.arrive();
    await eventually(() => expect(state().urlList).toBeTypeOf('object'));
    expect(names()).toEqual([]);
    arriveCatalogue({ crawlers, readCrawler });
    await eventually(() => expect(names()).toEqual(['Googlebot', 'Bingbot', 'GPTBot']));
  });
});

describe('the question', () => {
  beforeEach(begin);

  test('follows the text', async () => {
    await importText('/a\n/b\n');
    await settled();
    const before = await outcomes();
    expect(before['/a']?.[0]).not.toBe(before['/b']?.[0]);
    type([[TEXT.indexOf('/a'), TEXT.indexOf('/a') + 2, '/b']]);
    await settled();
    const after = await outcomes();
    expect([after['/a']?.[0], after['/b']?.[0]]).toEqual([before['/b']?.[0], before['/a']?.[0]]);
  });

  test('has a scope only if the file’s address is given', async () => {
    await importText('https://example.com/b\nhttps://other.example/b\n');
    tester.actions.setUrl('https://example.com/');
    await settled();
    expect(shown().table?.counts['not-applicable']).toBe(0);
    tester.actions.setRobotsUrl('https://example.com/robots.txt');
    await settled();
    expect(shown().table?.counts['not-applicable']).toBe(1);
    tester.actions.setRobotsUrl('');
    await settled();
    expect(shown().table?.counts['not-applicable']).toBe(0);
  });

  test('includes the simulated answer of the server', async () => {
    await importText('/a\n');
    tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
    await settled();
    expect(shown().table?.counts.disallowed).toBe(1);
    tester.actions.endSimulation();
    tester.actions.setDialect('google');
    await settled();
    expect(shown().columns.map(({ dialect }) => dialect)).toEqual(['google', 'google', 'google']);
  });

  test('is not sent for another tested URL, and the results apply to that version', async () => {
    await importText('/a\n');
    await settled();
    const { length } = worker().received;
    tester.actions.setUrl('/other');
    expect(worker().received.length).toBe(length);
    expect(shown().table?.version).toBe(state().version);
  });
});

describe('columns', () => {
  beforeEach(begin);

  test('start with the current crawler, which appears once', () => {
    tester.actions.setCrawler('Applebot');
    expect(names()).toEqual(['Applebot', 'Googlebot', 'Bingbot', 'GPTBot']);
    tester.actions.setCrawler('gptbot');
    expect(names()).toEqual(['GPTBot', 'Googlebot', 'Bingbot']);
    tester.actions.setCrawler('');
    expect(names()).toEqual(['Googlebot', 'Bingbot', 'GPTBot']);
  });

  test('are the chosen ones, in the state for links and drafts', async () => {
    urls().setColumns(['Bytespider', 'my-own-bot', ' ', 'bytespider']);
    expect(names()).toEqual(['Bytespider', 'my-own-bot']);
    expect(shown().columnsAreChosen).toBe(true);
    expect(state().list).toEqual({ crawlers: ['Bytespider', 'my-own-bot', 'bytespider'], urls: [] });
    expect(worker().lists).toBe(1);
    urls().setColumns(null);
    expect([state().list.crawlers, shown().columnsAreChosen]).toEqual([[], false]);
    await settled();
    expect(worker().lists).toBe(1);
  });

  test('keep the sort order with its column', () => {
    urls().setQuery({ order: { by: 'outcome', crawler: 2, descending: true } });
    tester.actions.setCrawler('Applebot');
    expect(shown().query.order).toMatchObject({ by: 'outcome', crawler: 3, descending: true });
    urls().setColumns(['Applebot']);
    expect(shown().query.order).toEqual({ by: 'list' });
    expect(worker().received.at(-1)).toMatchObject({ kind: 'query', query: { order: { by: 'list' } } });
  });

  test('are added for crawlers that have expectations but no column', async () => {
    await urls().importFrom(
      new File(['url,expected,crawler\n/a,blocked,Applebot\n/a,allowed,gptbot\n'], ''),
      '',
      {
        plan: {
          ...PLAN,
          format: {
            kind: 'table',
            separator: ',',
            hasHeader: true,
            columns: { url: 0, expected: 1, crawler: 2 },
          },
        },
        replaces: true,
      },
    );
    await settled();
    expect(names()).toEqual(['Googlebot', 'Bingbot', 'GPTBot', 'Applebot']);
    expect(shown().table?.counts).toMatchObject({ failed: 1, all: 1 });
    const { rows } = await urls().rows(0, 1);
    expect(rows[0]?.cells.map(({ expected }) => expected)).toEqual([null, null, 'allowed', 'blocked']);
  });
});

describe('a list from outside', () => {
  test('is there from the start', async () => {
    arrive({ crawlers: ['GPTBot'], urls: urlEntries({ url: '/1', expected: 'blocked' }, '/2') });
    await begin();
    await eventually(() => expect(shown().table).toMatchObject({ urls: 2, hasExpectations: true }));
    expect(names()).toEqual(['GPTBot']);
    expect(worker().lists).toBe(1);
    expect(worker().requestCount('entries')).toBe(0);
    expect(state().isGuest).toBe(true);
  });

  test('replaces the former one, and reports invalid URLs', async () => {
    await begin();
    await importText('/a\n/b\n/c\n');
    const entries = urlEntries('/1', 'not a url', 'ftp:/');
    arrive({ urls: entries });
    await eventually(() => expect(shown().refused).toBe(2));
    expect(shown().contradicting).toBe(0);
    await settled();
    expect(shown()).toMatchObject({ table: { urls: 1 }, lastImport: null, notKept: null });
    expect(state().list.urls).toBe(entries);
    tester.actions.openExample('tie');
    await settled();
    await eventually(() => expect(shown()).toMatchObject({ table: { urls: 0 }, refused: 0 }));
  });

  test('reports contradictions, until it is changed', async () => {
    await begin();
    arrive({
      urls: [
        { url: '/1', count: 2, expected: 'allowed' },
        { url: '/1', count: 5, expected: 'blocked' },
      ],
    });
    await eventually(() => expect(shown()).toMatchObject({ refused: 0, contradicting: 1 }));
    expect((await urls().rows(0, 9)).rows).toMatchObject([{ url: '/1', count: 7, expected: 'allowed' }]);
    await urls().expect({ url: '/1', crawler: null, word: 'blocked' });
    expect(shown().contradicting).toBe(0);
  });

  test('cancels an import', async () => {
    await begin();
    const done = importText('/a\n'.repeat(10));
    arrive({ urls: urlEntries('/1') });
    await done;
    await settled();
    expect([carried(), state().isGuest]).toEqual([['/1'], true]);
    expect((await urls().rows(0, 9)).rows.map(({ url }) => url)).toEqual(['/1']);
    expect(shown().importing).toBeNull();
  });

  test.each([
    ['an example', () => tester.actions.openExample('tie')],
    ['an empty file', () => tester.actions.clearDocument()],
    ['a link', () => arrive({})],
    [
      'a draft',
      () => tester.actions.openDraft({ id: 'a-draft', draft: readDraft(storedDraft(DRAFT)) as Draft }),
    ],
  ])('ends an import into an empty list when %s without a list is opened', async (_what, open) => {
    await begin();
    open();
    await settled();
    const done = importText('/a\n'.repeat(10));
    open();
    await done;
    await settled();
    expect([carried(), shown().table?.urls, shown().importing, shown().lastImport]).toEqual([
      [],
      0,
      null,
      null,
    ]);
  });

  test('shows no result of a cancelled import when it replaces its list', async () => {
    await begin();
    const done = importText('/a\n'.repeat(10));
    urls().cancelImport();
    arrive({ urls: urlEntries('/1') });
    await done;
    await settled();
    expect([carried(), shown().lastImport]).toEqual([['/1'], null]);
  });

  test('continues an import when another version of the file is opened', async () => {
    await begin();
    const done = importText('/a\n');
    await tester.actions.openFile(new File(['User-agent: *\n'], 'robots.txt'));
    await done;
    await settled();
    expect(carried()).toEqual(['/a']);
  });

  test('is not undone by a late report about a change of the former one', async () => {
    await begin();
    const change = importText('/a\n');
    arrive({ urls: urlEntries('/1', 'not a url') });
    const late = { number: 1, entries: urlEntries('/a'), refused: 0, contradicting: 0 };
    worker().emit({ kind: 'list', list: late });
    await change;
    await eventually(() => expect(shown().refused).toBe(1));
    worker().emit({ kind: 'list', list: late });
    expect([carried(), state().isGuest, shown().refused]).toEqual([['/1', 'not a url'], true, 1]);
  });

  test('is sent again to a restarted worker', async () => {
    await begin();
    await importText('/a\n/b\n');
    worker().die();
    expect(shown()).toMatchObject({ status: 'starting', table: null });
    expect(workers.length).toBe(2);
    worker().emit({ kind: 'ready' });
    await settled();
    await eventually(() => expect(shown().table?.urls).toBe(2));
  });
});

describe('a change of the list', () => {
  beforeEach(begin);

  test('is in the state, for links and drafts', async () => {
    const report = await importText('https://EXAMPLE.com/x\n/a\nnot a url\n/a\n');
    expect(report).toMatchObject({ added: 2, repeated: 1, rejectedCount: 1 });
    expect(carried()).toEqual(['https://example.com/x', { url: '/a', count: 2 }]);
    expect(shown()).toMatchObject({ lastImport: { added: 2 }, importing: null });
    await urls().expect({ url: '/a', crawler: null, word: 'blocked' });
    expect(carried()).toEqual(['https://example.com/x', { url: '/a', count: 2, expected: 'blocked' }]);
    await urls().expect({ url: 'https://example.com/x', crawler: 'GPTBot', word: 'blocked' });
    expect(carried()[0]).toEqual({ url: 'https://example.com/x', expected: { GPTBot: 'blocked' } });
    expect(await urls().acceptVerdicts()).toBe(2);
    expect(carried()[1]).toMatchObject({ expected: 'blocked' });
    await urls().clear();
    expect(state().list).toEqual(noList());
    expect(shown().lastImport).toBeNull();
    // None of these changes was sent to the worker as a list from outside.
    expect(worker().lists).toBe(1);
  });

  test('keeps the chosen columns', async () => {
    urls().setColumns(['GPTBot']);
    await importText('/a\n');
    expect(state().list).toEqual({ crawlers: ['GPTBot'], urls: [{ url: '/a' }] });
    await urls().clear();
    expect(state().list).toEqual({ crawlers: ['GPTBot'], urls: [] });
  });

  test('turns a link’s content into own work, which is saved as a draft', async () => {
    const saved: ListSnapshot[] = [];
    const storage = {
      save: (_id: string, draft: Draft) => {
        saved.push(draft.list);
        return Promise.resolve('saved');
      },
      leave: () => undefined,
      remove: () => undefined,
    };
    const stop = keepDraft(tester, storage as never);
    arrive({ urls: urlEntries('/1') });
    await settled();
    expect(saved.at(-1)?.urls).not.toEqual([{ url: '/1' }]);
    await importText('/2\n', false);
    expect([carried(), state().isGuest]).toEqual([['/1', '/2'], false]);
    await eventually(() => expect(saved.at(-1)?.urls).toEqual([{ url: '/1' }, { url: '/2' }]));
    stop();
  });

  test('can be restored when another file is opened over it', async () => {
    tester.actions.openExample('shop');
    await importText('/1\n/2\n');
    const { draftId } = state();
    tester.actions.openContent(textDocument('', { kind: 'typed' }));
    expect(carried()).toEqual([]);
    expect(state().draftId).not.toBe(draftId);
    tester.actions.restoreReplaced();
    expect([carried(), state().draftId]).toEqual([['/1', '/2'], draftId]);
    await eventually(() => expect(shown().table?.urls).toBe(2));
    arrive({ urls: urlEntries('/3') });
    tester.actions.restoreReplaced();
    expect(carried()).toEqual(['/1', '/2']);
  });

  test('shows no intermediate list if several changes are reported together', async () => {
    await importText('/a\n/b\n');
    const seen = new Set<unknown>();
    const stop = tester.store.subscribe(({ list }) => seen.add(list));
    await Promise.all([
      urls().expect({ url: '/a', crawler: null, word: 'blocked' }),
      urls().expect({ url: '/b', crawler: null, word: 'allowed' }),
      urls().expect({ url: '/a', crawler: null, word: 'allowed' }),
    ]);
    stop();
    expect(carried()).toEqual([
      { url: '/a', expected: 'allowed' },
      { url: '/b', expected: 'allowed' },
    ]);
    expect(seen.size).toBe(1);
  });

  test('is reported while it runs, one import at a time', async () => {
    const seen: (UrlsState['importing'] | null)[] = [];
    urls().store.subscribe(({ importing }) => seen.push(importing));
    await importText('/former\n');
    const first = importText('/a\n');
    // Links and test files contain the former list until the import ends.
    expect([shown().importing?.name, carried()]).toEqual(['urls.txt', ['/former']]);
    await expect(importText('/b\n')).rejects.toThrow();
    await first;
    expect(seen).toContainEqual({ name: 'urls.txt', size: 3, read: 0, urls: 0 });
    expect(shown().importing).toBeNull();
    expect(carried()).toEqual(['/a']);
  });

  test('can be exported as text and read again', async () => {
    await importText('/a,allowed\n/b\n');
    await urls().expect({ url: '/b', crawler: null, word: 'blocked' });
    expect(await urls().entriesText()).toEqual({ text: 'url,expected\n"/a,allowed",\n/b,blocked\n' });
  });

  test('counts how often a URL occurs, also in the state', async () => {
    await importText('/a\n/b\n/a\n');
    expect(carried()).toEqual([{ url: '/a', count: 2 }, '/b']);
    urls().setColumns(['GPTBot']);
    await urls().expect({ url: '/b', crawler: null, word: 'blocked' });
    expect(state().list).toEqual({
      crawlers: ['GPTBot'],
      urls: [
        { url: '/a', count: 2 },
        { url: '/b', expected: 'blocked' },
      ],
    });
    await settled();
    expect(worker().lists).toBe(1);
    worker().die();
    worker().emit({ kind: 'ready' });
    await settled();
    await eventually(() => expect(shown().table?.urls).toBe(2));
    expect((await urls().rows(0, 9)).rows.map(({ count }) => count)).toEqual([2, 1]);
  });

  test('by editing keeps the counts of URLs, and may leave the list empty', async () => {
    await importText('/a\n/b\n/a\n');
    const edit = (text: string) =>
      urls().importFrom(new File([text], ''), '', { plan: PLAN, replaces: true, isEdited: true });
    await edit('/c\n/a\n');
    expect(carried()).toEqual(['/c', { url: '/a', count: 2 }]);
    await edit('not a url\n');
    expect(carried()).toEqual(['/c', { url: '/a', count: 2 }]);
    await edit('# nothing\n');
    expect(state().list).toEqual(noList());
    await eventually(() => expect(shown().table?.urls).toBe(0));
  });

  test('keeps a link’s list if an import adds nothing', async () => {
    arrive({ urls: urlEntries('/1', 'not a url') });
    await settled();
    const before = state();
    expect(await importText('# nothing\n')).toMatchObject({ added: 0, repeated: 0 });
    expect(await importText('no url\n', false)).toMatchObject({ rejectedCount: 1 });
    expect(state().list).toBe(before.list);
    expect(state().isGuest).toBe(true);
    expect(shown().refused).toBe(1);
    await importText('/1\n', false);
    expect([carried(), state().isGuest]).toEqual([[{ url: '/1', count: 2 }], false]);
  });
});

describe('a list that is too long for the state', () => {
  const LONG = Array.from({ length: MOST_KEPT_URLS + 1 }, (_, index) => `/${index}\n`).join('');
  beforeEach(async () => {
    await begin();
    urls().setColumns(['GPTBot']);
    await importText('/a\n/b\n');
    await importText(LONG, false);
    await settled();
  });

  test('is only in the worker', async () => {
    expect(shown().notKept).toBe('too-many-urls');
    await eventually(() => expect(shown().table?.urls).toBe(MOST_KEPT_URLS + 3));
    expect(state().list).toEqual({ crawlers: ['GPTBot'], urls: [] });
    expect(await urls().entriesText()).toBe('too-many-urls');
    expect(worker().lists).toBe(1);
    await urls().clear();
    expect(shown().notKept).toBeNull();
  });

  test('stays when a document comes without URLs, and is replaced by others', async () => {
    tester.actions.openExample('tie');
    tester.actions.openContent(textDocument(TEXT, { kind: 'typed' }));
    await settled();
    expect(shown().notKept).toBe('too-many-urls');
    await eventually(() => expect(shown().table?.urls).toBe(MOST_KEPT_URLS + 3));
    arrive({ urls: urlEntries('/1') });
    await settled();
    await eventually(() => expect(shown()).toMatchObject({ notKept: null, table: { urls: 1 } }));
    tester.actions.clearDocument();
    await settled();
    await eventually(() => expect(shown().table?.urls).toBe(0));
  });

  test('is lost with its worker, which is reported until there is another list', async () => {
    await eventually(() => expect(shown().table?.urls).toBe(MOST_KEPT_URLS + 3));
    worker().die();
    expect(shown().lost).toBe(MOST_KEPT_URLS + 3);
    worker().emit({ kind: 'ready' });
    await settled();
    expect(shown()).toMatchObject({ notKept: null, lost: MOST_KEPT_URLS + 3, table: { urls: 0 } });
    await importText('/a\n');
    expect(shown().lost).toBe(0);
    worker().die();
    worker().emit({ kind: 'ready' });
    await settled();
    await eventually(() => expect(shown()).toMatchObject({ lost: 0, table: { urls: 1 } }));
  });
});

test('a list that is lost during its import is reported', async () => {
  await begin();
  await importText('/kept\n');
  const ended = importText('/a\n/b\n/c\n').catch(() => 'failed');
  worker().emit({ kind: 'status', status: { ...(shown().table as UrlsStatus), urls: 70_000 } });
  worker().die();
  expect(await ended).toBe('failed');
  worker().emit({ kind: 'ready' });
  await settled();
  await eventually(() =>
    expect(shown()).toMatchObject({ lost: 70_000, importing: null, table: { urls: 1 } }),
  );
});

describe('the requesters of the URLs', () => {
  const LOG =
    '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2 (+https://openai.com/gptbot)"';
  const importLog = () =>
    urls().importFrom(new File([LOG], 'access.log'), 'access.log', {
      plan: { ...PLAN, format: { kind: 'log' } },
      replaces: true,
    });
  const restart = async (): Promise<void> => {
    worker().die();
    worker().emit({ kind: 'ready' });
    await settled();
    await eventually(() => expect(shown().table?.urls).toBe(1));
  };
  beforeEach(begin);

  test('are lost with the worker, which is reported until another list arrives', async () => {
    await importLog();
    await eventually(() => expect(shown().table?.requested).toBe(1));
    expect(shown().areRequestersLost).toBe(false);
    await restart();
    expect(shown()).toMatchObject({ areRequestersLost: true, lost: 0, table: { requested: 0 } });
    await restart();
    expect(shown().areRequestersLost).toBe(true);
    await importLog();
    expect(shown().areRequestersLost).toBe(false);
    await eventually(() => expect(shown().table?.requested).toBe(1));
  });

  test('are not reported as lost for a list from outside', async () => {
    await importLog();
    await eventually(() => expect(shown().table?.requested).toBe(1));
    await restart();
    arrive({ urls: urlEntries('/1') });
    expect(shown().areRequestersLost).toBe(false);
  });

  test('are not reported as lost for an emptied list', async () => {
    await importLog();
    await eventually(() => expect(shown().table?.requested).toBe(1));
    await restart();
    await urls().clear();
    expect(shown().areRequestersLost).toBe(false);
  });

  test('are not lost if none were known', async () => {
    await importText('/a\n');
    await restart();
    expect(shown().areRequestersLost).toBe(false);
  });
});

test('a list with a URL that is too long for links is not in the state either', async () => {
  await begin();
  await importText(`/a\n/${'b'.repeat(9_000)}\n`);
  expect(shown().notKept).toBe('url-too-long');
  expect(state().list).toEqual(noList());
});

describe('the second version of a link', () => {
  const compared = () => urls().compare.store.getState();
  const second = (text: string, isAfter = false): void => arrive({ second: { text, isAfter } });

  test('is compared once the part has loaded, even if that fails first', async () => {
    second('a', true);
    tester.actions.loadUrls();
    loading[0]?.fail();
    await eventually(() => expect(state().urlList).toBe('missing'));
    await begin();
    expect(compared()).toMatchObject({
      other: { kind: 'link', content: { text: 'a' } },
      query: { isSwapped: true },
    });
  });

  test('replaces the former one, and is chosen only once', async () => {
    await begin();
    second('a', true);
    expect(compared().other).toMatchObject({ content: { text: 'a' } });
    second('b');
    expect(compared()).toMatchObject({ other: { content: { text: 'b' } }, query: { isSwapped: false } });
    urls().compare.clear();
    tester.actions.setUrl('/other');
    expect(compared().other).toBeNull();
  });

  test('is forgotten if another link arrives before the part has loaded', async () => {
    second('a');
    arrive({});
    await begin();
    expect(compared().other).toBeNull();
  });

  test('stays when a link with one version arrives', async () => {
    await begin();
    second('a');
    arrive({});
    expect(compared().other).toMatchObject({ content: { text: 'a' } });
  });
});

describe('coverage', () => {
  beforeEach(async () => {
    await begin();
    await importText('/a\n/b\n');
    await eventually(() => expect(shown().table?.urls).toBe(2));
    await settled();
  });

  test('is kept up to date while it is watched', async () => {
    expect(shown().coverage).toBeNull();
    const stop = urls().watchCoverage();
    await eventually(() => expect(shown().coverage?.urlsByLine[2]).toBe(1));
    tester.actions.setUrl('/other');
    expect(shown().coverage?.version).toBe(state().version);
    expect(worker().requestCount('coverage')).toBe(1);
    type([[0, 0, '# one line more\n']]);
    await eventually(() => expect(shown().coverage?.urlsByLine[3]).toBe(1));
    expect(shown().coverage?.version).toBe(state().version);
    const other = urls().watchCoverage();
    stop();
    stop();
    expect(shown().coverage).not.toBeNull();
    other();
    expect(shown().coverage).toBeNull();
    const requestCount = worker().requestCount('coverage');
    type([[0, 0, '\n']]);
    await settled();
    expect(worker().requestCount('coverage')).toBe(requestCount);
  });
});

test('expectations do not change on their way through the worker', async () => {
  await begin();
  const entries: readonly UrlEntry[] = [
    { url: 'https://example.com/a', expected: { GPTBot: 'blocked', 'x, y': 'allowed' } },
    { url: '/b?c' },
    { url: '/.//d', expected: 'allowed' },
  ];
  arrive({ urls: entries });
  await settled();
  await urls().expect({ url: '/b?c', crawler: null, word: 'blocked' });
  expect(state().list.urls).toEqual(entries.with(1, { url: '/b?c', expected: 'blocked' }));
});
