import { beforeEach, describe, expect, test } from 'vitest';
import { ruleExamples } from '../../lint/examples';
import { applyTransaction } from '../document/apply-transaction';
import type { Transaction } from '../document/text-change';
import {
  type ComparedQuestion,
  FINDINGS_PER_REPORT,
  type FixPreview,
  type LintReport,
  type LintRequest,
  type LintRequests,
  MarkSeverity,
} from './lint-protocol';
import { LintSession } from './lint-session';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';

/** Number of fields per mark in `LintReport.marks`. */
const MARK_STRIDE = 4;

let session: LintSession;
let version: number;

beforeEach(() => {
  session = new LintSession(lintEngine);
  version = 0;
});

function open(source: string | Uint8Array): LintReport {
  session.update({ kind: 'update', version: ++version, state: version, open: { source } });
  return finish(session.report());
}

function edit(...transactions: Transaction[]): void {
  session.update({ kind: 'update', version: ++version, state: version, transactions });
}

function request<Name extends keyof LintRequests>(
  name: Name,
  payload: LintRequests[Name]['payload'],
): LintRequests[Name]['reply'] {
  return finish(session.answer({ kind: 'request', id: 1, name, payload: payload } as LintRequest)) as never;
}

/** A crawler of the context, for rules about names. */
const CRAWLER = {
  id: 'a',
  name: 'A',
  operator: 'A',
  category: 'search',
  productToken: 'a',
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: false,
  obeysRobots: 'no',
  dialect: 'google',
  crawlDelay: null,
} as const;
/** Limits a check to the crawlers and URLs that follow from the texts. */
const NO_CHECK = { crawlers: [], urls: [] };
const GOOGLE: ComparedQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: '/x',
};
/** Lines that are separate findings, because each has its own path. */
const typoLines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Alow: /x${i}\n`).join('');
const TYPOS = 'User-agent: a\nAlow: /x\nDisallow: "/y"\nAlow: /z\n';
const byRule = ({ kinds }: LintReport, rule: string) => kinds.find((kind) => kind.rule === rule);
const fixedBy = (text: string, preview: FixPreview | null): string =>
  (preview?.rounds ?? []).reduce(applyTransaction, text);

describe('a report', () => {
  test('has the findings in file order, their kinds, and a mark for each', () => {
    const report = open(TYPOS);
    expect(report.version).toBe(1);
    expect(byRule(report, 'typo-allow')).toMatchObject({ count: 2, isHeuristic: false, fix: 'evident' });
    const typo = report.rows.find(({ rule }) => rule === 'typo-allow');
    expect(typo).toMatchObject({
      line: 2,
      from: 14,
      to: 18,
      fix: 'evident',
      change: { at: 14, before: 'Alow', after: 'Allow' },
    });
    expect([...report.rows].sort((a, b) => a.index - b.index)).toEqual(report.rows);
    const { total, counts, guesses } = report;
    expect(counts.error + counts.warning + counts.note + counts.tidy + guesses).toBe(total);
    expect(report.rows.length + report.guessRows.length).toBe(total);
    const places = [...report.rows, ...report.guessRows].filter(({ line }) => line > 0);
    expect(report.marks.length).toBe(places.length * MARK_STRIDE);
    for (let at = 0; at < report.marks.length; at += MARK_STRIDE) {
      const [from, to, severity, index] = report.marks.subarray(at, at + MARK_STRIDE);
      const row = places.find((candidate) => candidate.index === index);
      expect([from, to]).toEqual([row?.from, row?.to]);
      expect(severity).toBe(row?.isHeuristic ? MarkSeverity.guess : MarkSeverity[row?.severity ?? 'note']);
      expect(from).toBeGreaterThanOrEqual(report.marks[at - MARK_STRIDE] ?? 0);
    }
  });

  test('lists the worst kinds first', () => {
    const { kinds } = open(`${TYPOS}Foo: x\nNoindex: /\nDisallow: /a$b\n`);
    const weights = kinds.map(({ severity, isHeuristic }) =>
      isHeuristic ? MarkSeverity.guess : MarkSeverity[severity],
    );
    expect(kinds.length).toBeGreaterThan(2);
    expect(weights).toEqual([...weights].sort());
  });

  test('of a file without problems is empty', () => {
    expect(open('User-agent: a\nDisallow: /x\n')).toMatchObject({ total: 0, rows: [], kinds: [] });
  });

  test('follows edits and the context', () => {
    open('User-agent: a\nAllow: /x\nDisallow: /');
    edit([[14, 19, 'Alow']]);
    expect(byRule(finish(session.report()), 'typo-allow')?.count).toBe(1);
    const seen: unknown[] = [];
    for (const crawlers of [[], [CRAWLER]]) {
      const context = { ...lintEngine.NO_CONTEXT, crawlers };
      session.update({ kind: 'update', version: ++version, state: version, context });
      const report = finish(session.report());
      expect(report.version).toBe(version);
      expect(byRule(report, 'typo-allow')?.count).toBe(1);
      seen.push(report.kinds.map(({ rule, severity }) => [rule, severity]));
    }
    expect(seen[1]).not.toEqual(seen[0]);
  });

  test('can be abandoned after any piece, and a later one uses the newest text', () => {
    open('');
    edit([[0, 0, TYPOS]]);
    const steps = session.report();
    for (let piece = 0; piece < 5; piece++) steps.next();
    edit([[0, TYPOS.length, 'User-agent: a\nDisallow: /x\n']]);
    expect(finish(session.report())).toMatchObject({ version: 3, total: 0 });
  });

  test('is bounded, with exact counts, if every line has a problem', () => {
    const lines = 20_000;
    const report = open(`User-agent: a\n${typoLines(lines)}Disallow: /\n`);
    expect(byRule(report, 'typo-allow')?.count).toBe(lines);
    expect(report.rows.length).toBe(FINDINGS_PER_REPORT);
    expect(report.guessRows.length).toBeLessThanOrEqual(FINDINGS_PER_REPORT);
    expect(report.counts.error + report.counts.warning + report.counts.note).toBeGreaterThanOrEqual(lines);
    expect(report.marks.length).toBeGreaterThanOrEqual(lines * MARK_STRIDE);
    expect(JSON.stringify({ ...report, marks: null }).length).toBeLessThan(200_000);
    const { rows, total } = request('rows', { rule: 'typo-allow', severity: null, from: 19_500, to: 30_000 });
    expect([rows.length, total]).toEqual([500, lines]);
    expect(rows[0]).toMatchObject({ line: 19_502, rule: 'typo-allow' });
    expect(request('rows', { rule: null, severity: null, from: 0, to: 30_000 }).rows.length).toBe(1000);
  });

  test('marks every place of a folded finding, in text order', () => {
    const text =
      'User-agent: a\nDisallow: /a b\nDisallow: c\n\nUser-agent: b\nDisallow: /a b\nDisallow: /d\n';
    const report = open(text);
    const index = report.rows.find(({ rule }) => rule === 'raw-space')?.index;
    const fields = [...report.marks];
    const marks = Array.from({ length: fields.length / MARK_STRIDE }, (_, i) =>
      fields.slice(i * MARK_STRIDE, (i + 1) * MARK_STRIDE),
    );
    const ofSpaces = marks.filter((mark) => mark[3] === index).map(([from]) => from);
    expect(ofSpaces).toEqual([text.indexOf(' b\n'), text.lastIndexOf(' b\n')]);
    expect(marks).toEqual([...marks].sort(([a = 0], [b = 0]) => a - b));
    expect(report.rows.every((row) => !('places' in row))).toBe(true);
  });

  test('works for binary data and for a line of 10 MB', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256);
    expect(open(bytes).version).toBe(1);
    const line = open(`User-agent: a\nDisallow: /${'x'.repeat(10_000_000)}`);
    expect(line.version).toBe(2);
    expect(JSON.stringify({ ...line, marks: null }).length).toBeLessThan(100_000);
  });
});

describe('rows', () => {
  test('continue the report, with guesses only if their rule is requested', () => {
    const report = open(`User-agent: a\n${typoLines(300)}Disallow: /backup-2024/\nDisallow: /.git/\n`);
    const { rows, total } = request('rows', { rule: null, severity: null, from: 200, to: 1000 });
    expect(total).toBe(report.total - report.guesses);
    expect(rows.map(({ index }) => index)).toEqual(
      [...new Set(rows.map(({ index }) => index))].sort((a, b) => a - b),
    );
    expect(rows[0]?.index).toBeGreaterThan(report.rows.at(-1)?.index ?? 0);
    expect(report.guesses).toBeGreaterThan(0);
    for (const { rule, count, severity: worst, isHeuristic } of report.kinds) {
      const severity = worst === 'note' || worst === 'tidy' ? worst : 'problem';
      expect(request('rows', { rule, severity, from: 0, to: 1 }).total).toBe(count);
      if (isHeuristic) expect(rows.some((row) => row.rule === rule)).toBe(false);
    }
    const notes = request('rows', { rule: null, severity: 'note', from: 0, to: 1000 });
    expect(notes.total).toBe(report.counts.note);
  });

  test('keep tidy findings apart from tips, and out of the automatic fixes', () => {
    const report = open('User-agent: a\nDisallow : /x\nAllow:\n');
    expect(report.counts).toEqual({ error: 0, warning: 0, note: 1, tidy: 1 });
    expect(report.safelyFixable).toBe(1);
    const lines = (severity: 'note' | 'tidy') =>
      request('rows', { rule: null, severity, from: 0, to: 9 }).rows.map(({ line }) => line);
    expect([lines('note'), lines('tidy')]).toEqual([[3], [2]]);
    const preview = (kind: 'safe' | 'tidy') =>
      request('preview', { version: 1, choice: { kind }, check: { crawlers: [], urls: [] } });
    expect(preview('safe')?.lines.map(({ number }) => number)).toEqual([3]);
    expect(preview('tidy')).toMatchObject({ fixed: 1, check: { isProven: true, changed: 0 } });
    expect(preview('tidy')?.lines).toEqual([{ number: 2, before: 'Disallow : /x', after: 'Disallow: /x' }]);
  });

  test('are at least a warning if their fix changes a verdict, and a tip if it is proven to change none', () => {
    const severitiesIn = (text: string) => open(text).rows.map(({ rule, severity }) => [rule, severity]);
    // The witness /.png isn't blocked, but other pictures are.
    const picture = 'User-agent: *\nAllow /*.png\nDisallow: /p\n';
    expect(severitiesIn(picture)).toEqual([['missing-colon', 'warning']]);
    // Without the first fix, crawlers that skip these lines read both as groups of b.
    const typos = 'UserAgent: c\nDisallow: /y\nDisallow: /x\n\nUseragent: d\nDisallow: /x\n';
    const text = `User-agent: *\nDisallow: /x\n\nUser-agent: b\nDisallow: /x\n\n${typos}`;
    expect(severitiesIn(text).filter(([rule]) => rule === 'typo-user-agent')).toEqual([
      ['typo-user-agent', 'error'],
      ['typo-user-agent', 'note'],
    ]);
  });

  test('keep the notes of a rule apart from its errors and warnings', () => {
    const report = open('User-agent: a\nAlow: /x\nDisallow: /y\nAlow: /y/z\n');
    const kinds = report.kinds.filter(({ rule }) => rule === 'typo-allow');
    expect(kinds.map(({ severity, count }) => [severity, count])).toEqual([
      ['error', 1],
      ['note', 1],
    ]);
    const lines = (severity: 'problem' | 'note') =>
      request('rows', { rule: 'typo-allow', severity, from: 0, to: 9 }).rows.map(({ line }) => line);
    expect([lines('problem'), lines('note')]).toEqual([[4], [2]]);
    const choice = { kind: 'rule', rule: 'typo-allow', severity: 'note' } as const;
    expect(request('preview', { version: 1, choice, check: null })).toMatchObject({ fixed: 1, lineCount: 1 });
  });
});

describe('a finding', () => {
  const indexOf = (report: LintReport, line: number): number =>
    report.rows.find((row) => row.rule === 'typo-allow' && row.line === line)?.index ?? -1;

  test('is found again after its line moves, choosing the nearest line with the same text', () => {
    const group = (agent: string) => `User-agent: ${agent}\nAllow: /x\nDisallow: /x\n`;
    const rule = 'allow-disallow-equal';
    // Findings in lines with the same text stay apart, because the Allow of each is in another line.
    const report = open(`${group('a')}#\n#\n#\n${group('b')}`);
    const index = (line: number): number =>
      report.rows.find((row) => row.rule === rule && row.line === line)?.index ?? -1;
    const second = { version: report.version, index: index(9) };
    edit([[0, 0, '# one\n']]);
    expect(request('finding', second)).toMatchObject({ line: 10, rule });
    expect(request('finding', { ...second, index: index(3) })).toMatchObject({ line: 4 });
    edit([[0, 0, '# two\n']]);
    expect(request('finding', second)).toMatchObject({ line: 11 });
    // Another line now has the same text, so the nearer one is found.
    edit([[0, 0, group('c')]]);
    expect(request('finding', second)).toMatchObject({ line: 8 });
  });

  test('is null if its line has changed or its version is no longer stored', () => {
    const report = open(TYPOS);
    const known = { version: report.version, index: indexOf(report, 2) };
    edit([[20, 20, 'y']]);
    expect(request('finding', known)).toBeNull();
    expect(request('finding', { version: 99, index: 0 })).toBeNull();
    expect(request('finding', { version, index: 999 })).toBeNull();
    expect(
      request('preview', { version: 1, choice: { kind: 'one', index: known.index }, check: null }),
    ).toBeNull();
    expect(request('ignore', known)).toBeNull();
  });

  test('is the reported one if only the context has changed', () => {
    const text = 'User-agent: a\nDisallow: /x\nCrawl-delay: 99\nAlow: /x\n';
    const report = open(text);
    const index = indexOf(report, 4);
    const context = {
      ...lintEngine.NO_CONTEXT,
      robotsUrl: 'https://example.com/robots.txt',
      crawlers: [CRAWLER],
    };
    session.update({ kind: 'update', version, state: version + 1, context });
    const seen = { version: report.state, index };
    const now = request('finding', seen);
    expect(now).toMatchObject({ rule: 'typo-allow', line: 4 });
    expect(now?.index).not.toBe(index);
    const preview = request('preview', {
      version: report.state,
      choice: { kind: 'one', index },
      check: null,
    });
    expect(fixedBy(text, preview)).toBe(text.replace('Alow', 'Allow'));
    expect(request('ignore', seen)).not.toBeNull();
    const { version: state } = request('rows', { rule: null, severity: null, from: 0, to: 9 });
    expect([state, finish(session.report()).state]).toEqual([version + 1, version + 1]);
  });

  test('is found only for the last few versions', () => {
    const report = open(TYPOS);
    const known = { version: report.version, index: indexOf(report, 2) };
    for (let round = 0; round < 8; round++) {
      expect(request('finding', known)).not.toBeNull();
      edit([[0, 0, '\n']]);
      finish(session.report());
    }
    expect(request('finding', known)).toBeNull();
  });

  test('can be ignored by a comment', () => {
    const report = open(TYPOS);
    const reply = request('ignore', { version: 1, index: indexOf(report, 2) });
    expect(reply?.version).toBe(1);
    edit(reply?.edits ?? []);
    expect(byRule(finish(session.report()), 'typo-allow')?.count).toBe(1);
  });
});

