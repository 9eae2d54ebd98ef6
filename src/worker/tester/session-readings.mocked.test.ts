import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Engine from '../../engine';
import { dialectById, google, PLAIN_ANSWER, parseRobotsTxt, python } from '../../engine';
import { SourceFile } from '../document/source-file';
import type { TestQuestion, Update } from './tester-protocol';
import { TesterSession } from './tester-session';

vi.mock('../../engine', async (original) => {
  const engine = await original<typeof Engine>();
  return { ...engine, parseRobotsTxt: vi.fn(engine.parseRobotsTxt) };
});

const parsing = vi.mocked(parseRobotsTxt);

/** Returns the readings since the last call, by dialect. */
function readings(): string[] {
  const ids = parsing.mock.calls.map(([, dialect]) => dialect?.id ?? 'none');
  parsing.mockClear();
  return ids;
}

const QUESTION: TestQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: 'https://h/x',
  consultation: 'unknown',
  crawlDelay: null,
  crawlDelayRange: null,
};

let session: TesterSession;
let version: number;
const update = (part: Omit<Update, 'kind' | 'version'>) =>
  session.update({ kind: 'update', version: ++version, ...part });

beforeEach(() => {
  session = new TesterSession(dialectById);
  version = 0;
  update({ open: { source: 'User-agent: a\nDisallow: /x' }, question: QUESTION });
  readings();
});

describe('a session reads the text', () => {
  test('once for each dialect of a question while the text is unchanged', () => {
    update({ question: { ...QUESTION, url: '/y' } });
    update({ question: { ...QUESTION, productTokens: ['b'] } });
    update({ question: null });
    update({ condition: { robotsUrl: 'https://h/robots.txt', answer: PLAIN_ANSWER } });
    update({ watched: { dialects: ['rfc9309'], explainsDifferences: true, crawlers: null } });
    update({ question: QUESTION });
    expect(readings()).toEqual([]);
    update({ question: { ...QUESTION, dialect: 'yandex' } });
    update({ question: QUESTION });
    update({ question: { ...QUESTION, dialect: 'yandex' } });
    expect(readings()).toEqual(['yandex']);
  });

  test('again after an edit, only by the dialect of the question', () => {
    update({ question: { ...QUESTION, dialect: 'yandex' } });
    readings();
    expect(update({ transactions: [[[0, 0, '#']], [[1, 1, '#']]] }).file.bytes).toBe(28);
    expect(readings()).toEqual(['yandex']);
    update({ open: { source: '' } });
    expect(readings()).toEqual(['yandex']);
  });

  test('for the hint in Sitemap lines no more than these lines, once', () => {
    update({ question: { ...QUESTION, dialect: 'yandex', site: 'https://h' } });
    readings();
    const sitemap = 'Sitemap: https://other.test/\n';
    expect(update({ transactions: [[[0, 0, sitemap]]] }).sitemapHost).toBe('unrelated');
    const read = parsing.mock.calls.map(([text, dialect]) => [dialect?.id, text.length]);
    expect(read.sort()).toEqual([
      ['google', sitemap.length - 1],
      ['yandex', sitemap.length + 'User-agent: a\nDisallow: /x'.length],
    ]);
    readings();
    update({ question: { ...QUESTION, dialect: 'yandex', site: 'https://i' } });
    expect(readings()).toEqual([]);
  });

  test("even if the server's answer makes it unnecessary, because the page shows the rules", () => {
    const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } as const };
    expect(
      update({ transactions: [[[0, 0, '\n']]], condition: { robotsUrl: null, answer } }).verdict?.line,
    ).toBe(3);
    expect(readings()).toEqual(['google']);
  });

  test('once for each watched dialect and crawler of a comparison, and not again for the next one', () => {
    const crawler = { productTokens: ['b'], ignoresGlobalGroup: false } as const;
    update({
      watched: {
        dialects: ['google', 'rfc9309', 'bing', 'yandex'],
        explainsDifferences: false,
        crawlers: [
          { ...crawler, dialect: 'google' },
          { ...crawler, dialect: 'yandex' },
          { ...crawler, dialect: 'python' },
          { ...crawler, dialect: 'python' },
        ],
      },
    });
    const run = (): void => {
      const steps = session.compare();
      while (steps.next().done !== true);
    };
    run();
    expect(readings().sort()).toEqual(['bing', 'python', 'rfc9309', 'yandex']);
    update({ question: { ...QUESTION, url: '/other' } });
    run();
    expect(readings()).toEqual([]);
  });

  test('a few more times to explain a difference', () => {
    const watched = { dialects: ['python'], explainsDifferences: true, crawlers: null } as const;
    update({ transactions: [[[14, 14, 'Allow: /\n']]], watched });
    readings();
    const steps = session.compare();
    while (steps.next().done !== true);
    expect(readings().length).toBeGreaterThan(3);
    update({ watched: { ...watched, explainsDifferences: false } });
    const again = session.compare();
    while (again.next().done !== true);
    expect(readings()).toEqual([]);
  });
});

describe('a file', () => {
  test('is read at most once by a dialect, and an edited one is another file', () => {
    const file = SourceFile.open({ source: 'User-agent: a' });
    expect(file.read(google)).toBe(file.read(google));
    expect(file.read(python)).not.toBe(file.read(google));
    expect(file.facts(google)).toBe(file.facts(google));
    const edited = file.edited([[0, 0, '#']]);
    expect(edited.read(google).text).toBe('#User-agent: a');
    expect(file.read(google).text).toBe('User-agent: a');
  });
});
