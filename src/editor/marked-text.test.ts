import { expect, it } from 'vitest';
import { markedText } from './marked-text';

const noMarks = { groups: new Int32Array(0), rules: new Int32Array(0) };
const plainLine = { isCut: false, part: 0, isFirst: false, isUnused: false, rule: null };

it('lists every line once, and none after the last line end', () => {
  const texts = (text: string) => markedText(text, noMarks).lines.map((line) => line.text);
  expect(texts('')).toEqual([]);
  expect(texts('a')).toEqual(['a']);
  expect(texts('a\n\nb\n')).toEqual(['a', '', 'b']);
  expect(texts('\n')).toEqual(['']);
  expect(markedText('a\n', null)).toEqual({ lines: [{ ...plainLine, text: 'a' }], left: 0, parts: 0 });
});

it('marks the selected groups and the rules that matched', () => {
  const marks = {
    // Lines 1–2 not selected, 4–6 and 8–9 selected.
    groups: Int32Array.of(1, 2, 0, 4, 6, 1, 8, 9, 2),
    // Line 5 lost, 6 won, 9 did not match.
    rules: Int32Array.of(5, 1, 1, 6, 6, 2, 0, 10, 9, 0, 0, 3),
  };
  const { lines, parts } = markedText('1\n2\n3\n4\n5\n6\n7\n8\n9\n10', marks);
  expect(parts).toBe(2);
  expect(lines.map(({ part }) => part)).toEqual([0, 0, 0, 1, 1, 1, 0, 2, 2, 0]);
  expect(lines.flatMap(({ isFirst, text }) => (isFirst ? [text] : []))).toEqual(['4', '8']);
  expect(lines.flatMap(({ isUnused, text }) => (isUnused ? [text] : []))).toEqual(['1', '2']);
  expect(lines.map(({ rule }) => rule)).toEqual([
    ...[null, null, null, null],
    { won: false, blocks: false, length: 6 },
    { won: true, blocks: true, length: 10 },
    ...[null, null, null, null],
  ]);
});

it('shows bytes that are not UTF-8', () => {
  expect(markedText('/caf\udce9', noMarks).lines[0]?.text).toBe('/caf\\xE9');
});

it('stops after 5,000 lines and counts the rest', () => {
  const { lines, left } = markedText('a\n'.repeat(5_000), noMarks);
  expect([lines.length, left]).toEqual([5_000, 0]);
  const longer = markedText(`${'a\n'.repeat(5_000)}b\nc`, noMarks);
  expect([longer.lines.length, longer.left]).toEqual([5_000, 2]);
});

it('cuts long lines, and stops after a maximum amount of text', () => {
  const { lines, left } = markedText(`${'a'.repeat(300_000)}\n`.repeat(4), noMarks);
  expect(lines).toHaveLength(2);
  expect(lines.every(({ text, isCut }) => text.length === 2_000 && isCut)).toBe(true);
  expect(left).toBe(2);
  expect(markedText('a'.repeat(2_000), noMarks).lines[0]?.isCut).toBe(false);
});
