import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byteLength,
  cutAfterBytes,
  decodeSource,
  encodeSource,
  encodeText,
  forEachByte,
  leadingBom,
} from './index';

/**
 * Bytes like those in real files: ASCII with line ends, whole and broken UTF-8 sequences, byte order marks.
 */
const fileBytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc
        .constantFrom('\r', '\n', '\r\n', 'Disallow: /', '\u00e9', '\u{1f600}', '\ufeff', '\ud800')
        .map((text) => Buffer.from(text)),
      fc
        .constantFrom([0xef], [0xef, 0xbb], [0xed, 0xa0, 0x80], [0xf0, 0x9f], [0xc0, 0xaf])
        .map((bytes) => Uint8Array.from(bytes)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => new Uint8Array(Buffer.concat(parts)));

describe('decoding and encoding files', () => {
  test("restores a file's bytes exactly", () => {
    fc.assert(
      fc.property(fileBytes, (bytes) => {
        const { text, lineEnd, bom } = decodeSource(bytes);
        fc.pre(lineEnd !== 'mixed');
        expect([...encodeSource(text, lineEnd, bom)]).toEqual([...bytes]);
      }),
      { numRuns: 3000 },
    );
  });

  test('keeps every byte but the line ends if they are mixed', () => {
    fc.assert(
      fc.property(fileBytes, (bytes) => {
        const { text, lineEnd, bom, lineEndWidths } = decodeSource(bytes);
        fc.pre(lineEnd === 'mixed');
        const withoutEnds = (all: Uint8Array): number[] =>
          [...all].filter((byte) => byte !== 0x0a && byte !== 0x0d);
        expect(withoutEnds(encodeSource(text, lineEnd, bom))).toEqual(withoutEnds(bytes));
        expect(lineEndWidths?.length).toBe(text.split('\n').length - 1);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['\u00e9', [0xc3, 0xa9]],
    ['\udce9', [0xe9]],
    ['a\udc80\udcff', [0x61, 0x80, 0xff]],
    ['\ud800x', [0xef, 0xbf, 0xbd, 0x78]],
    ['\udc7f', [0xef, 0xbf, 0xbd]],
    ['\u{1f600}\udcf0', [0xf0, 0x9f, 0x98, 0x80, 0xf0]],
  ])('encodes %j as %j', (text, bytes) => {
    expect([...encodeText(text)]).toEqual(bytes);
    expect(byteLength(text)).toBe(bytes.length);
  });

  test('computes the length of the encoded bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fileBytes, (written, bytes) => {
        const text = written + decodeSource(bytes).text;
        expect(byteLength(text)).toBe(encodeText(text).length);
        const platform = Buffer.from(text);
        if (platform.toString() === text) expect([...encodeText(text)]).toEqual([...platform]);
        const visited: number[] = [];
        forEachByte(text, (byte) => visited.push(byte));
        expect(visited).toEqual([...encodeText(text)]);
      }),
    );
  });

  test('keeps exactly the first bytes when it cuts a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, bytes) => {
        const cut = cutAfterBytes(text, 0, text.length, bytes);
        const kept = cut === null ? text : text.slice(0, cut.to) + cut.tail;
        expect([...encodeText(kept)]).toEqual([...encodeText(text).subarray(0, bytes)]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['\n', 'lf'],
    ['\r\n', 'crlf'],
    ['\r', 'cr'],
    ['\r\n\n', 'mixed'],
    ['\n\r', 'mixed'],
    ['', 'lf'],
  ])('reads the line ends of %j as %s', (text, lineEnd) => {
    expect(decodeSource(encodeText(`a${text}b`)).lineEnd).toBe(lineEnd);
  });
});

describe('finding a byte order mark at the start', () => {
  test.each([
    ['whole', '\ufeffa', { skip: 1, bytes: 3, rest: '' }],
    ['its first byte', '\udcefa', { skip: 1, bytes: 1, rest: '' }],
    ['its first two bytes', '\udcef\udcbba', { skip: 2, bytes: 2, rest: '' }],
    ['inside a character that begins with EF BB', '\ufeed', { skip: 0, bytes: 2, rest: '\udcad' }],
    ['inside a character that begins with EF', '\uff01', { skip: 0, bytes: 1, rest: '\udcbc\udc81' }],
    ['none', 'a', { skip: 0, bytes: 0, rest: '' }],
  ])('%s', (_, text, expected) => {
    expect(leadingBom(text)).toEqual(expected);
  });
});
