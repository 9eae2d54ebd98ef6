import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../../../engine';
import { UrlList } from '../../../url-lists/list';
import { ParsedFile } from '../../document/parsed-file';
import { CellOutcome } from './cell-outcome';
import { finish } from './testdata/finish';
import {
  crawlerNamed,
  fileLines,
  listOf,
  packed,
  questionOf,
  someCondition,
  someCrawlers,
  someUrls,
} from './testdata/questions';
import { type ReferenceCell, referenceCells } from './testdata/reference';
import { MOST_CELL_BYTES, type UrlsQuestion, UrlVerdicts, type VerdictsProgress } from './url-verdicts';

const A = crawlerNamed('a');
const B = crawlerNamed('b');

/** Returns all cells in their current state. */
function cellsNow(verdicts: UrlVerdicts, { urls }: UrlsQuestion): ReferenceCell[] {
  const { outcome, line } = verdicts.cellsOf(Uint32Array.from({ length: urls.length }, (_, row) => row));
  return Array.from(outcome, (each, i) => ({ outcome: each, line: line[i] as number }));
}

function computed(verdicts: UrlVerdicts): { readonly end: string; readonly progress: VerdictsProgress[] } {
  const progress: VerdictsProgress[] = [];
  const steps = verdicts.compute();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { end: step.value, progress };
    progress.push(step.value);
  }
}

