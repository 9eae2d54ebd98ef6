import { beforeEach, describe, expect, test } from 'vitest';
import { crawlers } from '../../../catalogue/full';
import type { LintEngine } from '../../../lint/fixes';
import type { LintRequest, LintRequests } from '../lint-protocol';
import { LintSession } from '../lint-session';
import type { LintedSession } from '../lint-work';
import { finish } from '../testdata/finish';
import { lintEngine } from '../testdata/lint-engine';
import { OverviewSession } from './overview-session';

let session: LintedSession;
let version: number;

function start(Session: new (engine: LintEngine) => LintedSession): void {
  session = new Session(lintEngine);
  version = 0;
  open('User-agent: *\nDisallow: /a\n');
}

function open(source: string): void {
  const context = { ...lintEngine.NO_CONTEXT, crawlers };
  session.update({ kind: 'update', version: ++version, state: version, open: { source }, context });
}

function begin<Name extends 'overview' | 'overviewLines'>(
  name: Name,
  payload: LintRequests[Name]['payload'],
): Generator<void, LintRequests[Name]['reply']> {
  return session.answer({ kind: 'request', id: 1, name, payload } as LintRequest) as never;
}

// As through a port.
const overview = () => structuredClone(finish(begin('overview', {})));

describe.each([
  ['with', LintSession],
  ['without', OverviewSession],
] as const)('the overview of the text of a session %s lint rules', (_, Session) => {
  beforeEach(() => start(Session));

  test('is made once for a text and its crawlers', () => {
    const first = overview();
    expect(first?.content?.areas.rowCount).toBe(2);
    session.update({
      kind: 'update',
      version: ++version,
      state: version,
      context: { ...lintEngine.NO_CONTEXT, crawlers, url: 'https://example.com/' },
    });
    expect(overview()?.id).toBe(first?.id);
    session.update({ kind: 'update', version: ++version, state: version, context: lintEngine.NO_CONTEXT });
    const without = overview();
    expect(without?.id).toBe((first?.id ?? 0) + 1);
    expect(without?.content?.columns[0]?.members).toEqual([]);
  });

  test('has no content if nothing is proven', () => {
    open(`User-agent: *\n${'Disallow: /*a\n'.repeat(10_001)}`);
    const reply = overview();
    expect(reply).toMatchObject({ content: null, limit: { kind: 'stars', most: 10_000 } });
    expect(
      finish(begin('overviewLines', { id: reply?.id ?? 0, part: 'areas', row: 0, columns: [0] })),
    ).toBeNull();
  });

  test('is null if a newer text or request arrives meanwhile', () => {
    const outdated = begin('overview', {});
    outdated.next();
    open('User-agent: *\nDisallow: /b\n');
    expect(finish(outdated)).toBeNull();
    const replaced = begin('overview', {});
    replaced.next();
    expect(overview()).not.toBeNull();
    expect(finish(replaced)).toBeNull();
  });

  test('gives the lines of a cell until there is a newer text', () => {
    const id = overview()?.id ?? 0;
    const lines = () => finish(begin('overviewLines', { id, part: 'areas', row: 1, columns: [0] }));
    expect(lines()).toEqual(Int32Array.of(2));
    expect(finish(begin('overviewLines', { id: id + 1, part: 'areas', row: 1, columns: [0] }))).toBeNull();
    open('# x\nUser-agent: *\nDisallow: /a\n');
    expect(lines()).toBeNull();
  });
});

describe('a session without lint rules', () => {
  beforeEach(() => start(OverviewSession));

  test('reports no findings', () => {
    open('User-agent: *\nDisalow: /a\n');
    expect(finish(session.report())).toMatchObject({ version: 2, state: 2, total: 0, kinds: [], rows: [] });
  });

  test('follows edits', () => {
    session.update({ kind: 'update', version: 2, state: 2, transactions: [[[25, 26, '']]] });
    expect(overview()?.content?.summary).toEqual({ kind: 'closed' });
  });

  test('fails at requests about findings', () => {
    expect(() =>
      finish(session.answer({ kind: 'request', id: 1, name: 'finding', payload: { version: 1, index: 0 } })),
    ).toThrow('No lint rules for finding');
  });
});