describe('a preview', () => {
  test('fixes one finding', () => {
    const report = open(TYPOS);
    const index = report.rows.find(({ line, rule }) => line === 4 && rule === 'typo-allow')?.index ?? -1;
    const preview = request('preview', { version: 1, choice: { kind: 'one', index }, check: NO_CHECK });
    expect(preview).toMatchObject({
      version: 1,
      fixed: 1,
      lineCount: 1,
      lines: [{ number: 4, before: 'Alow: /z', after: 'Allow: /z' }],
    });
    expect(fixedBy(TYPOS, preview)).toBe(TYPOS.replace('Alow: /z', 'Allow: /z'));
  });

  test('fixes all of a rule or all safe ones, and reports changed verdicts', () => {
    const text = 'User-agent: a\nAlow: /x\nDisallow: "/y"\nDisallow: /\nAlow: /z\n';
    open(text);
    const check = { crawlers: [], urls: ['/other'] };
    const rule = request('preview', {
      version: 1,
      choice: { kind: 'rule', rule: 'typo-allow', severity: 'problem' },
      check,
    });
    expect(rule).toMatchObject({ fixed: 2, lineCount: 2 });
    const blocked = { outcome: 'disallowed', lines: [4] };
    const opened = (path: string, line: number) => ({
      crawlers: ['a'],
      path,
      before: blocked,
      after: { outcome: 'allowed', lines: [line] },
    });
    expect(rule?.check).toMatchObject({
      isProven: true,
      changed: 2,
      changes: [opened('/x', 2), opened('/z', 5)],
    });
    const safe = request('preview', { version: 1, choice: { kind: 'safe' }, check: null });
    expect(fixedBy(text, safe)).toContain('Alow: /x');
    expect(fixedBy(text, safe)).not.toContain('"');
    edit([[0, text.length, fixedBy(text, safe)]]);
    expect(finish(session.report()).safelyFixable).toBe(0);
  });

  test('leaves conflicting fixes to a later round', () => {
    // Two mistakes in one place: a list of names whose fix adds lines, next to a quoted path with a misspelt
    // field in its own group.
    const text = 'User-agent: a, b\nAlow: "/x"\nDisalow: "/y"\nAllow: /y\n';
    open(text);
    const preview = request('preview', { version: 1, choice: { kind: 'safe' }, check: null });
    const fixed = fixedBy(text, preview);
    expect(preview?.rounds.length).toBeGreaterThan(1);
    expect(fixed).toContain('Allow: /x\n');
    expect(fixed).not.toContain('"');
    for (const round of preview?.rounds ?? []) {
      for (const [i, [from]] of round.entries())
        if (i > 0) expect(from).toBeGreaterThanOrEqual(round[i - 1]?.[1] ?? 0);
    }
  });

  test('is empty if there is nothing to fix', () => {
    open('User-agent: a\nDisallow: /x\n');
    expect(request('preview', { version: 1, choice: { kind: 'safe' }, check: null })).toEqual({
      version: 1,
      rounds: [],
      fixed: 0,
      lines: [],
      lineCount: 0,
      check: null,
    });
  });

  test('of 20,000 fixes is bounded', () => {
    open(`User-agent: a\n${typoLines(20_000)}Disallow: /\n`);
    const choice = { kind: 'rule', rule: 'typo-allow', severity: 'problem' } as const;
    const preview = request('preview', { version: 1, choice, check: NO_CHECK });
    expect(preview).toMatchObject({ fixed: 20_000, lineCount: 20_000 });
    expect(preview?.lines.length).toBe(200);
  });
});

