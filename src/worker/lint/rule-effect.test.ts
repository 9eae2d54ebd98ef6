import { beforeEach, describe, expect, test, vi } from 'vitest';
import { decide, dialectById, parseRobotsTxt } from '../../engine';
import type { PostedCrawler } from '../posted-crawler';
import type { LintRequest, LintRequests } from './lint-protocol';
import { LintSession } from './lint-session';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';

const A: PostedCrawler = { productTokens: ['a'], ignoresGlobalGroup: false, dialect: 'google' };

let session: LintSession;
let version: number;

beforeEach(() => {
  session = new LintSession(lintEngine);
  version = 0;
});

function open(source: string): void {
  session.update({ kind: 'update', version: ++version, state: version, open: { source } });
}

function begin(
  line: number,
  crawler: PostedCrawler = A,
): Generator<void, LintRequests['ruleEffect']['reply']> {
  const request: LintRequest = { kind: 'request', id: 1, name: 'ruleEffect', payload: { line, crawler } };
  return session.answer(request) as never;
}

function effectOf(line: number, crawler: PostedCrawler = A) {
  const reply = finish(begin(line, crawler));
  // As through a port.
  return structuredClone(reply)?.effect ?? null;
}

describe('the effect of a line', () => {
  test('is posted with the version, an example and the lines of other rules', () => {
    open(
      'User-agent: a\nDisallow: /x\nAllow: /x/y\nDisallow: /x/z\nAllow: /q\nDisallow: /x\nDisallow: p\nAllow: /r s\n',
    );
    expect(finish(begin(3))).toEqual({
      version: 1,
      effect: { kind: 'needed', path: '/x/y', isShortest: true },
    });
    expect(effectOf(4)).toEqual({ kind: 'changes-nothing', covers: [2], path: '/x/z', isShortest: true });
    expect(effectOf(5)).toEqual({ kind: 'changes-nothing', covers: [null], path: '/q', isShortest: true });
    expect(effectOf(6)).toEqual({ kind: 'never-decides', covers: [2] });
    expect(effectOf(7)).toEqual({ kind: 'never-matches', because: 'no-slash', text: '' });
    expect(effectOf(8)).toEqual({ kind: 'never-matches', because: 'character', text: ' ' });
  });

  test('names no rule without a path as the one that already allows', () => {
    open('User-agent: a\nAllow: /q\nDisallow:\n');
    expect(effectOf(2)).toMatchObject({ kind: 'changes-nothing', covers: [null] });
  });

  test('is null for a line without a rule, and for the rules of other crawlers', () => {
    open('Disallow: /0\nUser-agent: a\nDisallow: /x\n# x\n\nUser-agent: b\nDisallow: /y\n');
    for (const line of [0, 1, 2, 4, 5, 7, 99]) expect(effectOf(line)).toBeNull();
    expect(effectOf(7, { ...A, productTokens: ['b'] })).not.toBeNull();
  });

  test('is null if no group is for the crawler', () => {
    open('User-agent: *\nDisallow: /x\n');
    expect(effectOf(2)).not.toBeNull();
    expect(effectOf(2, { ...A, ignoresGlobalGroup: true })).toBeNull();
  });

  test('is unknown in a dialect that leaves the precedence open', () => {
    open('User-agent: *\nDisallow: /x\n');
    expect(effectOf(2, { ...A, dialect: 'google2020' })).toEqual({ kind: 'undecided', because: 'left-open' });
  });

  test('is found in slices for 10,000 rules with stars, and unknown for more', () => {
    const rules = Array.from({ length: 9999 }, (_, i) => `Disallow: /p${i}/*x`).join('\n');
    open(`User-agent: *\n${rules}\nAllow: /p5/\n`);
    const steps = begin(10_001);
    let slices = 0;
    while (steps.next().done !== true) slices++;
    expect(slices).toBeGreaterThan(20);
    expect(effectOf(10_001)).toMatchObject({ kind: 'changes-nothing', covers: [null] });
    open(`User-agent: *\n${rules}\nAllow: /p5/*y\nAllow: /p6/*y\n`);
    expect(effectOf(10_001)).toEqual({ kind: 'undecided', because: 'too-many-stars', most: 10_000 });
  });

  test('has an example that the engine confirms', () => {
    const text =
      'User-agent: a\nDisallow: *?*x=\nAllow: /*/y$\nDisallow: /*.php\nAllow: /index.html\nDisallow: /\n';
    open(text);
    const robots = parseRobotsTxt(text, dialectById('google'));
    for (const line of [2, 3, 4, 5, 6]) {
      const effect = effectOf(line);
      expect(effect).toHaveProperty('path');
      if (effect !== null && 'path' in effect)
        expect(decide(robots, { productTokens: ['a'], url: `https://a.example${effect.path}` }).line).toBe(
          line,
        );
    }
  });
});

describe('a request for an effect ends early', () => {
  const big = `User-agent: *\n${Array.from({ length: 5000 }, (_, i) => `Disallow: /p${i}/*x`).join('\n')}\n`;

  test('when a newer text arrives', () => {
    open(big);
    const steps = begin(2);
    expect(steps.next().done).toBe(false);
    session.update({ kind: 'update', version: ++version, state: version, transactions: [[[0, 0, '# ']]] });
    expect(steps.next()).toEqual({ done: true, value: null });
  });

  test('when a newer request for an effect arrives', () => {
    open(big);
    const [first, second] = [begin(2), begin(3)];
    expect(first.next()).toEqual({ done: true, value: null });
    expect(finish(second)).toMatchObject({ effect: { kind: 'needed' } });
  });

  test('but not when only question or context change', () => {
    open(big);
    const steps = begin(2);
    steps.next();
    session.update({ kind: 'update', version: ++version, state: version, context: lintEngine.NO_CONTEXT });
    expect(finish(steps)).toMatchObject({ version: 1, effect: { kind: 'needed' } });
  });
});

describe('the lines that change nothing', () => {
  function quietLines(crawler = A): number[] | null {
    const reply = finish(
      session.answer({ kind: 'request', id: 1, name: 'quietLines', payload: { crawler } }),
    ) as LintRequests['quietLines']['reply'];
    return reply && [...structuredClone(reply).lines];
  }

  test('are those that can be removed together', () => {
    open(
      'User-agent: a\nDisallow: /x\nDisallow: /x*\nDisallow: /x/y\nDisallow: /x\nAllow: /q\nAllow: /x/z\nDisallow: p\n',
    );
    expect(quietLines()).toEqual([3, 4, 5, 6, 8]);
  });

  test('are none of the usual ways to allow everything, and none in other groups', () => {
    for (const line of ['Disallow:', 'Allow: /', 'Allow: *', 'Allow:']) {
      open(`User-agent: a\n${line}\n\nUser-agent: b\nDisallow: /x\nDisallow: /x\n`);
      expect(quietLines()).toEqual([]);
    }
    expect(quietLines({ ...A, productTokens: ['b'] })).toEqual([6]);
    expect(quietLines({ ...A, productTokens: ['c'] })).toEqual([]);
  });

  test('are found once for a text and a crawler', () => {
    open('User-agent: *\nDisallow: /x\nDisallow: /x\n');
    const find = vi.fn(lintEngine.linesWithoutEffect);
    session = new LintSession({ ...lintEngine, linesWithoutEffect: find });
    open('User-agent: *\nDisallow: /x\nDisallow: /x\n');
    expect([quietLines(), quietLines()]).toEqual([[3], [3]]);
    expect(find).toHaveBeenCalledTimes(1);
    expect(quietLines({ ...A, dialect: 'google2020' })).toEqual([]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
