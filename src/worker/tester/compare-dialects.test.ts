import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../engine';
import {
  type Dialect,
  type DialectId,
  decide,
  dialectById,
  dialectParts,
  dialects,
  PLAIN_ANSWER,
  parseRobotsTxt,
} from '../../engine';
import { fileTraits } from '../../engine/traits';
import type { PostedCrawler } from '../posted-crawler';
import type { Comparison } from './comparison';
import type { TestQuestion, Update, Watched } from './tester-protocol';
import { TesterSession } from './tester-session';

const QUESTION: TestQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: 'https://h/x',
  consultation: 'unknown',
  crawlDelay: null,
  crawlDelayRange: null,
};
const NOTHING: Watched = { dialects: [], explainsDifferences: false, crawlers: null };
const ALL: readonly DialectId[] = dialects.map(({ id }) => id);

/** Returns the comparison of a session's current state, and the number of yields. */
function compared(session: TesterSession): {
  readonly comparison: Comparison | null;
  readonly yields: number;
} {
  const steps = session.compare();
  for (let yields = 0; ; yields++) {
    const step = steps.next();
    if (step.done === true) return { comparison: step.value, yields };
  }
}

interface Inputs {
  readonly question?: Partial<TestQuestion> | null;
  readonly watched?: Partial<Watched>;
  readonly condition?: Condition;
}

function compare(source: string | Uint8Array, { question, watched, condition }: Inputs): Comparison | null {
  const session = new TesterSession(dialectById, { has: () => true, fileTraits });
  const update: Update = {
    kind: 'update',
    version: 7,
    open: { source },
    question: question === null ? null : { ...QUESTION, ...question },
    watched: { ...NOTHING, ...watched },
    ...(condition !== undefined && { condition }),
  };
  session.update(update);
  return compared(session).comparison;
}

const status = (code: number, robotsUrl: string | null = null): Condition => ({
  robotsUrl,
  answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: code } },
});

describe('a comparison', () => {
  test('is null if there is no question or nothing is watched', () => {
    expect(compare('User-agent: a', { question: null, watched: { dialects: ['google'] } })).toBeNull();
    expect(compare('User-agent: a', { question: null, watched: { crawlers: [] } })).toBeNull();
    expect(compare('User-agent: a', {})).toBeNull();
    expect(compare('User-agent: a', { watched: { crawlers: [] } })).toEqual({
      version: 7,
      dialects: [],
      traits: null,
      crawlers: [],
    });
  });

  test('can be posted', () => {
    const watched = {
      dialects: ALL,
      explainsDifferences: true,
      crawlers: [{ productTokens: ['b'], ignoresGlobalGroup: false, dialect: 'yandex' as const }],
    };
    const comparison = compare('User-agent: a\nDisallow /x\nAllow: /', { watched });
    expect(structuredClone(comparison)).toEqual(comparison);
    expect(comparison?.version).toBe(7);
  });

  test('yields between dialects, and while it explains a difference', () => {
    const session = new TesterSession(dialectById);
    const crawler: PostedCrawler = { productTokens: ['b'], ignoresGlobalGroup: false, dialect: 'google' };
    const yieldsFor = (version: number, watched: Watched): number => {
      session.update({
        kind: 'update',
        version,
        open: { source: 'User-agent: a\nAllow: /\nDisallow: /x' },
        question: QUESTION,
        watched,
      });
      return compared(session).yields;
    };
    expect(yieldsFor(1, { ...NOTHING, dialects: ['rfc9309', 'python'] })).toBe(2);
    expect(yieldsFor(2, { ...NOTHING, dialects: ['python'], explainsDifferences: true })).toBe(
      1 + dialectParts.length,
    );
    expect(yieldsFor(3, { ...NOTHING, crawlers: Array(30).fill(crawler) })).toBe(2);
    expect(yieldsFor(4, { ...NOTHING, crawlers: Array(61).fill(crawler) })).toBe(4);
  });
});

