import { describe, expect, it } from 'vitest';
import { pathParts } from './path-parts';

describe('pathParts', () => {
  it('splits a path into the matched parts and the rest', () => {
    const spans = [
      { from: 0, to: 1, kind: 'literal' },
      { from: 1, to: 10, kind: 'star' },
      { from: 10, to: 13, kind: 'literal' },
    ] as const;
    expect(pathParts('/shop/cart?x=1', spans, false)).toEqual([
      { kind: 'literal', from: 0, text: '/' },
      { kind: 'star', from: 1, text: 'shop/cart' },
      { kind: 'literal', from: 10, text: '?x=' },
      { kind: 'rest', from: 13, text: '1' },
    ]);
  });

  it('omits a star that matched nothing, and an empty rest', () => {
    const spans = [
      { from: 0, to: 2, kind: 'literal' },
      { from: 2, to: 2, kind: 'star' },
    ] as const;
    expect(pathParts('/a', spans, false)).toEqual([{ kind: 'literal', from: 0, text: '/a' }]);
  });

  it('shows the whole path as rest when an empty rule matched none of it', () => {
    expect(pathParts('/a', [], false)).toEqual([{ kind: 'rest', from: 0, text: '/a' }]);
  });

  it('stays short for any path and pattern', () => {
    const path = `/${'a'.repeat(1_999)}`;
    const spans = Array.from(
      { length: 1_000 },
      (_, index) => ({ from: 2 * index, to: 2 * index + 2, kind: 'literal' }) as const,
    );
    expect(pathParts(path, spans, true).length).toBeLessThan(30);
    for (const { text } of pathParts(path, [{ from: 0, to: 2_000, kind: 'star' }], true)) {
      expect(text.length).toBeLessThan(60);
    }
  });

  it('marks a path that was cut earlier', () => {
    expect(pathParts('/ab', [{ from: 0, to: 1, kind: 'literal' }], true).at(-1)?.text).toBe('ab…');
  });
});
