import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleMark } from '../../engine';
import type { EditorMarks } from './editor-marks';
import { MarksOverText } from './marks-over-text';

const text = Text.of([
  '# shop',
  'User-agent: a',
  'Allow: /1',
  'Disallow: /22',
  '',
  'User-agent: b',
  'Allow: /',
  'Allow: /3',
]);

const marks: EditorMarks = {
  version: 1,
  lines: {
    groups: Int32Array.of(2, 4, 1, 6, 8, 0),
    rules: Int32Array.of(3, RuleMark.lost, 1, 2, 4, RuleMark.won, 0, 3),
  },
  limit: { line: 7, offset: text.line(7).to, lostLines: 1, lostRules: 1 },
};

function edited(from: number, to: number, insert: string): MarksOverText {
  const changes = ChangeSet.of({ from, to, insert }, text.length);
  return MarksOverText.of(marks, text).map(changes, changes.apply(text));
}

function rulesOf(over: MarksOverText, lines: number): (string | null)[] {
  return Array.from({ length: lines }, (_, index) => over.ruleAt(index + 1)?.state ?? null);
}

function partsOf(over: MarksOverText, lines: number): (number | null)[] {
  return Array.from({ length: lines }, (_, index) => over.groupAt(index + 1)?.part ?? null);
}

describe('MarksOverText', () => {
  it('finds groups and rules by line', () => {
    const over = MarksOverText.of(marks, text);
    expect(over.parts).toBe(1);
    expect(partsOf(over, 8)).toEqual([null, 1, 1, 1, null, 0, 0, 0]);
    expect(rulesOf(over, 8)).toEqual([null, null, 'lost', 'won', null, null, null, null]);
    expect(over.ruleAt(3)).toEqual({ line: 3, state: 'lost', blocks: false, length: 2 });
    expect(over.groupAt(7)).toEqual({ first: 6, last: 8, part: 0 });
    expect(over.limitOffset()).toBe(text.line(7).to);
  });

  it('marks a disallow rule as blocking only if it has a path', () => {
    const rules = Int32Array.of(3, RuleMark.won, 0, 0, 4, RuleMark.lost, 0, 3);
    const over = MarksOverText.of({ ...marks, lines: { ...marks.lines, rules } }, text);
    expect([over.ruleAt(3)?.blocks, over.ruleAt(4)?.blocks]).toEqual([false, true]);
  });

  it('follows lines when one is inserted before a rule, between rules and above all', () => {
    expect(rulesOf(edited(text.line(4).from, text.line(4).from, '\n'), 6)).toEqual([
      null,
      null,
      'lost',
      null,
      'won',
      null,
    ]);
    expect(rulesOf(edited(text.line(3).to, text.line(3).to, '\nCrawl-delay: 1'), 6)).toEqual([
      null,
      null,
      'lost',
      null,
      'won',
      null,
    ]);
    expect(partsOf(edited(0, 0, '\n\n'), 10)).toEqual([null, null, null, 1, 1, 1, null, 0, 0, 0]);
    expect(partsOf(edited(text.line(3).from, text.line(3).from, 'Allow: /n\n'), 6)).toEqual([
      null,
      1,
      1,
      1,
      1,
      null,
    ]);
  });

  it('drops a rule whose line is deleted, and no other', () => {
    const over = edited(text.line(3).from, text.line(4).from, '');
    expect(rulesOf(over, 4)).toEqual([null, null, 'won', null]);
    expect(over.matches().map(({ line }) => line)).toEqual([3]);
  });

  it('moves the limit with the text before it', () => {
    expect(edited(0, 0, 'abc').limitOffset()).toBe(text.line(7).to + 3);
    expect(edited(text.length, text.length, 'abc').limitOffset()).toBe(text.line(7).to);
  });

  it('lists matches by precedence', () => {
    const rules = Int32Array.of(
      ...[2, RuleMark.lost, 0, 5],
      ...[3, RuleMark.unmatched, 1, 9],
      ...[4, RuleMark.lost, 1, 5],
      ...[6, RuleMark.lost, 1, 7],
      ...[7, RuleMark.won, 1, 7],
      ...[8, RuleMark.lost, 0, 5],
    );
    const over = MarksOverText.of({ ...marks, lines: { ...marks.lines, rules } }, text);
    expect(over.matches().map(({ line }) => line)).toEqual([7, 6, 4, 2, 8]);
  });

  it('accepts marks of another text without throwing', () => {
    const foreign: EditorMarks = {
      version: 1,
      lines: { groups: Int32Array.of(-1, 3, 0, 5, 99, 1), rules: Int32Array.of(0, 1, 1, 1, 77, 2, 0, 3) },
      limit: { line: 99, offset: 9999, lostLines: 0, lostRules: 0 },
    };
    const short = Text.of(['x']);
    const over = MarksOverText.of(foreign, short);
    const grown = ChangeSet.of({ from: 0, to: 1, insert: 'a\nb' }, 1);
    for (const each of [over, over.map(grown, grown.apply(short))]) {
      for (let line = 1; line <= 3; line++) {
        each.groupAt(line);
        each.ruleAt(line);
      }
      expect(each.matches().every(({ line }) => line >= 1 && line <= 2)).toBe(true);
      expect(each.limitOffset()).toBeLessThanOrEqual(3);
    }
  });

  it('agrees with mapping each line separately, after any edits', () => {
    const lines = 40;
    const base = Text.of(Array.from({ length: lines }, (_, index) => `${'ab'.repeat(index % 4)}`));
    const rules = Int32Array.from(
      Array.from({ length: lines }, (_, index) => [index + 1, RuleMark.unmatched, 1, index + 1]).flat(),
    );
    const own: EditorMarks = { version: 1, lines: { groups: new Int32Array(0), rules }, limit: null };
    const edit = fc.record({
      at: fc.nat(200),
      deleted: fc.nat(6),
      insert: fc.constantFrom('', 'x', '\n', 'x\ny'),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 5 }), (edits) => {
        let doc = base;
        let over = MarksOverText.of(own, base);
        let begins = Array.from({ length: lines }, (_, index) => base.line(index + 1).from);
        for (const { at, deleted, insert } of edits) {
          const from = Math.min(at, doc.length);
          const changes = ChangeSet.of(
            { from, to: Math.min(doc.length, from + deleted), insert: Text.of(insert.split('\n')) },
            doc.length,
          );
          doc = changes.apply(doc);
          over = over.map(changes, doc);
          begins = begins.map((begin) => changes.mapPos(begin, 1));
        }
        for (let line = 1; line <= doc.lines; line++) {
          const rule = over.ruleAt(line);
          const here = begins.flatMap((begin, index) =>
            doc.lineAt(begin).number === line ? [index + 1] : [],
          );
          if (rule !== null) expect(here).toContain(rule.length);
          else if (here.length > 0) expect(edits.some(({ deleted }) => deleted > 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