describe('other dialects', () => {
  const source = 'User-agent: a\nAllow: /\n\nDisallow: /x\nDisallow: /*x';

  test('are in the requested order, each with its answer', () => {
    const order = ['python', 'yandex', 'google', 'rfc9309', 'standard1994'] as const;
    const rows = compare(source, { watched: { dialects: order } })?.dialects ?? [];
    expect(rows.map(({ dialect, judgement, line }) => [dialect, judgement.outcome, line])).toEqual([
      ['python', 'allowed', 2],
      ['yandex', 'allowed', 2],
      ['google', 'disallowed', 5],
      ['rfc9309', 'disallowed', 5],
      ['standard1994', 'allowed', 0],
    ]);
    expect(rows[2]).toEqual({
      dialect: 'google',
      judgement: { outcome: 'disallowed', by: 'rules' },
      scope: null,
      effect: expect.objectContaining({ kind: 'rules', copy: 'fresh' }),
      reason: 'winning-rule',
      line: 5,
      rule: { type: 'disallow', line: 5, written: '/*x', pattern: '/*x' },
      selection: { reason: 'named', token: 'a' },
      differs: null,
      difference: null,
    });
  });

  test('differ in the outcome, only in the deciding line, or not', () => {
    const file = 'User-agent: a\nDisallow: /\nDisallow: /x\nDisallow /xx';
    const differs = (url: string, dialect: DialectId) =>
      compare(file, { question: { url }, watched: { dialects: [dialect] } })?.dialects[0]?.differs;
    expect(differs('/x', 'rfc9309')).toBeNull();
    expect(differs('/x', 'python')).toBe('line');
    expect(differs('/xx', 'rfc9309')).toBe('line');
    expect(differs('/robots.txt', 'rfc9309')).toBe('outcome');
    expect(differs('/robots.txt', 'bing')).toBeNull();
  });

  test("are compared with the dialect of the question, not with Google's", () => {
    const question = { dialect: 'python' } as const;
    const rows = compare(source, {
      question,
      watched: { dialects: ['google', 'python', 'yandex'] },
    })?.dialects;
    expect(rows?.map(({ differs }) => differs)).toEqual(['outcome', null, null]);
  });

  test('explain a difference only on request', () => {
    const watched = { dialects: ['yandex', 'python', 'rfc9309'] } as const;
    const explained = (explainsDifferences: boolean) =>
      compare(source, { watched: { ...watched, explainsDifferences } })?.dialects.map(
        ({ difference }) => difference,
      );
    // No single part explains Python's result: it would need Google's grouping, wildcards and precedence
    // together.
    expect(explained(true)).toEqual(['grouping', 'precedence', null]);
    expect(explained(false)).toEqual([null, null, null]);
  });

  test('come with the traits that touch the file, only on request, unless it is too large', () => {
    const touching = (source: string, explainsDifferences: boolean) => {
      const found = compare(source, { watched: { dialects: ALL, explainsDifferences } })?.traits;
      return Array.isArray(found) ? found.flatMap(({ id, touches }) => (touches ? id : [])) : found;
    };
    expect(touching('User-agent: *\nDisallow /x', true)).toEqual(['colon', 'paths']);
    expect(touching('User-agent: *\nDisallow /x', false)).toBeNull();
    expect(touching(`User-agent: *\n${'#'.repeat(2_000_000)}`, true)).toBe('too-large');
  });

  test("name fetching as the cause if they interpret the server's answer differently", () => {
    const watched = { dialects: ALL, explainsDifferences: true };
    const rows = compare(source, { watched, condition: status(403) })?.dialects ?? [];
    expect(rows.map(({ dialect, differs, difference }) => [dialect, differs, difference])).toEqual(
      ALL.map((id) => (id === 'python' ? [id, 'outcome', 'fetch'] : [id, null, null])),
    );
    expect(new Set(rows.map(({ judgement }) => judgement.by))).toEqual(new Set(['answer']));
    expect(rows.find(({ dialect }) => dialect === 'python')).toMatchObject({
      judgement: { outcome: 'disallowed', by: 'answer' },
      effect: { kind: 'all-disallowed' },
      // The rules of the text are still reported.
      reason: 'winning-rule',
      line: 2,
    });
  });

  test('are not compared by line if one of the two does not use the rules', () => {
    // Yandex reads the file only for status 200, Google for every 2xx. Both allow.
    const file = 'User-agent: a\nAllow: /';
    const [row] =
      compare(file, { watched: { dialects: ['yandex'] }, condition: status(201) })?.dialects ?? [];
    expect(row).toMatchObject({ judgement: { outcome: 'allowed', by: 'answer' }, line: 2, differs: null });
    const other = compare('User-agent: a\nDisallow: /', {
      watched: { dialects: ['yandex'], explainsDifferences: true },
      condition: status(201),
    });
    expect(other?.dialects[0]).toMatchObject({ differs: 'outcome', difference: 'fetch' });
  });

  test('all report that a file at another host does not apply', () => {
    const condition = status(200, 'https://other/robots.txt');
    for (const row of compare(source, { watched: { dialects: ALL }, condition })?.dialects ?? [])
      expect(row).toMatchObject({
        judgement: { outcome: 'not-applicable', by: 'scope' },
        scope: { kind: 'other-host' },
        differs: null,
      });
  });

  test('differ without a responsible part if one supports fewer schemes', () => {
    const watched = { dialects: ['yandex', 'rfc9309'], explainsDifferences: true } as const;
    const rows = compare('User-agent: a\nDisallow: /', {
      question: { url: 'ftp://h/x' },
      watched,
      condition: status(200, 'ftp://h/robots.txt'),
    })?.dialects;
    expect(rows?.map(({ judgement, differs, difference }) => [judgement.by, differs, difference])).toEqual([
      ['scope', 'outcome', null],
      ['rules', null, null],
    ]);
  });
});

