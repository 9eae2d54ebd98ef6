import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROWS_PER_LIST } from '../../answer';
import type { Condition } from '../../engine';
import { type DialectId, dialectById, dialectIds, dialects, PLAIN_ANSWER, RuleMark } from '../../engine';
import { applyTransaction } from '../document/apply-transaction';
import type { Transaction } from '../document/text-change';
import type { Report } from './report';
import type { TestQuestion } from './tester-protocol';
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
const CONDITION: Condition = { robotsUrl: null, answer: PLAIN_ANSWER };

describe('a session', () => {
  test('reports on an opened, edited and tested text, with its version', () => {
    const session = new TesterSession(dialectById);
    const first = session.update({
      kind: 'update',
      version: 1,
      open: { source: 'User-agent: a\nDisallow: /x' },
      question: QUESTION,
    });
    expect(first).toMatchObject({ version: 1, verdict: { outcome: 'disallowed', line: 2 } });
    const second = session.update({
      kind: 'update',
      version: 2,
      transactions: [[[24, 25, '/y']], [[0, 0, '\n']]],
    });
    expect(second).toMatchObject({
      version: 2,
      verdict: { outcome: 'allowed' },
      file: { lines: 3, bytes: 28 },
    });
    expect(session.update({ kind: 'update', version: 3, question: null }).verdict).toBeNull();
  });

  test('marks groups and rules by line', () => {
    const report = new TesterSession(dialectById).update({
      kind: 'update',
      version: 1,
      open: {
        source: 'User-agent: a\nDisallow: /x\nAllow: /\nAllow: /z\nUser-agent: b\nUser-agent: A\nAllow: /q',
      },
      question: QUESTION,
    });
    expect([...report.marks.groups]).toEqual([1, 4, 1, 5, 7, 2]);
    expect([...report.marks.rules]).toEqual([
      ...[2, RuleMark.won, 0, 2],
      ...[3, RuleMark.lost, 1, 1],
      ...[4, RuleMark.unmatched, 1, 2],
      ...[7, RuleMark.unmatched, 1, 2],
    ]);
  });

  test('counts the original bytes until the first edit, then bytes with one kind of line end', () => {
    const session = new TesterSession(dialectById);
    const source = Uint8Array.from(Buffer.from('User-agent: a\r\nDisallow: /\nAllow: /\r'));
    expect(session.update({ kind: 'update', version: 1, open: { source } }).file).toMatchObject({
      bytes: 36,
      lineEnd: 'mixed',
    });
    expect(session.update({ kind: 'update', version: 2, transactions: [[[0, 0, '#']]] }).file).toMatchObject({
      bytes: 36,
      lineEnd: 'lf',
    });
    const crlf = Uint8Array.from(Buffer.from('User-agent: a\r\nDisallow: /\r\n'));
    session.update({ kind: 'update', version: 3, open: { source: crlf } });
    expect(session.update({ kind: 'update', version: 4, transactions: [[[0, 0, '#']]] }).file).toMatchObject({
      bytes: 29,
      lineEnd: 'crlf',
    });
  });

  test('sends short lists, and more rows for the current version only', () => {
    const session = new TesterSession(dialectById);
    const rules = Array.from({ length: 450 }, (_, i) => `Disallow: /${'x'.repeat(i % 2)}`).join('\n');
    const report = session.update({
      kind: 'update',
      version: 7,
      open: { source: `User-agent: a\n${rules}` },
      question: QUESTION,
    });
    expect(report.verdict?.candidates.length).toBe(ROWS_PER_LIST);
    expect(report.verdict?.candidateCount).toBe(450);
    expect(
      session.rows({ kind: 'rows', version: 7, list: 'candidates', from: 400, to: 999 }).rows?.length,
    ).toBe(50);
    expect(session.rows({ kind: 'rows', version: 6, list: 'candidates', from: 0, to: 9 }).rows).toBeNull();
  });

  test.each([
    ['robots', Buffer.from('User-agent: *\nDisallow: /')],
    ['html', Buffer.from('\n<!DOCTYPE html><html><head>')],
    ['binary', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64')],
    ['binary', Buffer.alloc(64)],
    ['utf-16', Buffer.from('User-agent: *\nDisallow: /', 'utf16le').swap16()],
    [
      'binary',
      Buffer.from([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 1, 2, 3, 4, 5, 6, 7, 8, 0xfe, 0xff,
      ]),
    ],
    ['utf-16', Buffer.from('\ufeffUser-agent: *', 'utf16le')],
  ])('recognises a file that looks like %s', (appearance, bytes) => {
    const report = new TesterSession(dialectById).update({
      kind: 'update',
      version: 1,
      open: { source: new Uint8Array(bytes) },
    });
    expect(report.file.appearance).toBe(appearance);
  });
});

/** Reports on a text and a question in one update. */
function report(
  source: string | Uint8Array,
  question: Partial<TestQuestion> = {},
  condition: Partial<Condition> = {},
): Report {
  return new TesterSession(dialectById).update({
    kind: 'update',
    version: 1,
    open: { source },
    question: { ...QUESTION, ...question },
    condition: { ...CONDITION, ...condition },
  });
}

const status = (code: number): Pick<Condition, 'answer'> => ({
  answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: code } },
});

