import { expect, test } from 'vitest';
import { draftNameFrom } from './draft-name';

test.each([
  ['  Shop, new  rules ', 'Shop, new rules'],
  ['one\ntwo\u0000\tthree', 'one two three'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['raw \udce9 byte', 'raw \ufffd byte'],
  ['', ''],
  ['\u200b\u202e', ''],
  ['👩\u200d💻', '👩\u200d💻'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  [`${'x'.repeat(78)}😀y`, `${'x'.repeat(78)}😀`],
  [' '.repeat(5_000_000), ''],
])('a typed name is normalised (%#)', (typed, name) => {
  expect(draftNameFrom(typed)).toBe(name);
});