describe('the rule of a row', () => {
  const ruleOf = (source: string | Uint8Array, dialect: 'google' | 'python') => {
    const session = new TesterSession(dialectById);
    session.update({ kind: 'update', version: 1, open: { source }, question: QUESTION });
    session.update({ kind: 'update', version: 2, watched: { ...NOTHING, dialects: [dialect] } });
    return compared(session).comparison?.dialects[0]?.rule;
  };

  test('is the one that decides', () => {
    expect(ruleOf('User-agent: a\nDisallow: /x', 'google')).toMatchObject({ line: 2, written: '/x' });
  });

  test('is null if the dialect stops with an error in that line', () => {
    const source = Uint8Array.from([...new TextEncoder().encode('User-agent: a\nDisallow: /x # '), 0xe9]);
    expect(ruleOf(source, 'python')).toBeNull();
  });

  test('is sent without the middle of a long pattern', () => {
    const rule = ruleOf(`User-agent: a\nDisallow: /x${'*'.repeat(10_000)}`, 'google');
    expect(rule?.written.length).toBe(1000);
    expect(rule?.pattern.length).toBe(1000);
    expect(rule?.written.startsWith('/x***')).toBe(true);
  });
});

describe('crawlers', () => {
  const source = [
    'User-agent: *',
    'Disallow: /x',
    'User-agent: googlebot',
    'Allow: /',
    'User-agent: MJ12bot',
    'Disallow: /',
    'User-agent: b-bot',
    'Disallow: /b',
  ].join('\n');
  const crawler = (
    dialect: DialectId,
    productTokens: PostedCrawler['productTokens'],
    ignoresGlobalGroup = false,
  ): PostedCrawler => ({ dialect, productTokens, ignoresGlobalGroup });

  test('are in the requested order, each with its own dialect, names and use of the * group', () => {
    const crawlers = [
      crawler('rfc9309', ['MJ12bot']),
      crawler('google', ['MJ12bot']),
      crawler('google', ['Googlebot-News', 'Googlebot']),
      crawler('google', ['AdsBot-Google'], true),
      crawler('bing', ['Bingbot']),
      crawler('google', [['x-bot', 'B-BOT']]),
      crawler('google', ['Googlebot']),
    ];
    const rows = compare(source, { watched: { crawlers } })?.crawlers ?? [];
    expect(
      rows.map(({ dialect, judgement, reason, line, selection }) => [
        dialect,
        judgement.outcome,
        reason,
        line,
        selection.reason,
        selection.token,
      ]),
    ).toEqual([
      ['rfc9309', 'disallowed', 'winning-rule', 6, 'named', 'MJ12bot'],
      ['google', 'disallowed', 'winning-rule', 2, 'global', null],
      ['google', 'allowed', 'winning-rule', 4, 'fallback', 'Googlebot'],
      ['google', 'allowed', 'no-group', 0, 'global-ignored', null],
      ['bing', 'disallowed', 'winning-rule', 2, 'global', null],
      ['google', 'allowed', 'no-rule-matched', 0, 'named', 'x-bot'],
      ['google', 'allowed', 'winning-rule', 4, 'named', 'Googlebot'],
    ]);
    expect(rows[0]?.rule).toEqual({ type: 'disallow', line: 6, written: '/', pattern: '/' });
    expect(rows[3]?.rule).toBeNull();
  });

  test('are null if none are watched, and depend on the server’s answer', () => {
    expect(compare(source, { watched: { dialects: ['google'] } })?.crawlers).toBeNull();
    const crawlers = [crawler('google', ['a']), crawler('python', ['a']), crawler('bing', ['a'])];
    const rows = compare(source, { watched: { crawlers }, condition: status(404) })?.crawlers;
    expect(rows?.map(({ judgement }) => judgement)).toEqual(
      crawlers.map(() => ({ outcome: 'allowed', by: 'answer' })),
    );
  });
});