test.each([
  ['Sitemap: https://my-shop.test/map.xml', 'https://my-shop.test'],
  [
    'Sitemap: /map.xml\nsitemap:HTTP://My-Shop.test:8080/map.xml\nSitemap: https://b.test/',
    'http://my-shop.test:8080',
  ],
  ['Sitemap: mailto:me@my-shop.test\nSitemap: ftp://my-shop.test/map.xml', null],
  ['# Sitemap: https://my-shop.test/map.xml', null],
  [`Sitemap: https://${'a.'.repeat(5_000)}test/map.xml`, null],
  [`${'Sitemap: /map.xml\n'.repeat(100)}Sitemap: https://my-shop.test/map.xml`, null],
  ['', null],
])('the origin of the first Sitemap address is reported: %#', (source, origin) => {
  const report = new TesterSession(dialectById).update({ kind: 'update', version: 1, open: { source } });
  const line = source
    .split('\n')
    .findIndex((each) => origin !== null && each.toLowerCase().includes(origin.toLowerCase()));
  expect(report.file).toMatchObject({ sitemapOrigin: origin, sitemapLine: line + 1 });
});

describe('the host of a Sitemap line', () => {
  const source = 'User-agent: a\nDisallow: /x\nSitemap: http://www.my-shop.test:8080/map.xml';

  test.each([
    ['https://www.my-shop.test', null],
    ['https://my-shop.test:8443', 'related'],
    ['https://blog.my-shop.test', 'related'],
    ['ftp://my-shop.test', 'related'],
    ['https://other.test', 'unrelated'],
    [undefined, null],
  ])('beside a page of %s is %s', (site, sitemapHost) => {
    const { verdict, ...rest } = report(source, site === undefined ? {} : { site });
    expect(rest.sitemapHost).toBe(sitemapHost);
    expect(verdict?.line).toBe(sitemapHost === 'unrelated' ? undefined : 2);
  });

  test.each([
    ['https://example.com', 'https://example.com', 2, null],
    ['https://example.com.', 'https://example.com', 2, null],
    ['https://www.example.com', 'https://example.com', 2, 'related'],
    ['https://map.third.test', 'https://third.test', 3, 'related'],
    ['https://www.third.test.', 'https://third.test', 3, 'related'],
    ['https://other.test', 'https://maps.cdn.test', 1, 'unrelated'],
    [undefined, 'https://maps.cdn.test', 1, null],
  ])('is that of the line nearest to %s', (site, sitemapOrigin, sitemapLine, sitemapHost) => {
    const hosts = ['maps.cdn.test', 'example.com', 'third.test', 'maps.third.test'];
    const source = hosts.map((host) => `Sitemap: https://${host}/map.xml`).join('\n');
    const { file, ...rest } = report(source, site === undefined ? {} : { site });
    expect(file).toMatchObject({ sitemapOrigin, sitemapLine });
    expect(rest.sitemapHost).toBe(sitemapHost);
    expect(rest.verdict === null).toBe(sitemapHost === 'unrelated');
  });

  test.each(dialectIds)('is the one that Google reads, also for %s', (dialect) => {
    const relation = (source: string) => report(source, { site: 'https://a.test', dialect }).sitemapHost;
    expect(relation('Sitemap: https://b.test/')).toBe('unrelated');
    expect(relation(' Site-map: https://b.test/')).toBe('unrelated');
    expect(relation('# Sitemap: https://b.test/')).toBeNull();
  });

  test('is no hint if no line names one', () => {
    expect(report('User-agent: a\nSitemap: /map.xml', { site: 'https://other.test' }).sitemapHost).toBeNull();
  });

  test('unrelated, it leaves no line marked, nothing compared and no rows', () => {
    const session = new TesterSession(dialectById);
    const question = { ...QUESTION, site: 'https://other.test' };
    const watched = { dialects: ['bing'], explainsDifferences: false, crawlers: null } as const;
    const { marks } = session.update({ kind: 'update', version: 1, open: { source }, question, watched });
    expect([...marks.rules].filter((_, index) => index % 4 === 1)).not.toContain(RuleMark.won);
    expect(session.compare().next()).toEqual({ done: true, value: null });
    expect(session.rows({ kind: 'rows', version: 1, list: 'candidates', from: 0, to: 9 }).rows).toBeNull();
  });
});

