import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textDocument } from '../document';
import type { Problems } from '../problems/problems-state';
import { startTester } from '../testdata/start-tester';
import type { Tester, TesterOptions } from '../tester';
import { applyVersion } from './apply-version';
import { compareSimplified } from './compare-simplified';
import type { Compare } from './compare-state';

const LONG = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n';
const SHORT = 'User-agent: *\nDisallow: /a\n';

let tester: Tester;

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  tester.dispose();
  vi.unstubAllGlobals();
});

/** Opens a text in a page whose parts aren't loaded yet. */
function open(text: string, options: Partial<TesterOptions> = {}): void {
  tester = startTester(options);
  tester.actions.openContent({ ...textDocument(text, { kind: 'typed' }), lineEnd: 'crlf' });
}

function problems(): Problems {
  const { problems: part } = tester.store.getState();
  if (typeof part === 'string') throw new Error(`Problems are ${part}`);
  return part;
}

function comparison(): Compare {
  const { urlList } = tester.store.getState();
  if (typeof urlList === 'string') throw new Error(`The list is ${urlList}`);
  return urlList.compare;
}
const other = () => comparison().store.getState().other;

describe('the comparison with the simplified file', () => {
  test('loads what it needs, and keeps the line ends', async () => {
    open(LONG);
    expect(await compareSimplified(tester)).toBeNull();
    expect(other()).toMatchObject({
      kind: 'simplified',
      content: { text: SHORT, lineEnd: 'crlf', bytes: null },
      of: LONG,
      removed: 1,
      joined: 0,
    });
    expect(comparison().store.getState().query.isSwapped).toBe(true);
  });

  test('is not begun without anything to simplify', async () => {
    open(SHORT);
    expect(await compareSimplified(tester)).toBe('nothing-to-simplify');
    expect(other()).toBeNull();
  });

  test('is not begun if the text changes meanwhile', async () => {
    open(LONG);
    await compareSimplified(tester);
    const first = other();
    vi.spyOn(problems(), 'simplify').mockResolvedValue(null);
    expect(await compareSimplified(tester)).toBe('simplified-too-late');
    expect(other()).toBe(first);
  });

  test('is not begun if another version is chosen meanwhile', async () => {
    open(LONG);
    await compareSimplified(tester);
    const simplifying = compareSimplified(tester);
    const chosen = { kind: 'pasted', content: textDocument(SHORT, { kind: 'typed' }) } as const;
    comparison().choose(chosen);
    expect(await simplifying).toBeNull();
    expect(other()).toBe(chosen);
  });

  test.each([
    ['the list of crawlers', { loadCatalogue: () => Promise.reject(new Error('offline')) }],
    ['the search for problems', { loadProblems: () => Promise.reject(new Error('offline')) }],
    ['the list of URLs', { loadUrls: () => Promise.reject(new Error('offline')) }],
  ])('is impossible without %s', async (_, options) => {
    open(LONG, options);
    expect(await compareSimplified(tester)).toBe('not-simplified');
  });

  test('is impossible without a worker', async () => {
    open(LONG);
    await compareSimplified(tester);
    problems().dispose();
    expect(await compareSimplified(tester)).toBe('not-simplified');
  });
});

describe('using a version', () => {
  test('needs an editor, and a version that is a file', async () => {
    open(LONG);
    await compareSimplified(tester);
    const compare = comparison();
    expect(applyVersion(tester, compare)).toBe(false);
    expect(other()?.kind).toBe('simplified');
  });
});
