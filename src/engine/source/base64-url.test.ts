import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64-url';

describe('base64url', () => {
  test("agrees with Node's encoder and decodes to the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  test('encodes and decodes megabytes', () => {
    const bytes = Buffer.alloc(
      1_000_001,
      Uint8Array.from({ length: 251 }, (_, index) => index),
    );
    // `toEqual` takes seconds for this many bytes.
    expect(bytes.equals(decodeBase64Url(encodeBase64Url(bytes)) ?? new Uint8Array())).toBe(true);
  });

  test.each(['a', 'abcde', 'ab=', 'a b', 'ab\n', 'a+b/', 'é', 'ab.c'])('rejects %j', (text) => {
    expect(decodeBase64Url(text)).toBeNull();
  });
});