describe('the dialect of the question', () => {
  test('reports whether a blank line can end a group', () => {
    const endless = dialects.flatMap(({ id: dialect }) =>
      report('User-agent: a\nDisallow: /', { dialect }).verdict?.blankLineEndsGroup === false
        ? [dialect]
        : [],
    );
    expect(endless).toEqual(['google', 'rfc9309', 'bing', 'google2020']);
  });

  test('finds the policy tokens of the file, each once', () => {
    const source =
      'User-agent: a\nUser-agent: __Usage_AI-Training/1\nDisallow: /\n\nUser-agent: __usage_ai-training\n';
    expect(report(source, {}).file.policyTokens).toEqual(['__usage_ai-training']);
    const many = Array.from({ length: 9 }, (_, at) => `User-agent: __usage_${'abcdefghi'[at]}\n`).join('');
    expect(report(many, {}).file.policyTokens).toHaveLength(5);
  });

  test("decides, counts and marks the file, and interprets the server's answer", () => {
    const source = 'User-agent: a\n\nDisallow /x\nDisallow: /y';
    expect(report(source, { dialect: 'google' })).toMatchObject({
      dialect: 'google',
      file: { dialect: 'google', rules: 2, byteLimit: 512_000 },
      verdict: { outcome: 'disallowed', line: 3, judgement: { outcome: 'disallowed', by: 'rules' } },
      freshness: { kind: 'no-copy', lifetimeHours: 24 },
    });
    const yandex = report(source, { dialect: 'yandex' });
    expect(yandex).toMatchObject({
      dialect: 'yandex',
      file: { dialect: 'yandex', rules: 0, rulesOutside: { count: 1, firstLine: 4 } },
      verdict: { outcome: 'allowed', reason: 'no-rules', line: 0 },
      freshness: { kind: 'once-per-session' },
    });
    expect([...yandex.marks.groups]).toEqual([1, 1, 1]);
    expect(report(source, { dialect: 'python' })).toMatchObject({
      dialect: 'python',
      file: { dialect: 'python', byteLimit: Number.POSITIVE_INFINITY },
      freshness: { kind: 'once-per-run' },
    });
  });

  test('is Google’s without a question', () => {
    const session = new TesterSession(dialectById);
    expect(session.update({ kind: 'update', version: 1, open: { source: 'x' } })).toMatchObject({
      dialect: 'google',
      file: { dialect: 'google' },
      verdict: null,
    });
    session.update({ kind: 'update', version: 2, question: { ...QUESTION, dialect: 'bing' } });
    expect(session.update({ kind: 'update', version: 3, question: null }).dialect).toBe('google');
  });

  test('changes with the question alone, and back', () => {
    const session = new TesterSession(dialectById);
    const answer = (version: number, dialect: DialectId) =>
      session.update({
        kind: 'update',
        version,
        ...(version === 1 && { open: { source: 'User-agent: a\nAllow: /\nDisallow: /x' } }),
        question: { ...QUESTION, dialect },
      }).verdict?.line;
    expect([answer(1, 'google'), answer(2, 'python'), answer(3, 'rfc9309'), answer(4, 'google')]).toEqual([
      3, 2, 3, 3,
    ]);
  });

  test('reports how much of a large file is lost', () => {
    const source = `${'User-agent: a\nDisallow: /x\n#'.padEnd(512_000, '#')}\nDisallow: /`;
    expect(report(source, { dialect: 'google' }).file.limit).toEqual({
      line: 3,
      offset: 512_000,
      isWholeFileLost: false,
      lostLines: 1,
      lostRules: 1,
    });
    const yandex = report(source, { dialect: 'yandex' });
    expect(yandex.file.limit).toMatchObject({ isWholeFileLost: true, lostLines: 4, lostRules: 2 });
    expect(yandex.verdict).toMatchObject({ outcome: 'allowed', reason: 'file-too-large', line: 0 });
    expect(yandex.marks.groups.length).toBe(0);
    expect(report(source, { dialect: 'python' }).file.limit).toBeNull();
  });

  test('counts the lines of the text even if the dialect splits them', () => {
    const python = report('User-agent: a\vDisallow: /x\n#', { dialect: 'python' });
    expect(python.file.lines).toBe(2);
    expect(python.verdict).toMatchObject({ line: 1, groups: [{ firstLine: 1, lastLine: 1, ruleCount: 1 }] });
  });
});

