import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crawlers, readCrawler } from '../../catalogue/full';
import { dialectById } from '../../engine';
import { urlEntries } from '../../suite/testdata/url-entries';
import type { Transaction, Update } from '../../worker';
import { applyTransaction } from '../../worker/document/apply-transaction';
import type { FromLintWorker, LintUpdate, ToLintWorker } from '../../worker/lint/lint-protocol';
import { LintSession } from '../../worker/lint/lint-session';
import { finish } from '../../worker/lint/testdata/finish';
import { lintEngine } from '../../worker/lint/testdata/lint-engine';
import { TesterSession } from '../../worker/tester/tester-session';
import { textDocument } from '../document';
import type { EditingSurface } from '../editing/edit-actions';
import { createTester, type Tester } from '../tester';
import { createProblems } from './create-problems';
import type { FixResult, Problems, ProblemsState } from './problems-state';

/** A worker in this thread that works only on demand. */
class HandLintWorker extends EventTarget {
  readonly #session = new LintSession(lintEngine);
  readonly waiting: ToLintWorker[] = [];
  readonly updates: LintUpdate[] = [];
  isTerminated = false;
  postMessage(message: ToLintWorker): void {
    const received = structuredClone(message);
    this.waiting.push(received);
    if (received.kind === 'update') this.updates.push(received);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  emit(data: FromLintWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Handles all requests, including those that arrive meanwhile. */
  work(): void {
    for (let message = this.waiting.shift(); message !== undefined; message = this.waiting.shift()) {
      if (message.kind === 'request') {
        const reply = finish(this.#session.answer(message));
        this.emit({ kind: 'reply', id: message.id, reply: structuredClone(reply) });
      } else if (message.kind === 'update') {
        this.#session.update(message);
        this.emit({ kind: 'accepted', version: message.version });
        this.emit({ kind: 'report', report: structuredClone(finish(this.#session.report())) });
      }
    }
  }
}

/** The worker that answers questions, in this thread. */
class HandWorker extends EventTarget {
  readonly #session = new TesterSession(dialectById);
  readonly #waiting: Update[] = [];
  postMessage(update: Update): void {
    this.#waiting.push(structuredClone(update));
  }
  terminate(): void {}
  emit(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  work(): void {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      this.emit({ kind: 'report', report: this.#session.update(next) });
  }
}

const TEXT = 'User-agent: a\nAlow: /x\nDisallow: "/y"\nDisallow: /\n';
let answering: HandWorker;
let workers: HandLintWorker[];
let tester: Tester;
/** Applied edits: one entry per undo step. */
let steps: (readonly Transaction[])[];
let loading: { arrive(): Promise<void>; fail(): Promise<void> }[];

const text = (): string => tester.store.getState().document.text.toString();
const type = (transaction: Transaction): void =>
  tester.actions.edit(transaction, applyTransaction(text(), transaction));

/** Applies edits as the editor does: each round is one edit, and all rounds are one undo step. */
const surface: EditingSurface = {
  applyRounds: (rounds) => {
    if (rounds.length > 0) steps.push(rounds);
    for (const round of rounds) type(round);
  },
  undo: () => type([[0, text().length, TEXT]]),
};

/** Waits for a turn of the event loop, so that awaiting code has run. */
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

beforeEach(() => {
  steps = [];
  workers = [];
  loading = [];
  answering = new HandWorker();
  tester = createTester({
    startWorker: () => answering as unknown as Worker,
    loadCatalogue: () => Promise.resolve({ crawlers, readCrawler }),
    loadProblems: () =>
      new Promise((resolve, reject) => {
        const startProblems = (of: Parameters<typeof createProblems>[0]) =>
          createProblems(of, startLintWorker);
        loading.push({
          arrive: () => {
            resolve(startProblems);
            return turn();
          },
          fail: () => {
            reject(new Error('offline'));
            return turn();
          },
        });
      }),
    draft: null,
    theme: 'system',
  });
  tester.start();
  answering.emit({ kind: 'ready' });
  tester.actions.registerSurface(surface);
  tester.actions.openContent(textDocument(TEXT, { kind: 'typed' }));
  tester.actions.setCrawler('a');
  tester.actions.setUrl('https://example.com/x');
  answering.work();
});
afterEach(() => tester.dispose());

function startLintWorker(): Worker {
  const worker = new HandLintWorker();
  workers.push(worker);
  return worker as unknown as Worker;
}

/** Starts looking for problems and waits for the first report. */
async function begin(): Promise<Problems> {
  tester.actions.loadProblems();
  await loading.at(-1)?.arrive();
  workers.at(-1)?.emit({ kind: 'ready' });
  work();
  return problems();
}
function problems(): Problems {
  const { problems: part } = tester.store.getState();
  if (typeof part === 'string') throw new Error(`Problems are ${part}`);
  return part;
}
const found = (): ProblemsState => problems().store.getState();
const work = (): void => {
  answering.work();
  workers.at(-1)?.work();
};
/** Waits for something that the worker has to do, in several turns if necessary. */
async function done<Result>(promise: Promise<Result>): Promise<Result> {
  let result: { readonly value: Result } | null = null;
  void promise.then((value) => {
    result = { value };
  });
  for (let round = 0; round < 10 && result === null; round++) {
    work();
    await turn();
  }
  if (result === null) throw new Error('It never ends');
  return (result as { readonly value: Result }).value;
}
const indexOf = (rule: string): number => found().report?.rows.find((row) => row.rule === rule)?.index ?? -1;
const fixTypo = (): Promise<FixResult> => problems().applyFix({ kind: 'one', index: indexOf('typo-allow') });

describe('loading', () => {
  test('happens once, and again after it failed', async () => {
    const state = () => tester.store.getState();
    expect([state().problems, state().problemCounts]).toEqual(['off', null]);
    tester.actions.loadProblems();
    tester.actions.loadProblems();
    expect([state().problems, loading.length]).toEqual(['loading', 1]);
    await loading[0]?.fail();
    expect(state().problems).toBe('missing');
    await begin();
    tester.actions.loadProblems();
    expect(loading.length).toBe(2);
    expect(workers.length).toBe(1);
  });

  test('does nothing in a page without this part', () => {
    const other = createTester({
      startWorker: () => new HandWorker() as unknown as Worker,
      loadCatalogue: () => Promise.resolve({ crawlers, readCrawler }),
      draft: null,
      theme: 'system',
    });
    other.actions.loadProblems();
    expect(other.store.getState().problems).toBe('off');
  });
});

describe('the effect of a rule', () => {
  test('is about the tested crawler and dialect', async () => {
    await begin();
    const effect = { kind: 'needed', path: '/', isShortest: true };
    expect(await done(problems().ruleEffect(4))).toEqual(effect);
    expect(await done(problems().ruleEffect(1))).toBe('not-followed');
    tester.actions.setCrawler('other');
    expect(await done(problems().ruleEffect(4))).toBe('not-followed');
    tester.actions.setCrawler('a');
    tester.actions.setDialect('google2020');
    expect(await done(problems().ruleEffect(4))).toEqual({ kind: 'undecided', because: 'left-open' });
  });

  test('is unknown after a change, without a crawler, and without a worker', async () => {
    await begin();
    const late = problems().ruleEffect(4);
    type([[0, 0, '#']]);
    expect(await done(late)).toBeNull();
    tester.actions.setCrawler('');
    expect(await done(problems().ruleEffect(4))).toBeNull();
    expect(await done(problems().quietLines())).toBeNull();
    tester.actions.setCrawler('a');
    const unanswered = problems().ruleEffect(4);
    problems().dispose();
    expect(await unanswered).toBeNull();
    expect(await problems().quietLines()).toBeNull();
  });

  test('is none for lines that change nothing', async () => {
    await begin();
    type([[0, text().length, 'User-agent: a\nDisallow: /x\nDisallow: /x/y\n']]);
    expect(await done(problems().quietLines())).toEqual(Int32Array.of(3));
    const late = problems().quietLines();
    tester.actions.setUrl('https://example.com/z');
    expect(await done(late)).toBeNull();
  });
});

/** Number of findings in `problemCounts`; 0 while it is null. */
function countedFindings(): number {
  return Object.values(tester.store.getState().problemCounts ?? {}).reduce((sum, count) => sum + count, 0);
}

describe('the result', () => {
  test('is about the current text, and counted without guesses', async () => {
    await begin();
    const { report, status } = found();
    expect(status).toBe('ready');
    expect(report?.version).toBe(tester.store.getState().version);
    expect(report?.rows.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['typo-allow', 'smart-quotes']),
    );
    expect(tester.store.getState().problemCounts).toEqual(report?.counts);
  });

  test('counts no guesses', async () => {
    tester.actions.openContent(
      textDocument('User-agent: *\nDisallow: /backup-2024/\nDisallow: /.git/\nAlow: /x\n', { kind: 'typed' }),
    );
    await begin();
    const { guesses = 0, total = 0 } = found().report ?? {};
    expect(guesses).toBeGreaterThan(0);
    expect(countedFindings()).toBe(total - guesses);
  });

  test('follows edits, other documents and questions', async () => {
    await begin();
    type([[14, 18, 'Allow']]);
    work();
    expect(indexOf('typo-allow')).toBe(-1);
    tester.actions.openContent(textDocument('User-agent: a\nAlow: /\n', { kind: 'typed' }));
    work();
    expect(found().report?.rows.find(({ rule }) => rule === 'typo-allow')?.line).toBe(2);
    tester.actions.setUrl('https://example.com/other');
    work();
    expect(found().report?.version).toBe(tester.store.getState().version);
  });

  test('depends on the catalogue, the URL, the address of the file and the answer, which are sent when they change', async () => {
    await begin();
    const updates = () => workers[0]?.updates ?? [];
    expect(updates()[0]?.open).toBeDefined();
    const sentContext = () => updates().findLast(({ context }) => context !== undefined)?.context;
    expect(sentContext()?.crawlers.length).toBe(crawlers.length);
    expect(sentContext()).toMatchObject({
      url: 'https://example.com/x',
      robotsUrl: 'https://example.com/robots.txt',
      answer: { final: { kind: 'status', status: 200 } },
    });
    const count = updates().length;
    type([[0, 0, '# a\n']]);
    work();
    expect(
      updates()
        .slice(count)
        .map(({ context }) => context),
    ).toEqual([undefined]);
    tester.actions.setUrl('/path');
    tester.actions.setRobotsUrl('https://shop.example/robots.txt');
    work();
    expect(sentContext()).toMatchObject({
      url: 'https://shop.example/path',
      robotsUrl: 'https://shop.example/robots.txt',
    });
    tester.actions.setUrl('/path');
    tester.actions.setRobotsUrl('');
    work();
    expect(sentContext()).toMatchObject({ url: null, robotsUrl: null });
  });

  test('is unknown once the worker has stopped; it can be restarted', async () => {
    await begin();
    for (let crash = 0; crash < 3; crash++) {
      if (crash > 0) workers.at(-1)?.emit({ kind: 'ready' });
      const rows = problems().rows({ rule: null, severity: null, from: 0, to: 1 });
      const finding = problems().finding(0);
      const fix = fixTypo();
      workers.at(-1)?.dispatchEvent(new Event('error', { cancelable: true }));
      await expect(rows).rejects.toThrow();
      expect([await finding, await fix]).toEqual([null, 'impossible']);
    }
    expect(found().status).toBe('stopped');
    expect(tester.store.getState().problemCounts).toBeNull();
    expect(await problems().format()).toBe('impossible');
    expect(await problems().pathStarts('/')).toEqual([]);
    problems().restart();
    workers.at(-1)?.emit({ kind: 'ready' });
    work();
    expect(found().status).toBe('ready');
    expect(countedFindings()).toBeGreaterThan(0);
  });

  test('follows the tester until it is disposed', () => {
    const stop = vi.fn();
    const part = createProblems({ ...tester, follow: () => stop }, startLintWorker);
    expect(stop).not.toHaveBeenCalled();
    part.dispose();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('stops after it was disposed', async () => {
    await begin();
    const part = problems();
    tester.dispose();
    expect(workers[0]?.isTerminated).toBe(true);
    type([[0, 0, '\n']]);
    expect(part.store.getState().status).toBe('stopped');
    expect(workers[0]?.waiting).toEqual([]);
  });
});

describe('a fix', () => {
  beforeEach(begin);

  test('is one undo step', async () => {
    expect(await done(fixTypo())).toBe('applied');
    expect(steps.length).toBe(1);
    expect(text()).toBe(TEXT.replace('Alow', 'Allow'));
  });

  test('is applied if the finding has moved, and not if it is gone', async () => {
    const seen = { kind: 'one', index: indexOf('typo-allow') } as const;
    type([[0, 0, '# one more line\n']]);
    expect(await done(problems().applyFix(seen))).toBe('applied');
    expect(text()).toBe(`# one more line\n${TEXT.replace('Alow', 'Allow')}`);
    type([[0, text().length, TEXT]]);
    work();
    type([[14, 18, 'Noindex']]);
    const before = text();
    expect(await done(problems().applyFix({ kind: 'one', index: 0 }))).toBe('gone');
    expect(text()).toBe(before);
    expect(tester.store.getState().notice).toEqual({ kind: 'not-written', reason: 'gone' });
  });

  test('is requested again if the user types meanwhile', async () => {
    const fixing = fixTypo();
    workers.at(-1)?.work();
    // The reply has arrived, but hasn't been handled yet.
    type([[0, 0, '\n\n']]);
    expect(await done(fixing)).toBe('applied');
    expect(text()).toBe(`\n\n${TEXT.replace('Alow', 'Allow')}`);
  });

  test('gives up if the user keeps typing', async () => {
    const fixing = fixTypo();
    for (let round = 0; round < 3; round++) {
      workers.at(-1)?.work();
      type([[0, 0, '\n']]);
      await turn();
    }
    expect(await fixing).toBe('gone');
    expect(steps).toEqual([]);
  });

  test('of everything safe is one undo step with several rounds', async () => {
    const field = text().indexOf('Disallow: "/y"');
    type([[field, field + 'Disallow'.length, 'Disalow']]);
    work();
    const preview = await done(problems().preview({ kind: 'safe' }));
    expect(preview?.fixed).toBeGreaterThan(1);
    expect(problems().applyPreview(preview as NonNullable<typeof preview>)).toBe('applied');
    expect(steps.length).toBe(1);
    expect(text()).toMatch(/^User-agent: a\nAlow: \/x\n(Disallow: \/y\n)?Disallow: \/\n$/);
  });

  test('that was previewed is applied after another question, but not to another text', async () => {
    const preview = await done(problems().preview({ kind: 'safe' }));
    if (preview === null) throw new Error('There is something to fix');
    tester.actions.setUrl('/other');
    tester.actions.registerSurface(null);
    expect(problems().applyPreview(preview)).toBe('impossible');
    tester.actions.registerSurface(surface);
    expect(problems().applyPreview(preview)).toBe('applied');
    expect(problems().applyPreview(preview)).toBe('gone');
    work();
    expect(
      problems().applyPreview({ ...preview, version: tester.store.getState().version, rounds: [] }),
    ).toBe('gone');
  });

  test('is impossible without an editor', async () => {
    tester.actions.registerSurface(null);
    expect(await fixTypo()).toBe('impossible');
    expect(await problems().ignore(0)).toBe('impossible');
    expect(await problems().format()).toBe('impossible');
  });
});

describe('other requests', () => {
  beforeEach(begin);

  test('a finding can be ignored', async () => {
    const count = countedFindings();
    expect(await done(problems().ignore(indexOf('typo-allow')))).toBe('applied');
    work();
    expect(text()).toContain('# tester-ignore: typo-allow\nAlow');
    expect(countedFindings()).toBe(count - 1);
  });

  test('the text can be formatted, as one undo step', async () => {
    type([[0, text().length, 'user-agent:a\nDisallow: /\nUSER-AGENT: b\nAllow:/\n']]);
    work();
    expect(await done(problems().format())).toBe('applied');
    expect(text()).toBe('User-agent: a\nDisallow: /\n\nUser-agent: b\nAllow: /\n');
    expect(steps.length).toBe(1);
    expect(await done(problems().format())).toBe('formatted');
    expect(tester.store.getState().notice).toEqual({ kind: 'not-written', reason: 'formatted' });
    expect(steps.length).toBe(1);
  });

  test('if nothing can be proven, a preview checks the current URL or the list of URLs, besides those made from the texts', async () => {
    tester.actions.setDialect('google2020');
    const checks = async () => {
      const typos = { kind: 'rule', rule: 'typo-allow', severity: 'problem' } as const;
      const check = (await done(problems().preview(typos)))?.check;
      return check?.isProven === false ? check.checks : null;
    };
    // With 5 crawlers: googlebot, one of Bing's dialect, one of Yandex', a, and one that isn't named in any text.
    expect(await checks()).toBe(5 * 6);
    const urls = urlEntries('/1', 'not a url', ...Array.from({ length: 300 }, (_, i) => `/u${i}`));
    tester.actions.setList({ urls });
    expect(await checks()).toBe(5 * (5 + 199));
    // Without a tested crawler, nothing is read by the dialect that leaves verdicts open.
    tester.actions.setCrawler('');
    expect(await checks()).toBeNull();
  });

  test('the text can be simplified, unless it changes meanwhile', async () => {
    type([[0, text().length, 'User-agent: a\nDisallow: /x\nDisallow: /x/y\n']]);
    work();
    expect(await done(problems().simplify())).toMatchObject({
      text: 'User-agent: a\nDisallow: /x\n',
      removed: 1,
      joined: 0,
    });
    const simplifying = problems().simplify();
    workers.at(-1)?.work();
    type([[0, 0, '# a\n']]);
    expect(await simplifying).toBeNull();
  });

  test('groups are placed where they join no other', async () => {
    const groups = 'User-agent: b\nDisallow: /\n';
    type([[0, text().length, 'User-agent: a\nDisallow: /x\nUser-agent: a\n']]);
    expect(await done(problems().placeGroups(groups))).toEqual([[0, 0, `${groups}\n`]]);
    type([[0, text().length, 'User-agent: a\n']]);
    expect(await done(problems().placeGroups('User-agent: b\n'))).toBeNull();
  });

  test('texts are compared, rows and findings forwarded, and path starts found', async () => {
    expect(await done(problems().compare([[0, text().length, '']]))).toMatchObject({
      isProven: true,
      changed: 1,
    });
    const { rows } = await done(problems().rows({ rule: 'typo-allow', severity: null, from: 0, to: 9 }));
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(await done(problems().finding(rows[0]?.index ?? -1))).toEqual(rows[0]);
    expect(await done(problems().pathStarts(''))).toEqual(['/']);
  });
});

test('the page never waits for the worker', async () => {
  const spy = vi.fn();
  await begin();
  problems().store.subscribe(spy);
  type([[0, 0, '\n']]);
  expect(spy).not.toHaveBeenCalled();
});
