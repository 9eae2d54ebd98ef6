import { expect, it } from 'vitest';
import { readRawBytes, showRawBytes } from '../engine/source';
import { rawBytesOf } from './raw-bytes';

it('finds no raw bytes in decodable text', () => {
  expect(rawBytesOf('a é \u{1f600}\n')).toBeNull();
});

it('counts bytes and lines, and shows the first', () => {
  expect(rawBytesOf('a\n/caf\udce9/\udcff\n\u{1f600}\n\udc80')).toEqual({
    bytes: 3,
    lines: 2,
    sample: { line: 2, shown: '/caf\\xE9/\\xFF', read: '/café/ÿ' },
  });
});

it('cuts long lines between characters', () => {
  // Half of this character would look like an undecodable byte.
  const sign = '\u{1f4c4}';
  for (const shift of ['', 'a']) {
    const sample = rawBytesOf(`${sign.repeat(40)}${shift}\udce9${shift}${sign.repeat(40)}`)?.sample;
    expect(sample?.shown).toMatch(/^…(\u{1f4c4})+a?\\xE9a?(\u{1f4c4})+…$/u);
    expect(sample?.read).toMatch(/^…(\u{1f4c4})+a?éa?(\u{1f4c4})+…$/u);
  }
});

it('decodes every byte, and leaves other lone surrogates', () => {
  const all = Array.from({ length: 128 }, (_, index) => String.fromCharCode(0xdc80 + index)).join('');
  expect(readRawBytes(all)).toMatch(/^[^\p{Surrogate}]{128}$/u);
  expect(readRawBytes('\udc80\udcf6')).toBe('€ö');
  expect(readRawBytes('\ud800 \udfff')).toBe('\ud800 \udfff');
  expect(showRawBytes('\ud800\udcff')).toBe('\ud800\udcff');
});
