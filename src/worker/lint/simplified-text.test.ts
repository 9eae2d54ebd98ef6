import { beforeEach, describe, expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import type { LintRequests } from './lint-protocol';
import { LintSession } from './lint-session';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';

type Reply = LintRequests['simplify']['reply'];

let session: LintSession;
let version: number;

beforeEach(() => {
  session = new LintSession(lintEngine);
  version = 0;
});

function open(source: string): void {
  const context = { ...lintEngine.NO_CONTEXT, crawlers };
  session.update({ kind: 'update', version: ++version, state: version, open: { source }, context });
}

const begin = () =>
  session.answer({ kind: 'request', id: 1, name: 'simplify', payload: {} }) as Generator<void, Reply>;

function simplify(source: string): Reply {
  open(source);
  return finish(begin());
}

describe('the simplified text', () => {
  test('has fewer lines, and says how many rules were removed and groups joined', () => {
    expect(
      simplify(
        '# Shop\nUser-agent: *\nDisallow: /a\nDisallow: /a/b\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n',
      ),
    ).toEqual({
      version: 1,
      text: '# Shop\nUser-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
      removed: 1,
      joined: 2,
    });
  });

  test.each(['', 'User-agent: *\nDisallow: /a\n'])('is null if %j has nothing to remove or join', (text) => {
    expect(simplify(text)).toEqual({ version: 1, text: null, removed: 0, joined: 0 });
  });

  test('is null if a newer text or request arrives meanwhile', () => {
    // Long enough to pause.
    const rules = Array.from({ length: 2_000 }, (_, index) => `Disallow: /${index}/\n`).join('');
    const long = `User-agent: *\n${rules}`;
    open(long);
    const outdated = begin();
    outdated.next();
    open(`${long}Disallow: /1/2\n`);
    expect(finish(outdated)).toBeNull();
    const replaced = begin();
    replaced.next();
    expect(finish(begin())?.text).toBe(long);
    expect(finish(replaced)).toBeNull();
  });
});
