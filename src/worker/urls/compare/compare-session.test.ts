import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../../../engine';
import { writtenUrl } from '../../../url-lists/list';
import { ParsedFile } from '../../document/parsed-file';
import { CellOutcome } from '../verdicts/cell-outcome';
import {
  crawlerNamed,
  fileLines,
  listOf,
  questionOf,
  someCondition,
  someCrawlers,
  someUrls,
} from '../verdicts/testdata/questions';
import { referenceCells } from '../verdicts/testdata/reference';
import { UrlVerdicts } from '../verdicts/url-verdicts';
import { type ChangeRow, PLAIN_COMPARE_QUERY } from './compare-protocol';
import { CompareSession } from './compare-session';
import { compared, named } from './testdata/compared';

describe('changes between two files', () => {
  test('equal those of separate questions to the engine, in either direction', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        fileLines,
        fileLines,
        someUrls,
        someCrawlers,
        someCondition,
        fc.boolean(),
        (before, after, some, crawlers, condition, isSwapped) => {
          const urls = ['/', ...some];
          const old = referenceCells(questionOf(before, urls, crawlers, condition));
          const now = referenceCells(questionOf(after, urls, crawlers, condition));
          const expected: ChangeRow[] = [];
          const changedRows = new Set<number>();
          for (const [index, cell] of old.entries()) {
            const other = now[index];
            if (other === undefined || cell.outcome === other.outcome) continue;
            changedRows.add(Math.floor(index / crawlers.length));
            const [from, to] = isSwapped ? [other, cell] : [cell, other];
            expected.push({
              // In written form: a path that starts with two slashes would be read as a host.
              url: writtenUrl(urls[Math.floor(index / crawlers.length)] as string),
              crawler: index % crawlers.length,
              before: from,
              after: to,
            } as ChangeRow);
          }
          changed += expected.length;
          const session = compared({ other: before, present: after, urls, crawlers, condition });
          session.list({ ...PLAIN_COMPARE_QUERY, isSwapped });
          while (session.step());
          const result = session.status?.result;
          const kinds = expected.map(({ after: { outcome } }) => outcome);
          expect(session.rows({ from: 0, to: 500 }).rows).toEqual(expected);
          expect(result).toMatchObject({
            urls: urls.length,
            changedUrls: changedRows.size,
            crawlers: crawlers.map(({ productTokens }) => String(productTokens[0])),
            rows: expected.length,
            changed: {
              blocked: kinds.filter((kind) => kind === CellOutcome.disallowed).length,
              allowed: kinds.filter((kind) => kind === CellOutcome.allowed).length,
            },
          });
        },
      ),
      { numRuns: 1_000 },
    );
    expect(changed).toBeGreaterThan(200);
  });

  test('are updated after edits, other versions and additions to the list', () => {
    const urls = ['/a', '/b'];
    const crawlers = [named(crawlerNamed('a'))];
    const source = listOf(urls);
    const session = new CompareSession();
    const update = (version: number, lines: readonly string[]) => {
      session.update({
        version,
        urls: source,
        present: ParsedFile.open({ source: lines.join('\n') }),
        condition: { robotsUrl: null, answer: PLAIN_ANSWER },
        crawlers,
        decided: new UrlVerdicts(),
      });
      while (session.step());
      return session.rows({ from: 0, to: 9 }).rows.map(({ url }) => url);
    };
    expect(update(1, ['User-agent: *', 'Disallow: /a'])).toEqual([]);
    expect(session.status).toBeNull();
    session.open({ source: 'User-agent: *\nDisallow: /' }, 1);
    while (session.step());
    expect(session.rows({ from: 0, to: 9 }).rows.map(({ url }) => url)).toEqual(['/b']);
    expect(update(2, ['User-agent: *', 'Disallow: /b'])).toEqual(['/a']);
    urls.push('/c');
    expect(update(3, ['User-agent: *', 'Disallow: /b'])).toEqual(['/a', '/c']);
    expect(session.status?.result?.version).toBe(3);
    session.open(null, 2);
    expect(session.step()).toBe(false);
    expect(session.status).toBeNull();
    expect(session.rows({ from: 0, to: 9 }).rows).toEqual([]);
  });

  test('are updated with the current text if the other version prepends a text to it', () => {
    const session = compared({
      other: [],
      present: ['User-agent: *', 'Disallow: /a'],
      urls: ['/a', '/b'],
      crawlers: [crawlerNamed('a')],
    });
    session.open({ inFront: 'User-agent: a\nDisallow: /\n\n' }, 2);
    while (session.step());
    expect(session.rows({ from: 0, to: 9 }).rows).toEqual([
      {
        url: '/b',
        crawler: 0,
        before: { outcome: CellOutcome.disallowed, line: 2 },
        after: { outcome: CellOutcome.allowed, line: 0 },
      },
    ]);
  });

  test('can be filtered by text, kind and crawler, with counts for the search', () => {
    const session = compared({
      other: ['User-agent: *', 'Disallow: /old', 'User-agent: b', 'Disallow:'],
      present: ['User-agent: *', 'Disallow: /new'],
      urls: ['/old', '/New', '/new', '/same'],
      crawlers: [crawlerNamed('a'), crawlerNamed('b')],
    });
    const listed = (query: Partial<typeof PLAIN_COMPARE_QUERY>) => {
      session.list({ ...PLAIN_COMPARE_QUERY, ...query });
      while (session.step());
      return session.rows({ from: 0, to: 9 }).rows.map(({ url, crawler }) => `${url} ${crawler}`);
    };
    expect(listed({})).toEqual(['/old 0', '/new 0', '/new 1']);
    expect(listed({ change: 'allowed' })).toEqual(['/old 0']);
    expect(session.status?.result?.counts).toEqual({ all: 3, blocked: 2, allowed: 1, other: 0 });
    expect(listed({ crawler: 'b' })).toEqual(['/new 1']);
    expect(listed({ search: 'NEW', change: 'allowed' })).toEqual([]);
    expect(session.status?.result?.counts).toEqual({ all: 2, blocked: 2, allowed: 0, other: 0 });
    expect(listed({ change: 'blocked', isSwapped: true })).toEqual(['/old 0']);
    expect(session.status?.result?.changed).toEqual({ blocked: 1, allowed: 2, other: 0 });
  });

  test('are exported as CSV without spreadsheet formulas', async () => {
    const session = compared({
      other: [],
      present: ['User-agent: *', 'Disallow: /'],
      urls: ['/a,b', '/c'],
      crawlers: [{ ...named(crawlerNamed('a')), names: ['=A'] }],
    });
    const steps = session.export({ choice: 1 });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(await step.value?.text()).toBe(
      'url,crawler,before,before_line,after,after_line\r\n"/a,b",\'=A,allowed,,blocked,2\r\n/c,\'=A,allowed,,blocked,2\r\n',
    );
  });

  test('carry the number of the chosen version, and a former one is not exported', () => {
    const session = compared({
      other: ['User-agent: *'],
      present: [],
      urls: ['/'],
      crawlers: [crawlerNamed('a')],
    });
    expect(session.status).toMatchObject({ choice: 1, phase: 'complete' });
    session.open({ source: '' }, 2);
    expect(session.status).toMatchObject({ choice: 2, phase: 'working', result: null });
    while (session.step());
    expect(session.status).toMatchObject({ choice: 2, phase: 'complete' });
    expect(session.export({ choice: 1 }).next()).toEqual({ done: true, value: null });
  });

  test('are found for additional crawlers', () => {
    const session = compared({
      other: ['User-agent: b', 'Disallow: /'],
      present: [],
      urls: ['/'],
      crawlers: [crawlerNamed('a')],
    });
    expect(session.status?.result).toMatchObject({ crawlers: ['a'], rows: 0 });
    session.compareFurther([named(crawlerNamed('b')), named(crawlerNamed('A'))]);
    while (session.step());
    expect(session.status?.result).toMatchObject({ crawlers: ['a', 'b'], rows: 1 });
    session.list({ ...PLAIN_COMPARE_QUERY, crawler: 'b' });
    while (session.step());
    expect(session.rows({ from: 0, to: 9 }).rows).toMatchObject([{ crawler: 1 }]);
    session.compareFurther([]);
    while (session.step());
    expect(session.status?.result).toMatchObject({ crawlers: ['a'], rows: 0 });
  });

  test('are not computed if the verdicts would take too much memory', () => {
    const session = new CompareSession();
    session.open({ source: 'User-agent: *\nDisallow: /a' }, 1);
    session.update({
      version: 1,
      urls: { length: 500_000_000, urlAt: () => '/' },
      present: ParsedFile.open({ source: '' }),
      condition: { robotsUrl: null, answer: PLAIN_ANSWER },
      crawlers: [named(crawlerNamed('a'))],
      decided: new UrlVerdicts(),
    });
    while (session.step());
    expect(session.status).toMatchObject({ phase: 'too-many-cells', result: null });
  });
});
