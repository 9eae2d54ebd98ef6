import { Chunk } from '@codemirror/merge';
import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { lineChanges } from './line-changes';

afterEach(() => vi.restoreAllMocks());

const text = fc
  .array(fc.constantFrom('', 'a', 'b', 'c', 'User-agent: *', 'Disallow: /'), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

/** A file of 20,000 lines and about 460,000 bytes. */
function large(word: string): string {
  const lines = ['User-agent: *'];
  for (let i = 0; lines.length < 20_000; i++) lines.push(`Disallow: /${word}/${i.toString(36)}/shop/`);
  return lines.join('\n');
}

test('turns one text into the other with chunks of whole lines', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineChanges(before, after);
      if (changes === null) throw new Error('Not compared');
      let made = '';
      let at = 0;
      for (const { fromA, toA, fromB, toB } of changes) {
        made += before.slice(at, fromA) + after.slice(fromB, toB);
        at = toA;
      }
      expect(made + before.slice(at)).toBe(after);
      const [a, b] = [Text.of(before.split('\n')), Text.of(after.split('\n'))];
      for (const chunk of Chunk.build(a, b, { override: () => changes })) {
        expect(a.lineAt(Math.min(chunk.fromA, a.length)).from).toBe(Math.min(chunk.fromA, a.length));
        expect(b.lineAt(Math.min(chunk.fromB, b.length)).from).toBe(Math.min(chunk.fromB, b.length));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('compares a large file with many small changes line by line', () => {
  // Freezes the clock, because a busy machine may need longer than the limit.
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const before = large('a');
  const after = before
    .split('\n')
    .map((line, i) => (i % 100 === 50 ? `${line}x` : line))
    .join('\n');
  expect(lineChanges(before, after)).toHaveLength(200);
});

test('gives up on two large files that have little in common', () => {
  const [before, after] = [large('a'), large('b')];
  expect(lineChanges(before, after)).toBeNull();
});

test('does not show a very long removed line', () => {
  expect(lineChanges(`a\n${'b'.repeat(30_000)}`, 'a')).toBeNull();
});
