import { describe, expect, test } from 'vitest';
import { shownHeaders } from './shown-headers';

describe('the headers that are passed on', () => {
  test('are those about the file', () => {
    expect(
      shownHeaders([
        ['content-type', 'text/plain'],
        ['set-cookie', 'id=1'],
        ['x-cache', 'HIT'],
        ['x-cache', 'MISS'],
        ['authorization', 'x'],
      ]),
    ).toEqual([
      ['content-type', 'text/plain'],
      ['x-cache', 'HIT'],
      ['x-cache', 'MISS'],
    ]);
  });

  test('are limited in number and length', () => {
    const many = Array.from({ length: 100 }, () => ['via', 'x'.repeat(8_000)] as const);
    const shown = shownHeaders(many);
    expect(shown).toHaveLength(40);
    expect(shown[39]?.[1]).toHaveLength(500);
  });
});
