import { expect, test } from 'vitest';
import { encodeText } from '../engine/source';
import { JsonDepth } from './json-depth';

/**
 * Returns whether a text is nested at most `most` levels deep. Reads it both in one piece and byte by byte.
 */
function fits(text: string, most: number): boolean {
  const bytes = encodeText(text);
  const atOnce = new JsonDepth().read(bytes, most);
  const slowly = new JsonDepth();
  expect([...bytes].every((byte) => slowly.read(Uint8Array.of(byte), most))).toBe(atOnce);
  return atOnce;
}

test.each([
  ['', 0],
  ['"a"', 0],
  ['[]', 1],
  ['[[],{"a":{}}]', 3],
  // Siblings don't count as nesting.
  ['[[],[],[],[]]', 2],
  // Brackets in strings don't count.
  ['["[[[{{{"]', 1],
  [String.raw`["\"[[[\\",[]]`, 2],
  [String.raw`["\\\\",[[]]]`, 3],
  ['["\u00e9[\u{1f600}["]', 1],
])('%j is nested %i levels deep', (text, depth) => {
  expect(fits(text, depth)).toBe(true);
  if (depth > 0) expect(fits(text, depth - 1)).toBe(false);
});