describe('the answer of the server', () => {
  const source = 'User-agent: a\nDisallow: /x\nAllow: /y';

  test('a 404 allows everything: no line is marked, and the verdict of the rules is still reported', () => {
    const found = report(source, {}, status(404));
    expect(found.effect).toMatchObject({
      kind: 'all-allowed',
      reason: { code: 'client-error', status: 404 },
    });
    expect(found.verdict).toMatchObject({
      judgement: { outcome: 'allowed', by: 'answer' },
      outcome: 'disallowed',
      reason: 'winning-rule',
      line: 2,
      candidateCount: 1,
    });
    expect([...found.marks.groups]).toEqual([1, 3, 0]);
    expect(found.marks.rules.length).toBe(0);
  });

  test.each([
    ['google', 403, 'allowed', 'answer'],
    ['python', 403, 'disallowed', 'answer'],
    ['yandex', 503, 'allowed', 'answer'],
    ['google', 503, 'disallowed', 'answer'],
    ['google', 204, 'allowed', 'answer'],
    ['python', 100, 'undefined', 'answer'],
    ['rfc9309', 200, 'disallowed', 'rules'],
  ] as const)('for %s, status %i means %s, decided by the %s', (dialect, code, outcome, by) => {
    expect(report(source, { dialect }, status(code)).verdict?.judgement).toEqual({ outcome, by });
  });

  test('the rules of an old copy decide, and the copy is reported as old', () => {
    const answer = {
      ...PLAIN_ANSWER,
      final: { kind: 'status', status: 503 } as const,
      errorHours: 20,
      cachedCopy: true,
    };
    const found = report(source, {}, { answer });
    expect(found.effect).toMatchObject({ kind: 'rules', copy: 'cached' });
    expect(found.freshness.kind).toBe('kept-during-errors');
    expect(found.verdict?.judgement).toEqual({ outcome: 'disallowed', by: 'rules' });
    expect([...found.marks.rules]).toEqual([2, RuleMark.won, 0, 2, 3, RuleMark.unmatched, 1, 2]);
  });

  test('is kept until another one is set, whatever else changes', () => {
    const session = new TesterSession(dialectById);
    const outcome = (update: Omit<Parameters<TesterSession['update']>[0], 'kind'>) =>
      session.update({ kind: 'update', ...update }).verdict?.judgement;
    expect(
      outcome({
        version: 1,
        open: { source },
        question: QUESTION,
        condition: { ...CONDITION, ...status(404) },
      }),
    ).toEqual({ outcome: 'allowed', by: 'answer' });
    expect(outcome({ version: 2, transactions: [[[0, 0, '\n']]] })).toEqual({
      outcome: 'allowed',
      by: 'answer',
    });
    expect(outcome({ version: 3, question: { ...QUESTION, url: '/y' } })?.by).toBe('answer');
    expect(outcome({ version: 4, condition: CONDITION })).toEqual({ outcome: 'allowed', by: 'rules' });
    expect(outcome({ version: 5, question: QUESTION })).toEqual({ outcome: 'disallowed', by: 'rules' });
  });
});

