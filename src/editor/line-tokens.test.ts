import { expect, test } from 'vitest';
import { lineTokens } from './line-tokens';

test.each([
  ['', []],
  ['# a', [['# a', 'comment']]],
  [
    'no rule',
    [
      ['no', 'field'],
      [' ', null],
      ['rule', 'value'],
    ],
  ],
  [
    ' Allow : /a  # b',
    [
      [' ', null],
      ['Allow', 'field'],
      [' : ', null],
      ['/a', 'value'],
      ['  ', null],
      ['# b', 'comment'],
    ],
  ],
  [
    'Allow:',
    [
      ['Allow', 'field'],
      [':', null],
    ],
  ],
  [
    'Allow: /a\0/b',
    [
      ['Allow', 'field'],
      [': ', null],
      ['/a', 'value'],
      ['\0/b', 'ignored'],
    ],
  ],
  [
    'word # b',
    [
      ['word ', null],
      ['# b', 'comment'],
    ],
  ],
])('cuts %j', (line, expected) => {
  const pieces = lineTokens(line).map(({ from, to, kind }) => [line.slice(from, to), kind]);
  expect(pieces).toEqual(expected);
  expect(pieces.map(([text]) => text).join('')).toBe(line);
});