describe('other requests', () => {
  test('format the text', () => {
    const text = 'USER-AGENT:a\ndisallow :/x\nUser-agent: b\nDisallow:\n';
    open(text);
    const { edits } = request('format', {});
    expect(applyTransaction(text, edits)).toBe('User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow:\n');
  });

  test('find the place for groups in the current text', () => {
    open('User-agent: a\nDisallow: /x\n');
    const groups = 'User-agent: b\nDisallow: /\n';
    expect(request('placeGroups', { groups })).toEqual([[27, 27, `\n${groups}`]]);
  });

  test('compare verdicts with those of another text', () => {
    open('User-agent: a\nDisallow: /x\n');
    const { isQuestionChanged, check } = request('compare', {
      other: { source: 'User-agent: *\nAllow: /' },
      isOtherFirst: false,
      question: GOOGLE,
      check: NO_CHECK,
    });
    expect(isQuestionChanged).toBe(true);
    expect(check).toMatchObject({ isProven: true, changed: 1, changes: [{ crawlers: ['a'], path: '/x' }] });
  });

  test('find path prefixes, most frequent first', () => {
    open('User-agent: a\nDisallow: /b/c\nAllow: /b/d/\nDisallow: /b/d/e\nDisallow: /a\nDisallow: /é\n');
    expect(request('pathStarts', { prefix: '/' })).toEqual(['/b/', '/b/d/', '/a', '/b/c', '/b/d/e', '/é']);
    expect(request('pathStarts', { prefix: '/b/d' })).toEqual(['/b/d/', '/b/d/e']);
    expect(request('pathStarts', { prefix: '/zzz' })).toEqual([]);
  });
});

