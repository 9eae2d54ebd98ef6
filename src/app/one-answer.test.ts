import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DialectId, dialectById, dialectIds, PLAIN_ANSWER, type ServerAnswer } from '../engine';
import { renderExample } from '../kit/render';
import { createTester } from '../store';
import { bytesDocument } from '../store/bytes-document';
import { conditionOf } from '../store/question';
import { columnsOf } from '../store/urls/columns-of';
import { checkSuite, readSuite } from '../suite';
import { shownAnswerOf } from '../ui/parts/answer/answer';
import { ParsedFile } from '../worker/document/parsed-file';
import type { Update, WorkerReply } from '../worker/tester/tester-protocol';
import { TesterSession } from '../worker/tester/tester-session';
import { finish } from '../worker/urls/verdicts/testdata/finish';
import { listOf } from '../worker/urls/verdicts/testdata/questions';
import { UrlVerdicts } from '../worker/urls/verdicts/url-verdicts';
import { nextVerdict } from './embed-verdict';

/** A question with the circumstances of fetching the file. */
interface Asked {
  readonly bytes: Uint8Array;
  readonly crawler: string;
  readonly url: string;
  readonly engine: DialectId | 'own';
  readonly robotsUrl: string;
  readonly answer: ServerAnswer;
  /** Sites that are taken to serve the file, too. None by default. */
  readonly sameFile?: readonly string[];
}

/** The parts of an answer that every way in must agree on. */
interface Given {
  readonly outcome: string;
  readonly line: number;
  readonly by: string;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Crawlers of every kind: own group, fallback, none for `*`, permission names, for people, disobedient, unknown, headers, and a policy token. */
const CRAWLERS = [
  'Googlebot',
  'Googlebot-Image',
  'AdsBot-Google',
  'Google-Extended',
  'Applebot-Extended',
  'bingbot',
  'YandexBot',
  'ChatGPT-User',
  'Perplexity-User',
  'Bytespider',
  'facebookexternalhit',
  'DuckDuckBot',
  'CCBot',
  'MyOwnBot',
  '__usage_ai-training',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
];

const SHOP = `User-agent: *
Disallow: /shop/cart
Allow: /shop/
Disallow: /shop/*?sort=
Disallow: /private

User-agent: ChatGPT-User
User-agent: Bytespider
Disallow: /shop/cart
Allow: /shop/cart/help

User-agent: bingbot
User-agent: Google-Extended
Crawl-delay: 5
Disallow: /
Allow: /shop/$

User-agent: AdsBot-Google
User-agent: __usage_ai-training
Disallow: /private
Disallow: /shop/cart
`;

const FILES: readonly Uint8Array[] = [
  bytes(SHOP),
  bytes('Sitemap: https://shop.example/sitemap.xml\n'),
  bytes('# nothing but a comment\n'),
  bytes(`\uFEFF${SHOP.replaceAll('\n', '\r\n')}`),
  bytes('<!doctype html><title>404</title>\n<p>Disallow: /shop/cart</p>'),
  bytes(
    'Disallow: /shop/cart\nUser-agent: *\n\nDisallow: /shop\nAllow: /shop\nDisallow: /shop/\nAllow: /shop/',
  ),
  // A byte that isn't UTF-8 and a path that is left open in some dialects.
  Uint8Array.from([
    ...bytes('User-agent: *\nDisallow: /caf'),
    0xe9,
    ...bytes('\nDisallow: /shop/\nAllow: /shop/'),
  ]),
  bytes('User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow:'),
];

const URLS = [
  '/shop/cart',
  '/shop/cart/help?sort=1',
  '/shop/',
  'https://shop.example/shop/cart',
  'https://shop.example/private/caf%C3%A9',
  'https://www.shop.example/',
  'http://shop.example:8080/shop/?sort=up',
  '/robots.txt',
  '/',
];

const CONDITIONS: readonly Pick<Asked, 'robotsUrl' | 'answer'>[] = [
  { robotsUrl: '', answer: PLAIN_ANSWER },
  { robotsUrl: '', answer: PLAIN_ANSWER },
  { robotsUrl: 'https://shop.example/robots.txt', answer: PLAIN_ANSWER },
  { robotsUrl: 'https://shop.example/files/robots.txt', answer: PLAIN_ANSWER },
  { robotsUrl: '', answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } },
  { robotsUrl: 'https://shop.example/', answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 } } },
  { robotsUrl: '', answer: { ...PLAIN_ANSWER, final: { kind: 'network-failure', failure: 'dns' } } },
];

const ENGINES: readonly Asked['engine'][] = ['own', 'own', 'own', ...dialectIds];

