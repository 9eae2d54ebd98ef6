import { describe, expect, test } from 'vitest';
import type { CompareStatus, CompareUpdate } from '../../worker/urls/compare/compare-protocol';
import { PLAIN_COMPARE_QUERY } from '../../worker/urls/compare/compare-protocol';
import { createCompare } from './create-compare';
import { versionOfText, versionWithAiBlock } from './second-version';

const status: CompareStatus = { state: 1, phase: 'complete', done: 1, all: 1, result: null };

function started() {
  const told: CompareUpdate[] = [];
  const { compare, hear } = createCompare({
    tell: (update) => told.push(update),
    ask: () => Promise.reject(new Error('Nobody answers here')),
  });
  return { compare, hear, told, state: () => compare.store.getState() };
}

describe('a comparison', () => {
  test('tells the worker the other version, and begins with all its changes', () => {
    const { compare, told, state } = started();
    compare.setQuery({ search: 'x', isSwapped: true });
    const other = versionOfText('User-agent: *\r\nDisallow: /');
    compare.choose(other);
    expect(state()).toEqual({ other, query: PLAIN_COMPARE_QUERY, status: null });
    expect(told.slice(-2)).toEqual([
      { kind: 'compare-query', query: PLAIN_COMPARE_QUERY },
      {
        kind: 'compare',
        other: { source: 'User-agent: *\nDisallow: /', lineEnd: 'lf', bom: false },
      },
    ]);
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
    expect(told.at(-1)).toEqual({ kind: 'compare', other: null });
    expect(state().status).toBeNull();
    hear(status);
    expect(state().status).toBeNull();
  });

  test('changes only what is named of the query', () => {
    const { compare, told, state } = started();
    compare.setQuery({ search: 'x' });
    compare.setQuery({ change: 'blocked' });
    expect(state().query).toEqual({ ...PLAIN_COMPARE_QUERY, search: 'x', change: 'blocked' });
    expect(told.at(-1)).toEqual({ kind: 'compare-query', query: state().query });
  });
});
