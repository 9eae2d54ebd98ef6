import { describe, expect, test } from 'vitest';
import type { LintCrawler } from '../../engine/lint';
import type { CompareStatus, CompareUpdate } from '../../worker/urls/compare/compare-protocol';
import { PLAIN_COMPARE_QUERY } from '../../worker/urls/compare/compare-protocol';
import { crawlerNamed } from '../../worker/urls/verdicts/testdata/questions';
import type { UrlsColumn } from '../urls/urls-state';
import { createCompare } from './create-compare';
import { versionOfText, versionWithAiBlock } from './second-version';

const status: CompareStatus = { choice: 1, state: 1, phase: 'complete', done: 1, all: 1, result: null };

function started(
  columns: (names: readonly string[]) => readonly UrlsColumn[] = () => [],
  catalogue: readonly LintCrawler[] = [],
) {
  const told: CompareUpdate[] = [];
  const { compare, hear, look } = createCompare({
    tell: (update) => told.push(update),
    ask: () => Promise.reject(new Error('Nobody answers here')),
    columnsOf: (names) => columns(names),
    catalogue: () => catalogue,
    readAddress: () => Promise.reject(new Error('Nobody answers here')),
  });
  return { compare, hear, look, told, state: () => compare.store.getState() };
}

describe('a comparison', () => {
  test('tells the worker the other version, and begins with all its changes', () => {
    const { compare, told, state } = started();
    compare.setQuery({ search: 'x', isSwapped: true });
    const other = versionOfText('User-agent: *\r\nDisallow: /');
    compare.choose(other);
    expect(state()).toEqual({ other, query: PLAIN_COMPARE_QUERY, further: [], status: null });
    expect(told.slice(-2)).toEqual([
      { kind: 'compare-query', query: PLAIN_COMPARE_QUERY },
      {
        kind: 'compare',
        choice: 1,
        other: { source: 'User-agent: *\nDisallow: /', lineEnd: 'lf', bom: false },
      },
    ]);
  });

  test('tells the worker the catalogue once, as soon as a version is chosen', () => {
    const catalogue = [{ name: 'ClaudeBot' }] as unknown as readonly LintCrawler[];
    const { compare, look, told } = started(undefined, catalogue);
    const sent = () => told.filter(({ kind }) => kind === 'compare-catalogue');
    look();
    expect(sent()).toEqual([]);
    compare.choose(versionOfText('a'));
    look();
    compare.choose(versionOfText('b'));
    expect(sent()).toEqual([{ kind: 'compare-catalogue', crawlers: catalogue }]);
  });

  test('takes what a CDN does for what comes after the present text', () => {
    const { compare, told, state } = started();
    compare.choose(versionWithAiBlock());
    expect(state().query.isSwapped).toBe(true);
    expect(told.at(-1)).toMatchObject({
      kind: 'compare',
      other: { inFront: expect.stringContaining('GPTBot') },
    });
  });

  test('hears how it stands, unless it was put away', () => {
    const { compare, hear, told, state } = started();
    hear(status);
    expect(state().status).toBeNull();
    compare.choose(versionOfText('a'));
    hear(status);
    expect(state().status).toBe(status);
    compare.clear();
    expect(told.at(-1)).toEqual({ kind: 'compare', choice: 2, other: null });
    expect(state().status).toBeNull();
    hear(status);
    expect(state().status).toBeNull();
  });

  test('hears nothing of a version that another one has replaced', () => {
    const { compare, hear, state } = started();
    compare.choose(versionOfText('a'));
    compare.choose(versionOfText('b'));
    hear(status);
    expect(state().status).toBeNull();
    const second = { ...status, choice: 2 };
    hear(second);
    expect(state().status).toBe(second);
    hear({ ...status, phase: 'working' });
    expect(state().status).toBe(second);
    hear(null);
    expect(state().status).toBeNull();
  });

  test('is also about the crawlers that a CDN’s block names, as long as that is chosen', () => {
    let dialect: UrlsColumn['dialect'] = 'google';
    const { compare, look, told, state } = started((names) =>
      names.map((name) => ({
        ...crawlerNamed(name),
        input: name,
        name,
        names: [name],
        consultation: 'asks',
        dialect,
      })),
    );
    compare.choose(versionWithAiBlock());
    expect(state().further.map(({ name }) => name)).toContain('ClaudeBot');
    expect(told.at(-2)).toMatchObject({ kind: 'compare-crawlers', crawlers: { length: 9 } });
    const { length } = told;
    look();
    expect(told).toHaveLength(length);
    dialect = 'rfc9309';
    look();
    expect(told.at(-1)).toMatchObject({ kind: 'compare-crawlers', crawlers: { 0: { dialect } } });
    compare.choose(versionOfText('a'));
    expect(state().further).toEqual([]);
    expect(told.at(-2)).toEqual({ kind: 'compare-crawlers', crawlers: [] });
  });

  test('ends a filter by a crawler that is compared no more', () => {
    const { compare, hear, state } = started();
    compare.choose(versionOfText('a'));
    compare.setQuery({ crawler: 'b', search: 'x' });
    const result = { crawlers: ['a'] } as unknown as NonNullable<CompareStatus['result']>;
    hear({ ...status, phase: 'working', result });
    expect(state().query.crawler).toBe('b');
    hear({ ...status, result });
    expect(state().query).toMatchObject({ crawler: null, search: 'x' });
  });

  test('changes only what is named of the query', () => {
    const { compare, told, state } = started();
    compare.setQuery({ search: 'x' });
    compare.setQuery({ change: 'blocked' });
    expect(state().query).toEqual({ ...PLAIN_COMPARE_QUERY, search: 'x', change: 'blocked' });
    expect(told.at(-1)).toEqual({ kind: 'compare-query', query: state().query });
  });
});