describe("each cell equals the engine's verdict", () => {
  test('for any file, list, crawlers, address and answer', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(fileLines, someUrls, someCrawlers, someCondition, (lines, urls, crawlers, condition) => {
        const plain = questionOf(lines, urls, crawlers, condition);
        const question = urls.length % 2 === 0 ? plain : { ...plain, urls: packed(plain.urls) };
        const verdicts = new UrlVerdicts();
        verdicts.setQuestion(question);
        expect(computed(verdicts).end).toBe('complete');
        const cells = cellsNow(verdicts, question);
        expect(cells).toEqual(referenceCells(question));
        for (const { outcome } of cells) seen.add(outcome);
      }),
      { numRuns: 4_000 },
    );
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });

  test('after changes, with work interrupted at any point and earlier verdicts reused', () => {
    const change = fc.record({
      lines: fc.option(
        fc.tuple(fc.nat(20), fc.constantFrom('', '# note', 'Disallow: /a', 'User-agent: b', 'Allow: /')),
      ),
      crawlers: fc.option(someCrawlers),
      condition: fc.option(someCondition),
      more: someUrls,
      pieces: fc.nat(12),
    });
    fc.assert(
      fc.property(
        fileLines,
        someUrls,
        someCrawlers,
        fc.array(change, { maxLength: 6 }),
        (first, urls, rows, changes) => {
          const entries = [...urls];
          let lines = first;
          let crawlers = rows;
          let condition: UrlsQuestion['condition'] = { robotsUrl: null, answer: PLAIN_ANSWER };
          const list = listOf(entries);
          const verdicts = new UrlVerdicts();
          verdicts.setQuestion({ ...questionOf(lines, [], crawlers, condition), urls: list });
          for (const each of changes) {
            const steps = verdicts.compute();
            for (let i = 0; i < each.pieces; i++) steps.next();
            if (each.lines !== null) lines = lines.toSpliced(each.lines[0], 0, each.lines[1]);
            crawlers = each.crawlers ?? crawlers;
            condition = each.condition ?? condition;
            entries.push(...each.more);
            verdicts.setQuestion({ ...questionOf(lines, [], crawlers, condition), urls: list });
          }
          expect(finish(verdicts.compute())).toBe('complete');
          const question = { ...questionOf(lines, [], crawlers, condition), urls: list };
          expect(cellsNow(verdicts, question)).toEqual(referenceCells(question));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('for a list stored as bytes as for one of strings', () => {
    const short = Array.from({ length: 9_000 }, (_, i) => `${i % 3 === 0 ? '' : 'https://h'}/${i % 10}/${i}`);
    // Long enough to fill several blocks of the list.
    const urls = [...short, ...Array.from({ length: 100 }, (_, i) => `/${i}${'x'.repeat(60_000)}${i}`)];
    const list = new UrlList();
    for (const url of urls) list.addText(url);
    const question = questionOf(['User-agent: *', 'Disallow: /1', 'Allow: /*7$'], urls, [A]);
    const verdicts = new UrlVerdicts();
    verdicts.setQuestion({ ...question, urls: list });
    finish(verdicts.compute());
    expect(cellsNow(verdicts, question)).toEqual(referenceCells(question));
  });

  test('with more rules than fit into one byte or two', () => {
    for (const rules of [254, 300, 65_534]) {
      const lines = ['User-agent: a', ...Array.from({ length: rules }, (_, i) => `Disallow: /${i}-`)];
      const question = questionOf(
        lines,
        ['/0-', `/${rules - 1}-x`, '/9-', '/no'],
        [{ ...A, dialect: 'standard1994' }],
      );
      const verdicts = new UrlVerdicts();
      verdicts.setQuestion(question);
      finish(verdicts.compute());
      expect(cellsNow(verdicts, question).map(({ line }) => line)).toEqual([2, rules + 1, 11, 0]);
    }
  });
});

describe('verdicts are kept', () => {
  const urls = Array.from({ length: 5_000 }, (_, i) => `/${i % 7}/${i}`);
  const list = listOf(urls);
  const setQuestion = (
    verdicts: UrlVerdicts,
    lines: readonly string[],
    crawlers = [A, B],
    condition?: UrlsQuestion['condition'],
  ) => verdicts.setQuestion({ ...questionOf(lines, [], crawlers, condition), urls: list });
  const FILE = ['User-agent: a', 'Disallow: /1', '', 'User-agent: b', 'Disallow: /2', 'Allow: /2/2'];

  /** Returns the number of cells known before any is decided again, and of all cells. */
  function keptBy(
    second: readonly string[],
    crawlers = [A, B],
    condition?: UrlsQuestion['condition'],
  ): VerdictsProgress {
    const verdicts = new UrlVerdicts();
    setQuestion(verdicts, FILE);
    finish(verdicts.compute());
    setQuestion(verdicts, second, crawlers, condition);
    const steps = verdicts.compute();
    let step = steps.next();
    while (step.done !== true && verdicts.columns.length === 0) step = steps.next();
    const all =
      verdicts.columns.length === 0
        ? 0
        : new Set(verdicts.columns.map(({ cells }) => cells)).size * urls.length;
    const done = [...new Set(verdicts.columns.map(({ cells }) => cells))].reduce(
      (sum, cells) => sum + cells.done,
      0,
    );
    return { done, all };
  }

  test('if an edit changes no rule, or only rules of another group', () => {
    expect(keptBy(['# a note', ...FILE])).toEqual({ done: 10_000, all: 10_000 });
    const verdicts = new UrlVerdicts();
    setQuestion(verdicts, FILE);
    finish(verdicts.compute());
    const before = verdicts.columns.map(({ cells }) => cells);
    setQuestion(verdicts, ['# a note', ...FILE.with(1, 'Disallow: /3')]);
    finish(verdicts.compute());
    const after = verdicts.columns.map(({ cells }) => cells);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(verdicts.columns[1]?.lineAt(2)).toBe(7);
  });

  test('if crawlers are added or removed, and if other groups have the same rules', () => {
    const verdicts = new UrlVerdicts();
    setQuestion(verdicts, [...FILE, 'User-agent: c', 'Disallow: /1'], [A, crawlerNamed('c')]);
    finish(verdicts.compute());
    const [a, c] = verdicts.columns;
    expect(a?.cells).toBe(c?.cells);
    expect([a?.lineAt(1), c?.lineAt(1)]).toEqual([2, 8]);
    expect(keptBy(FILE, [B])).toEqual({ done: 5_000, all: 5_000 });
  });

  test("but not if the file's address or the answer changes", () => {
    const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 } } as const;
    expect(keptBy(FILE, [A], { robotsUrl: 'https://h/robots.txt', answer: PLAIN_ANSWER }).done).toBe(0);
    expect(keptBy(FILE, [A], { robotsUrl: null, answer }).done).toBe(0);
  });

  test('and interrupted work continues', () => {
    const verdicts = new UrlVerdicts();
    setQuestion(verdicts, FILE);
    const steps = verdicts.compute();
    while (verdicts.columns[0]?.cells.done !== 2_048) steps.next();
    setQuestion(verdicts, ['', ...FILE]);
    expect(steps.next()).toEqual({ done: true, value: 'outdated' });
    const { progress, end } = computed(verdicts);
    expect(end).toBe('complete');
    expect(progress.at(-1)).toEqual({ done: 10_000, all: 10_000 });
    expect(verdicts.columns[0]?.cells.done).toBe(5_000);
  });

  test('for a list that has grown, but not for another list', () => {
    const entries = ['/1', '/2'];
    const grows = listOf(entries);
    const verdicts = new UrlVerdicts();
    verdicts.setQuestion({ ...questionOf(FILE, [], [A]), urls: grows });
    finish(verdicts.compute());
    const before = verdicts.columns[0]?.cells;
    entries.push('/1/3');
    verdicts.setQuestion({ ...questionOf(FILE, [], [A]), urls: grows });
    expect(verdicts.cellsOf([0, 2]).outcome).toEqual(new Uint8Array([4, 4]));
    finish(verdicts.compute());
    expect(verdicts.columns[0]?.cells).toBe(before);
    expect(verdicts.cellsOf([0, 2]).outcome).toEqual(new Uint8Array([1, 1]));
    verdicts.setQuestion({ ...questionOf(FILE, [], [A]), urls: listOf(['/2']) });
    finish(verdicts.compute());
    expect(verdicts.cellsOf([0]).outcome).toEqual(new Uint8Array([0]));
  });
});

describe('work in pieces', () => {
  test('progress rises to all cells and counts each set of rules once', () => {
    const urls = Array.from({ length: 10_000 }, (_, i) => `/${i}`);
    const verdicts = new UrlVerdicts();
    verdicts.setQuestion(
      questionOf(['User-agent: *', 'Disallow: /1', 'User-agent: b', 'Disallow: /2'], urls, [A, B, A]),
    );
    const { progress } = computed(verdicts);
    const done = progress.map((each) => each.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toEqual({ done: 20_000, all: 20_000 });
    expect(new Set(done).size).toBeGreaterThan(9);
  });

  test('expensive comparisons make more and smaller pieces', () => {
    const rules = Array.from({ length: 100 }, (_, i) => `Disallow: /*a${'*a'.repeat(20)}*${i}b`);
    const urls = Array.from({ length: 200 }, () => `/${'a'.repeat(2_000)}0123456789b`);
    const verdicts = new UrlVerdicts();
    const question = questionOf(['User-agent: *', ...rules], urls, [A]);
    verdicts.setQuestion(question);
    const { progress } = computed(verdicts);
    expect(progress.length).toBeGreaterThan(5);
    expect(cellsNow(verdicts, question).slice(0, 1)).toEqual(
      referenceCells({ ...question, urls: listOf(urls.slice(0, 1)) }),
    );
  });

  test('long URLs make small batches', () => {
    const urls = Array.from({ length: 64 }, (_, i) => `/${i}${'x'.repeat(100_000)}`);
    const verdicts = new UrlVerdicts();
    verdicts.setQuestion(questionOf(['User-agent: *', 'Disallow: /1'], urls, [A]));
    expect(computed(verdicts).progress.length).toBeGreaterThan(20);
  });

  test('too many cells are refused before any is created', () => {
    const verdicts = new UrlVerdicts();
    const file = ParsedFile.open({ source: 'User-agent: *\nDisallow: /1' });
    const condition = { robotsUrl: null, answer: PLAIN_ANSWER };
    const urls = {
      length: MOST_CELL_BYTES + 1,
      urlAt: () => {
        throw new Error('asked');
      },
    };
    verdicts.setQuestion({ urls, file, condition, crawlers: [A] });
    expect(computed(verdicts).end).toBe('too-many-cells');
    expect(verdicts.columns).toEqual([]);
    expect(verdicts.cellsOf([5]).outcome).toEqual(new Uint8Array([CellOutcome.pending]));
  });

  test('no question, no crawler or no URL completes immediately', () => {
    const verdicts = new UrlVerdicts();
    expect(computed(verdicts)).toEqual({ end: 'complete', progress: [] });
    expect(verdicts.cellsOf([1]).outcome.length).toBe(0);
    verdicts.setQuestion(questionOf(['User-agent: *'], ['/a'], []));
    expect(computed(verdicts).end).toBe('complete');
    verdicts.setQuestion(questionOf(['User-agent: *'], [], [A]));
    expect(computed(verdicts).end).toBe('complete');
  });
});
