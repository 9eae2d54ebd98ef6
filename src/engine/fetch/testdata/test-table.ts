import { expect, test } from 'vitest';
import { effectOf, type FetchRules, type ServerAnswer } from '..';
import { inShort } from './answers';

/** Runs one test per row: title, answer, effect as in `inShort`. */
export function testEffects(
  rules: FetchRules,
  rows: readonly (readonly [string, ServerAnswer, string])[],
): void {
  test.each(rows)('%s', (_title, answer, expected) => {
    expect(inShort(effectOf(answer, rules))).toBe(expected);
  });
}
