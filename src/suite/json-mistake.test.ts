import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake';

test.each<[text: string, place: [line: number, column: number], expected: string, found: string]>([
  ['', [1, 1], 'value', ''],
  ['User-agent: *', [1, 1], 'value', 'U'],
  ['{\n  "a": 1,\n}', [3, 1], 'key', '}'],
  ['{"a": 1\n"b": 2}', [2, 1], 'comma-or-brace', '"'],
  ["{'a': 1}", [1, 2], 'key', "'"],
  ['{"a" 1}', [1, 6], 'colon', '1'],
  ['{"a": }', [1, 7], 'value', '}'],
  ['[1, 2', [1, 6], 'comma-or-bracket', ''],
  ['[1,\r\n 2,]', [2, 4], 'value', ']'],
  ['[1,\r// all\r]', [2, 1], 'value', '/'],
  ['[true, nule]', [1, 11], 'value', 'e'],
  ['[.5]', [1, 2], 'value', '.'],
  ['[-]', [1, 3], 'digit', ']'],
  ['[1.]', [1, 4], 'digit', ']'],
  ['[1e+]', [1, 5], 'digit', ']'],
  ['[01]', [1, 3], 'comma-or-bracket', '1'],
  ['"a\nb"', [1, 3], 'quoted', '\n'],
  ['"a', [1, 3], 'quoted', ''],
  [String.raw`["\x"]`, [1, 4], 'escape', 'x'],
  [String.raw`["\u12g4"]`, [1, 7], 'escape', 'g'],
  ['["\u{1f600}" \u{1f600}]', [1, 7], 'comma-or-bracket', '\u{1f600}'],
  ['{} {}', [1, 4], 'end', '{'],
])('%j', (text, [line, column], expected, found) => {
  expect(jsonMistake(text)).toEqual({ line, column, expected, found });
});

test('finds a mistake if and only if JSON.parse does', () => {
  const changed = fc
    .tuple(
      fc.json({ maxDepth: 3 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ maxLength: 3, unit: 'grapheme' })), {
        maxLength: 2,
      }),
    )
    .map(([json, changes]) =>
      changes.reduce((text, [at, length, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + length);
      }, json),
    );
  let invalid = 0;
  fc.assert(
    fc.property(changed, (text) => {
      const isValid = parses(text);
      if (!isValid) invalid++;
      return (jsonMistake(text) === null) === isValid;
    }),
    { numRuns: 5_000 },
  );
  expect(invalid).toBeGreaterThan(1_000);
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