const line = fc.constantFrom(
  'User-agent: a',
  'User-agent: *',
  'User-agent: b',
  'User-agent: b1',
  'User-agent b',
  'User-agent: yandexbot/1',
  'Disallow: /',
  'Disallow: /x',
  'Disallow /x',
  'Disalow: /x',
  'Disallow: /*x',
  'Disallow:',
  'Disallow: //[',
  'Allow: /',
  'Allow: /x',
  'Allow: /*x',
  'Crawl-delay: 1',
  'Disallow: /\vAllow: /x',
  '#\udce9',
  '',
  ' ',
);
const file = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
const token = fc.constantFrom('a', 'b', 'b1', 'YandexBot', 'x');
const testedCrawler: fc.Arbitrary<PostedCrawler> = fc.record({
  productTokens: fc.array(fc.oneof(token, fc.tuple(token, token)), { minLength: 1, maxLength: 3 }),
  ignoresGlobalGroup: fc.boolean(),
  dialect: fc.constantFrom(...ALL),
});
const url = fc.constantFrom('/', '/x', '/yx', '/robots.txt', 'https://h/x?y', 'https://h');

test('every row equals the verdict of its dialect alone', () => {
  fc.assert(
    fc.property(
      file,
      testedCrawler,
      url,
      fc.shuffledSubarray([...ALL]),
      fc.array(testedCrawler, { maxLength: 8 }),
      (source, crawler, testedUrl, watchedDialects, crawlers) => {
        const alone = (dialect: DialectId, { productTokens, ignoresGlobalGroup }: PostedCrawler) => {
          const robots = parseRobotsTxt(source, dialectById(dialect));
          return decide(robots, { productTokens, ignoresGlobalGroup, url: testedUrl });
        };
        const comparison = compare(source, {
          question: { ...crawler, url: testedUrl },
          watched: { dialects: watchedDialects, explainsDifferences: true, crawlers },
        });
        const base = alone(crawler.dialect, crawler);
        const { dialects = [], crawlers: rows = null } = comparison ?? {};
        expect(dialects.map(({ dialect }) => dialect)).toEqual(comparison === null ? [] : watchedDialects);
        for (const row of dialects) {
          const verdict = alone(row.dialect, crawler);
          expect(row).toMatchObject(rowOf(verdict));
          const isSameOutcome = verdict.outcome === base.outcome;
          expect(row.differs).toBe(!isSameOutcome ? 'outcome' : verdict.line === base.line ? null : 'line');
          expect(row.difference === null).toBe(row.differs === null);
        }
        expect(rows?.length).toBe(crawlers.length);
        for (const [index, row] of (rows ?? []).entries()) {
          const crawler = crawlers[index] as PostedCrawler;
          expect(row).toMatchObject({ dialect: crawler.dialect, ...rowOf(alone(crawler.dialect, crawler)) });
        }
      },
    ),
    { numRuns: 300 },
  );
});

function rowOf({ outcome, reason, line: deciding, winner, groups }: ReturnType<typeof decide>) {
  const isDecidedByRule = reason === 'winning-rule' || reason === 'only-empty-rules';
  return {
    judgement: { outcome, by: 'rules' },
    reason,
    line: deciding,
    rule: isDecidedByRule ? winner : null,
    selection: { reason: groups.reason, token: groups.token },
  };
}

test('an unknown dialect is an error, not another dialect', () => {
  expect(dialectById('python')).toBe(dialects.find(({ id }): boolean => id === 'python') as Dialect);
  expect(() => dialectById('nobody' as DialectId)).toThrow(RangeError);
});