describe('the address of the file', () => {
  const source = 'User-agent: a\nDisallow: /x';

  test.each([
    ['https://other/robots.txt', 'other-host'],
    ['http://h/robots.txt', 'other-scheme'],
    ['https://h:8443/robots.txt', 'other-port'],
    ['https://h/folder/robots.txt', 'not-a-robots-url'],
    ['nonsense', 'not-a-url'],
  ])('a file at %s does not decide: %s, and no line is marked', (robotsUrl, kind) => {
    const found = report(source, {}, { robotsUrl });
    expect(found.verdict).toMatchObject({
      judgement: { outcome: 'not-applicable', by: 'scope' },
      scope: { kind },
      outcome: 'disallowed',
      line: 2,
    });
    expect([...found.marks.groups]).toEqual([1, 2, 0]);
    expect(found.marks.rules.length).toBe(0);
  });

  test('a file at the host of the URL decides, and so does one without an address', () => {
    expect(report(source, {}, { robotsUrl: 'https://h/robots.txt' }).verdict).toMatchObject({
      judgement: { outcome: 'disallowed', by: 'rules' },
      scope: { kind: 'applies', origin: 'https://h' },
    });
    expect(report(source).verdict).toMatchObject({
      judgement: { outcome: 'disallowed', by: 'rules' },
      scope: null,
    });
  });

  test('the dialect defines the supported schemes', () => {
    const ftp = { robotsUrl: 'ftp://h/robots.txt' };
    expect(report(source, { url: 'ftp://h/x' }, ftp).verdict?.judgement.by).toBe('rules');
    expect(report(source, { url: 'ftp://h/x', dialect: 'yandex' }, ftp).verdict).toMatchObject({
      judgement: { outcome: 'not-applicable', by: 'scope' },
      scope: { kind: 'unsupported-scheme', scheme: 'ftp' },
    });
  });

  test('takes precedence over the server', () => {
    const condition = { robotsUrl: 'https://other/robots.txt', ...status(404) };
    expect(report(source, {}, condition).verdict?.judgement).toEqual({
      outcome: 'not-applicable',
      by: 'scope',
    });
  });
});

test('a crawler that does not consult the file gets its verdict, but no line is marked as deciding', () => {
  const found = report('User-agent: a\nDisallow: /x', { consultation: 'does-not-obey' });
  expect(found.verdict).toMatchObject({
    judgement: { outcome: 'disallowed', by: 'rules' },
    line: 2,
    candidateCount: 1,
    selectedGroupCount: 1,
  });
  expect([...found.marks.groups]).toEqual([1, 2, 0]);
  expect(found.marks.rules.length).toBe(0);
});

