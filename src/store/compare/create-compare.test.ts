import { describe, expect, test } from 'vitest';
import type { CompareStatus, CompareUpdate } from '../../worker/urls/compare/compare-protocol';
import { PLAIN_COMPARE_QUERY } from '../../worker/urls/compare/compare-protocol';
import { crawlerNamed } from '../../worker/urls/verdicts/testdata/questions';
import type { UrlsColumn } from '../urls/urls-state';
import { createCompare } from './create-compare';
import { versionOfText, versionWithAiBlock } from './second-version';

const status: CompareStatus = { choice: 1, state: 1, phase: 'complete', done: 1, all: 1, result: null };

function started(columns: (names: readonly string[]) => readonly UrlsColumn[] = () => []) {
  const posted: CompareUpdate[] = [];
  const { compare, onStatus, sync } = createCompare(
    {
      compare: (update) => posted.push(update),
      request: () => Promise.reject(new Error('Nobody answers here')),
    },
    () => Promise.reject(new Error('Nobody answers here')),
    columns,
  );
  return { compare, onStatus, sync, posted, state: () => compare.store.getState() };
}

describe('a comparison', () => {
  test('sends the other version to the worker, and initially lists all changes', () => {
    const { compare, posted, state } = started();
    compare.setQuery({ search: 'x', isSwapped: true });
    const other = versionOfText('User-agent: *\r\nDisallow: /');
    compare.choose(other);
    expect(state()).toEqual({ other, query: PLAIN_COMPARE_QUERY, further: [], status: null });
    expect(posted.slice(-2)).toEqual([
      { kind: 'compare-query', query: PLAIN_COMPARE_QUERY },
      {
        kind: 'compare',
        choice: 1,
        other: { source: 'User-agent: *\nDisallow: /', lineEnd: 'lf', bom: false },
      },
    ]);
  });

  test('treats the text with a CDN’s block as the later version, and another text if told so', () => {
    const { compare, posted, state } = started();
    compare.choose(versionOfText('a'), true);
    expect(state().query.isSwapped).toBe(true);
    compare.choose(versionOfText('a'));
    expect(state().query.isSwapped).toBe(false);
    compare.choose(versionWithAiBlock());
    expect(state().query.isSwapped).toBe(true);
    expect(posted.at(-1)).toMatchObject({
      kind: 'compare',
      other: { inFront: expect.stringContaining('GPTBot') },
    });
  });

  test('handles status messages, unless it was closed', () => {
    const { compare, onStatus, posted, state } = started();
    onStatus(status);
    expect(state().status).toBeNull();
    compare.choose(versionOfText('a'));
    onStatus(status);
    expect(state().status).toBe(status);
    compare.clear();
    expect(posted.at(-1)).toEqual({ kind: 'compare', choice: 2, other: null });
    expect(state().status).toBeNull();
    onStatus(status);
    expect(state().status).toBeNull();
  });

  test('ignores messages about a version that has been replaced', () => {
    const { compare, onStatus, state } = started();
    compare.choose(versionOfText('a'));
    compare.choose(versionOfText('b'));
    onStatus(status);
    expect(state().status).toBeNull();
    const second = { ...status, choice: 2 };
    onStatus(second);
    expect(state().status).toBe(second);
    onStatus({ ...status, phase: 'working' });
    expect(state().status).toBe(second);
    onStatus(null);
    expect(state().status).toBeNull();
  });

  test('includes the crawlers that a CDN’s block names, while that is chosen', () => {
    let dialect: UrlsColumn['dialect'] = 'google';
    const { compare, sync, posted, state } = started((names) =>
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
    expect(posted.at(-2)).toMatchObject({ kind: 'compare-crawlers', crawlers: { length: 9 } });
    const { length } = posted;
    sync();
    expect(posted).toHaveLength(length);
    dialect = 'rfc9309';
    sync();
    expect(posted.at(-1)).toMatchObject({ kind: 'compare-crawlers', crawlers: { 0: { dialect } } });
    compare.choose(versionOfText('a'));
    expect(state().further).toEqual([]);
    expect(posted.at(-2)).toEqual({ kind: 'compare-crawlers', crawlers: [] });
  });

  test('resets a filter by a crawler that is no longer compared', () => {
    const { compare, onStatus, state } = started();
    compare.choose(versionOfText('a'));
    compare.setQuery({ crawler: 'b', search: 'x' });
    const result = { crawlers: ['a'] } as unknown as NonNullable<CompareStatus['result']>;
    onStatus({ ...status, phase: 'working', result });
    expect(state().query.crawler).toBe('b');
    onStatus({ ...status, result });
    expect(state().query).toMatchObject({ crawler: null, search: 'x' });
  });

  test('changes only the given parts of the query', () => {
    const { compare, posted, state } = started();
    compare.setQuery({ search: 'x' });
    compare.setQuery({ change: 'blocked' });
    expect(state().query).toEqual({ ...PLAIN_COMPARE_QUERY, search: 'x', change: 'blocked' });
    expect(posted.at(-1)).toEqual({ kind: 'compare-query', query: state().query });
  });
});
