import { expect, test } from 'vitest';
import { inlineCode, textBlock } from './markdown';

test('invisible characters are named', () => {
  expect(textBlock('\ufeffa\u00a0b\u200bc\udc80\r\n')).toBe(
    '```text\n[U+FEFF]a[U+00A0]b[U+200B]c[U+DC80][U+000D]\n```',
  );
});

test('backticks end neither a block nor a part of a sentence', () => {
  expect(textBlock('```\n')).toBe('````text\n```\n````');
  expect(inlineCode('`a')).toBe('`` `a ``');
  expect(inlineCode('')).toBe('(nothing)');
});

test('very long examples are cut', () => {
  expect(textBlock('a\n'.repeat(1000)).split('\n')).toHaveLength(28);
  expect(textBlock('a'.repeat(10_000)).length).toBeLessThan(300);
});