describe('lines that decide nothing', () => {
  const source = 'User-agent: a\nCrawl-delay: 5\nDisallow: /\nSitemap: https://h/s';
  const delay = (question: Partial<TestQuestion>) =>
    report(source, { dialect: 'bing', ...question }).verdict?.fields.facts.find(
      ({ field }) => field === 'crawl-delay',
    );

  test('are reported with what is known of the crawler itself', () => {
    expect(delay({ crawlDelay: true })).toMatchObject({ line: 2, isInEffect: true, statedBy: 'crawler' });
    expect(delay({ crawlDelay: false })).toMatchObject({ line: 2, isInEffect: false, why: 'ignored' });
    expect(delay({ crawlDelay: null })).toMatchObject({ isInEffect: false, why: 'not-documented' });
    expect(
      delay({ crawlDelay: true, crawlDelayRange: { min: 1, max: 4, whole: true, unit: 'seconds' } }),
    ).toMatchObject({
      isInEffect: false,
      why: 'invalid',
    });
    expect(
      delay({ crawlDelay: true, crawlDelayRange: { min: 1, max: 5, whole: true, unit: 'seconds' } })
        ?.isInEffect,
    ).toBe(true);
  });

  test('are reported whether or not the file is read', () => {
    expect(report(source, {}, status(404)).verdict?.fields.total).toBe(2);
  });
});

describe('rows of a list', () => {
  const source = `User-agent: a\n${Array.from({ length: 450 }, (_, i) => `Disallow: /${i % 2 === 0 ? '' : 'q'}`).join('\n')}`;

  test("come from the answer of the question's dialect, at most 200 at once", () => {
    const session = new TesterSession(dialectById);
    const first = session.update({
      kind: 'update',
      version: 3,
      open: { source },
      question: { ...QUESTION, dialect: 'python' },
    });
    expect(first.verdict).toMatchObject({ candidateCount: 225, unmatchedCount: 225 });
    const { rows, ...reply } = session.rows({
      kind: 'rows',
      version: 3,
      list: 'candidates',
      from: 200,
      to: Number.MAX_SAFE_INTEGER,
    });
    expect(reply).toEqual({ kind: 'rows', version: 3, list: 'candidates', from: 200 });
    expect(rows?.map((row) => 'lostBecause' in row && row.lostBecause)).toEqual(Array(25).fill('not-first'));
    const unmatched = session.rows({ kind: 'rows', version: 3, list: 'unmatched', from: 0, to: 1000 });
    expect(unmatched.rows?.length).toBe(ROWS_PER_LIST);
    expect(unmatched.rows?.[199]).toMatchObject({ line: 401, pattern: '/q' });
  });

  test('are null without a question', () => {
    const session = new TesterSession(dialectById);
    session.update({ kind: 'update', version: 1, open: { source } });
    expect(session.rows({ kind: 'rows', version: 1, list: 'candidates', from: 0, to: 9 }).rows).toBeNull();
  });
});

test('a report can be posted for any dialect', () => {
  for (const { id } of dialects) {
    const found = report('User-agent: a\nCrawl-delay: 1\nDisallow: /x*\nAllow: /index.html\n', {
      dialect: id,
    });
    expect(structuredClone(found)).toEqual(found);
  }
});

describe('a transaction', () => {
  test('has the same result as replacing from the end', () => {
    const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 3 })), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ minLength: 30, maxLength: 60 }), edits, (text, raw) => {
        let last = 0;
        const transaction: Transaction = raw
          .toSorted((a, b) => a[0] - b[0])
          .map(([from, length, insert]) => {
            const start = Math.min(Math.max(from, last), text.length);
            last = Math.min(start + length, text.length);
            return [start, last, insert] as const;
          });
        let expected = text;
        for (const [from, to, insert] of transaction.toReversed())
          expected = expected.slice(0, from) + insert + expected.slice(to);
        expect(applyTransaction(text, transaction)).toBe(expected);
      }),
    );
  });
});