/** Lengths of the lists above have no common divisor with the strides, so that the questions mix all of them. */
const QUESTIONS: readonly Asked[] = [
  // Every crawler, blocked and not, in the plainest case.
  ...CRAWLERS.flatMap((crawler) =>
    ['/shop/cart', '/about'].map((url) => ({
      ...{ bytes: bytes(SHOP), crawler, url, engine: 'own' as const },
      ...{ robotsUrl: '', answer: PLAIN_ANSWER },
    })),
  ),
  // A blank line ends the group for YandexBot alone, and only Google's crawlers read a line without a colon.
  ...CRAWLERS.flatMap((crawler) =>
    ['/a', '/b', '/c'].map((url) => ({
      ...{ bytes: bytes('User-agent: *\nDisallow /a\nDisallow: /b\n\nDisallow: /c\n'), crawler, url },
      ...{ engine: 'own' as const, robotsUrl: '', answer: PLAIN_ANSWER },
    })),
  ),
  // A case that Google's documentation of 2020 leaves open.
  ...(['Googlebot', 'ChatGPT-User'] as const).map((crawler) => ({
    ...{ bytes: bytes('User-agent: *\nAllow: /page\nDisallow: /*.htm'), crawler, url: '/page.htm' },
    ...{ engine: 'google2020' as const, robotsUrl: '', answer: PLAIN_ANSWER },
  })),
  ...Array.from({ length: 210 }, (_, index) => ({
    bytes: at(FILES, index * 3 + Math.floor(index / 8)),
    crawler: at(CRAWLERS, index * 7 + Math.floor(index / 15)),
    url: at(URLS, index * 5 + Math.floor(index / 9)),
    engine: at(ENGINES, index * 3 + Math.floor(index / 10)),
    ...at(CONDITIONS, index * 2 + Math.floor(index / 7)),
  })),
];

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** Runs the worker's session in this thread. */
class LocalWorker extends EventTarget {
  readonly #session = new TesterSession(dialectById);

