import { describe, expect, test } from 'vitest';
import { dialects } from '../../engine';
import { isSameTrait, type TraitId, traitIds } from '../../engine/traits';
import { traitTexts } from './index';

/** The first standard ignores Allow, so any rule that matches wins, although the engine takes the longest. */
const SAID_OTHERWISE = { order: 'standard1994' } as Partial<Record<TraitId, string>>;

describe.each(traitIds)('%s', (id) => {
  const { values } = traitTexts[id];

  test('has words for what the dialects do differently', () => {
    expect(new Set(Object.values(values)).size).toBeGreaterThan(1);
    for (const words of Object.values(values)) expect(words).toMatch(/^.{4,32}$/);
  });

  test('has the same words for dialects that do the same', () => {
    for (const one of dialects)
      for (const other of dialects) {
        const isSaidOtherwise = [one.id, other.id].some((dialect) => dialect === SAID_OTHERWISE[id]);
        if (isSameTrait(id, one, other) && !isSaidOtherwise) expect(values[one.id]).toBe(values[other.id]);
      }
  });
});