describe('automatic fixes', () => {
  /** Returns the text after all automatic fixes, and the number of fixes that the report promised. */
  function fixed(text: string): { readonly promised: number; readonly text: string } {
    const { safelyFixable } = open(text);
    const preview = request('preview', { version, choice: { kind: 'safe' }, check: NO_CHECK });
    expect(preview?.check).toMatchObject({ isProven: true, changed: 0, changes: [] });
    return { promised: safelyFixable, text: fixedBy(text, preview) };
  }

  test('leave out fixes after which a path would block, and offer them one by one', () => {
    const text = 'User-agent: *\nDisallow: ne\nDisallow: about\nDisallow: /admin\nDisallow: admin/old\n';
    const result = fixed(text);
    // A path that /admin already blocks gets its slash.
    expect(result).toEqual({ promised: 1, text: text.replace('admin/old', '/admin/old') });
    const { rows } = open(text);
    expect(rows.filter(({ rule }) => rule === 'path-no-slash').map(({ line, fix }) => [line, fix])).toEqual([
      [2, 'blocking'],
      [3, 'blocking'],
      [5, 'evident'],
    ]);
    const index = rows.find(({ line }) => line === 3)?.index ?? -1;
    const one = request('preview', { version, choice: { kind: 'one', index }, check: NO_CHECK });
    expect(fixedBy(text, one)).toBe(text.replace('about', '/about'));
    expect(one?.check?.changes[0]).toMatchObject({
      path: '/about',
      before: { outcome: 'allowed' },
      after: { outcome: 'disallowed', lines: [3] },
    });
  });

  test('leave out fixes after which a path would be open, and offer them one by one', () => {
    const text = 'User-agent: a\nDisallow: /\nAlow: /x\nAlow: /y\nAllow: /y\n';
    expect(fixed(text).text).toContain('Alow: /x\n');
    const { rows } = open(text);
    expect(rows.filter(({ rule }) => rule === 'typo-allow').map(({ line, fix }) => [line, fix])).toEqual([
      [3, 'opening'],
      [4, 'evident'],
    ]);
  });

  test('blame the line that decides after them, not the one that decided before', () => {
    const { rows } = open('User-agent: a\nDisallow: /\nAlow: /y\nAlow: /x\nAllow: /y\n');
    expect(rows.filter(({ rule }) => rule === 'typo-allow').map(({ line, fix }) => [line, fix])).toEqual([
      [3, 'evident'],
      [4, 'opening'],
    ]);
  });

  test('of the rules that only open addresses really do, in each of their examples', () => {
    const opening = [...lintEngine.lintRules].filter(([, { fix }]) => fix === 'opening').map(([id]) => id);
    expect(opening).not.toEqual([]);
    let tried = 0;
    for (const id of opening) {
      for (const { bad } of ruleExamples.get(id) ?? []) {
        const text = bad.replace(/[⟦⟧]/g, '');
        const found = open(text).rows.filter(({ rule, fix }) => rule === id && fix !== null);
        for (const { index, fix } of found) {
          expect(fix).toBe('opening');
          tried++;
          const preview = request('preview', { version, choice: { kind: 'one', index }, check: NO_CHECK });
          const outcomes = preview?.check?.changes.map(({ after }) => after.outcome) ?? [];
          expect(new Set(outcomes)).toEqual(new Set(['allowed']));
        }
      }
    }
    expect(tried).toBeGreaterThan(1);
  });

  test('leave out a misspelt User-agent whose fix would block a crawler, and fix a harmless one', () => {
    const text = 'User-agent: a\nDisallow: /\n\nUser agent: b\nDisallow: /\n\nUser-agent: c\nAlow: /\n';
    const result = fixed(text);
    expect(result.text).toContain('User agent: b');
    expect(result.text).toContain('Allow: /\n');
  });

  test.each([
    ['a Sitemap line', '# pages\nSitemap: https://e.com/s.xml\n\n# bugs\n'],
    ['a blank line', '\n'],
    ['a comment', '# for all\n'],
    ['nothing', ''],
  ])('never delete rules that slipped into the group of another crawler after %s', (_, between) => {
    const slid = 'Disallow: /bugtracker/\nDisallow: /*.pdf$\n\nDisallow: /search/\n';
    const text = `User-agent: *\nDisallow: /x\n\nUser-agent: Yeti\nDisallow: /\n${between}${slid}`;
    expect(fixed(text).text).toContain(slid);
    const { rows } = open(text);
    expect(rows.some(({ rule }) => rule === 'shadowed-rule')).toBe(false);
    const found = rows.find(({ rule }) => rule === 'slid-rules');
    expect(found).toMatchObject({ fix: 'choice', params: { count: 3 } });
  });

  test('tidy up redundant rules above a Disallow for everything and in the group for *', () => {
    const text =
      'User-agent: Yeti\nDisallow: /x\nDisallow: /\n\nUser-agent: *\nDisallow: /y\nDisallow: /y/z\n';
    open(text);
    const preview = request('preview', { version, choice: { kind: 'tidy' }, check: NO_CHECK });
    expect(preview?.check).toMatchObject({ isProven: true, changed: 0, changes: [] });
    expect(fixedBy(text, preview)).toBe('User-agent: Yeti\nDisallow: /\n\nUser-agent: *\nDisallow: /y\n');
  });

  test('include fixes that are proven to block nothing more, for any number of crawlers', () => {
    const groups = Array.from(
      { length: 1_100 },
      (_, i) => `\nUser-agent: b${i}\nDisallow: /\nDisallow: x${i}/\n`,
    );
    const report = open(`User-agent: *\nDisallow: /\n${groups.join('')}`);
    expect(byRule(report, 'path-no-slash')?.count).toBe(1);
    expect(report.rows.find(({ rule }) => rule === 'path-no-slash')).toMatchObject({
      fix: 'evident',
      params: { moreLines: groups.length - 1 },
    });
  });

  test('leave out fixes of a text with too many rules with stars to prove anything', () => {
    // `Disallow: /` already blocks everything, so the fixes block nothing more.
    const lines = Array.from({ length: 10_500 }, (_, i) => `Disallow: ${i}/*a/`);
    const report = open(`User-agent: *\nDisallow: /\n${lines.join('\n')}\n`);
    expect(byRule(report, 'path-no-slash')?.count).toBe(1);
    expect(report.safelyFixable).toBe(0);
    expect(report.rows.find(({ rule }) => rule === 'path-no-slash')).toMatchObject({
      fix: 'choice',
      params: { moreLines: lines.length - 1 },
    });
  });

  test('leave out a neutral fix that does change a verdict', () => {
    const rules = new Map(lintEngine.lintRules);
    const rule = rules.get('typo-allow');
    rules.set('typo-allow', { ...(rule as NonNullable<typeof rule>), fix: 'neutral' });
    session = new LintSession({ ...lintEngine, lintRules: rules });
    const text = 'User-agent: *\nDisallow: /\nAlow: /x\n';
    expect(fixed(text)).toEqual({ promised: 1, text });
  });
});

describe('a fix that needs a choice', () => {
  test.each([
    ['Sitemap: /s.xml', 'sitemap-relative', 'no-verdict'],
    ['License: /l.xml', 'license-relative', 'no-verdict'],
    ['Disallow: /%23\nDisallow: /a#b', 'hash-in-path', 'choice'],
  ])('%s: %s is of the kind %s', (line, rule, fix) => {
    const context = { ...lintEngine.NO_CONTEXT, robotsUrl: 'https://example.com/robots.txt' };
    const text = `User-agent: a\nDisallow: /x\n\n${line}\n`;
    session.update({ kind: 'update', version: ++version, state: version, open: { source: text }, context });
    const { rows } = finish(session.report());
    expect(rows.find((row) => row.rule === rule)).toMatchObject({ fix });
  });
});