  constructor() {
    super();
    queueMicrotask(() => this.#emit({ kind: 'ready' }));
  }

  postMessage(update: Update): void {
    queueMicrotask(() =>
      this.#emit({ kind: 'report', report: this.#session.update(structuredClone(update)) }),
    );
  }

  terminate(): void {}

  #emit(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const options = {
  startWorker: () => new LocalWorker() as unknown as Worker,
  loadCatalogue: () => import('../catalogue/full'),
  draft: null,
  arrival: null,
  theme: 'system',
} as const;
const embed = createTester(options);
/** A page that can fetch asks for the file of a URL on another site, instead of saying that this one doesn't apply. */
const page = createTester({ ...options, loadLive: () => new Promise(() => {}) });

/** Asks in a page or an embed; null if it says that the URL is on another site. */
async function askTester(tester: typeof embed, asked: Asked) {
  const { bytes, crawler, url, engine, robotsUrl, answer, sameFile = [] } = asked;
  const { actions, store } = tester;
  actions.openContent(bytesDocument(bytes, { kind: 'link' }));
  actions.setCrawler(crawler);
  actions.setUrl(url);
  actions.setDialect(engine);
  actions.setRobotsUrl(robotsUrl);
  actions.setSameFile(sameFile);
  actions.setAnswer(answer);
  const verdict = await nextVerdict(tester);
  const shown = shownAnswerOf(store.getState());
  if (shown?.kind === 'waiting' && shown.waiting.kind === 'other-site') return null;
  if (shown?.kind !== 'answered' || verdict === null) throw new Error(`No answer: ${JSON.stringify(shown)}`);
  return {
    shown: { outcome: shown.outcome, line: shown.line, by: shown.decided.by },
    verdict: { outcome: verdict.outcome, line: verdict.line },
  };
}

/** Asks the list of URLs, with the state of the last question to a page or an embed. */
function askList({ bytes, crawler, url, answer }: Asked, tester = embed): Given {
  const state = tester.store.getState();
  const [column] = columnsOf({ ...state, list: { crawlers: [crawler] } }, []);
  if (column === undefined) throw new Error(`No column for ${crawler}`);
  const verdicts = new UrlVerdicts();
  const condition = { robotsUrl: conditionOf(state).robotsUrl, answer };
  verdicts.setQuestion({
    urls: listOf([url]),
    file: ParsedFile.open({ source: bytes }),
    condition,
    crawlers: [column],
  });
  finish(verdicts.compute());
  const listed = verdicts.columns[0]?.answerAt(0);
  if (listed == null) throw new Error('No answer in the list');
  return { outcome: listed.outcome, line: listed.line, by: listed.by };
}

function askCommand({ bytes, crawler, url, engine, robotsUrl, answer }: Asked): Given {
  const reading = readSuite({
    ...{ format: 'robots-test', version: 1 },
    ...{ crawlers: [crawler], urls: [url], engine, robotsUrl, answer },
  });
  if (reading.kind === 'problems') throw new Error(JSON.stringify(reading.problems));
  const [cell] = checkSuite(bytes, reading.suite).cells;
  if (cell === undefined) throw new Error('No result');
  return { outcome: cell.outcome === 'blocked' ? 'disallowed' : cell.outcome, line: cell.line, by: cell.by };
}

/** Asks a docs build; null for a question that has circumstances, which docs builds don't know. */
function askBuild({ bytes, crawler, url, engine, robotsUrl, answer }: Asked): Omit<Given, 'by'> | null {
  if (robotsUrl !== '' || answer !== PLAIN_ANSWER) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  const rendered = renderExample({ text, crawler, url, ...(engine !== 'own' && { engine }) });
  if (rendered.kind === 'problem') throw new Error(rendered.message);
  const [verdict] = rendered.verdicts;
  return verdict === undefined ? null : { outcome: verdict.outcome, line: verdict.line };
}

function isSame(one: Omit<Given, 'by'>, other: Omit<Given, 'by'>): boolean {
  return one.outcome === other.outcome && one.line === other.line;
}

describe('page, embed, list, command and docs build give one answer', () => {
  beforeAll(async () => {
    for (const { start, actions, store } of [embed, page]) {
      start();
      actions.loadCatalogue();
      await vi.waitFor(() => expect(typeof store.getState().catalogue).toBe('object'), 10_000);
    }
  });
  afterAll(() => {
    for (const tester of [embed, page]) tester.dispose();
  });

  it(`to ${QUESTIONS.length} questions`, { timeout: 60_000 }, async () => {
    const differing: unknown[] = [];
    const deciders = new Set<string>();
    let [built, withheld] = [0, 0];
    for (const question of QUESTIONS) {
      const embedded = await askTester(embed, question);
      if (embedded === null) throw new Error('An embed answers for every site');
      const paged = await askTester(page, question);
      const list = askList(question);
      const command = askCommand(question);
      const build = askBuild(question);
      const answer = embedded.shown;
      deciders.add(`${answer.outcome} by ${answer.by}`);
      if (build !== null) built++;
      if (paged === null) withheld++;
      const wholes = [list, command, ...(paged === null ? [] : [paged.shown])];
      const parts = [embedded.verdict, ...(build === null ? [] : [build])];
      const agree =
        wholes.every((each) => isSame(each, answer) && each.by === answer.by) &&
        parts.every((each) => isSame(each, answer)) &&
        (paged !== null || answer.outcome === 'not-applicable');
      if (!agree)
        differing.push({ ...question, bytes: question.bytes.length, embedded, paged, list, command, build });
    }
    expect(differing).toEqual([]);
    expect(built).toBeGreaterThan(60);
    // A page withholds the answer for a URL on another site than the file's.
    expect(withheld).toBeGreaterThan(5);
    // The questions reach every kind of answer.
    expect([...deciders].sort()).toEqual([
      'allowed by answer',
      'allowed by rules',
      'disallowed by answer',
      'disallowed by rules',
      'not-applicable by crawler',
      'not-applicable by scope',
      'undefined by answer',
      'undefined by rules',
    ]);
  });

  const asked: Omit<Asked, 'robotsUrl'> = {
    ...{ bytes: bytes(SHOP), crawler: 'Googlebot', engine: 'own' },
    ...{ url: 'https://www.shop.example/shop/cart', answer: PLAIN_ANSWER },
  };
  const blocked = { outcome: 'disallowed', line: 2, by: 'rules' };
  const notHere = { outcome: 'not-applicable', line: 0, by: 'scope' };

  it('except the page, for a site that is taken to serve the same file', async () => {
    const question = {
      ...{ ...asked, robotsUrl: 'https://shop.example/robots.txt' },
      sameFile: ['https://www.shop.example'],
    };
    expect((await askTester(page, question))?.shown).toEqual(blocked);
    // The others go by the address alone, also the list of the page.
    expect(askList(question, page)).toEqual(notHere);
    expect((await askTester(embed, question))?.shown).toEqual(notHere);
    expect(askCommand(question)).toEqual(notHere);
    expect(askBuild(question)).toBeNull();
    expect(await askTester(page, { ...question, sameFile: [] })).toBeNull();
  });

  it('except the page, for a site unrelated to all Sitemap lines', async () => {
    const question = { ...asked, robotsUrl: '', bytes: bytes(`${SHOP}Sitemap: https://maps.cdn.test/1\n`) };
    expect(await askTester(page, question)).toBeNull();
    // For the others, a Sitemap line is no hint.
    expect(askList(question, page)).toEqual(blocked);
    expect((await askTester(embed, question))?.shown).toEqual(blocked);
    expect(askCommand(question)).toEqual(blocked);
    expect(askBuild(question)).toMatchObject({ outcome: 'disallowed', line: 2 });
    const related = `${SHOP}Sitemap: https://maps.cdn.test/1\nSitemap: https://shop.example/2\n`;
    for (const engine of dialectIds)
      expect(await askTester(page, { ...question, engine, bytes: bytes(related) })).not.toBeNull();
  });
});
