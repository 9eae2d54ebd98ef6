import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode';
import { encodeText } from './encode';
import { decodePercent, encodePercent } from './percent';

describe('percent codec', () => {
  test('keeps characters that are safe in a URL and escapes the rest byte by byte', () => {
    expect(encodePercent('User-agent: *\nDisallow: /café')).toBe('User-agent:%20*%0ADisallow:%20/caf%C3%A9');
    expect(encodePercent('a&b=c#d+e%f?"<>\'()')).toBe('a%26b%3Dc%23d%2Be%25f%3F%22%3C%3E%27%28%29');
  });

  test('keeps raw bytes and turns other lone surrogates into EF BF BD', () => {
    expect(encodePercent('\udce9\ud800')).toBe('%E9%EF%BF%BD');
    expect(decodePercent('%E9')).toBe('\udce9');
  });

  test.each([
    ['%', '%'],
    ['100%', '100%'],
    ['%zz%4', '%zz%4'],
    ['a+b', 'a+b'],
    ['%e2%82%AC', '€'],
    ['é€', 'é€'],
    ['%25%32%35', '%25'],
  ])('reads %j as %j', (value, text) => {
    expect(decodePercent(value)).toBe(text);
  });

  test('decodes an encoded text as decoding its bytes does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = encodePercent(text);
        expect(written).toMatch(/^(?:[A-Za-z0-9\-._~*:@/$]|%[0-9A-F]{2})*$/);
        expect(decodePercent(written)).toBe(decodeText(encodeText(text)));
      }),
    );
  });

  test('restores every file byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(encodeText(decodePercent(encodePercent(decodeText(bytes))))).toEqual(bytes);
      }),
    );
  });
});
