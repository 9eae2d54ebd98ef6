import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Migration, migrated } from './migrations';

/** A format with two earlier versions: one color, then colors, then colors by name. */
const newest = v.object({ version: v.literal(3), colors: v.array(v.object({ name: v.string() })) });
const migrations: readonly Migration[] = [
  ({ color, ...rest }) => ({ ...rest, colors: [color] }),
  ({ colors, ...rest }) => ({
    ...rest,
    colors: Array.isArray(colors) ? colors.map((name) => ({ name })) : [],
  }),
];

function read(value: unknown, version: unknown): unknown {
  const result = v.safeParse(newest, migrated(value, version, migrations));
  return result.success ? result.output : null;
}

describe('a stored value', () => {
  test('of the newest version is used as it is', () => {
    const value = { version: 3, colors: [{ name: 'red' }] };
    expect(migrated(value, 3, migrations)).toBe(value);
    expect(read(value, value.version)).toEqual(value);
  });

  test('of an older version passes all later migrations', () => {
    const red = { version: 3, colors: [{ name: 'red' }] };
    expect(read({ version: 2, colors: ['red'] }, 2)).toEqual(red);
    expect(read({ version: 1, color: 'red' }, 1)).toEqual(red);
    // A link has its version next to the value.
    expect(read({ color: 'red' }, 1)).toEqual(red);
  });

  test('of an older version is validated like any other', () => {
    expect(read({ version: 1, color: 7 }, 1)).toBeNull();
    expect(read({ version: 2, colors: 'red' }, 2)).toEqual({ version: 3, colors: [] });
  });

  test.each([0, 4, -1, 1.5, Number.NaN, '1', null, undefined])('of version %j is rejected', (version) => {
    expect(migrated({ version, color: 'red' }, version, migrations)).toBeNull();
  });

  test.each([null, undefined, 7, 'red'])('%j is rejected', (value) => {
    expect(migrated(value, 1, migrations)).toBeNull();
  });
});
