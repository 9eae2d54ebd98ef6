import { describe, expect, it, test } from 'vitest';
import { copiedText, lineEndChoice, plain, rawBytesHeading, rawBytesSample, savedFileText } from './index';

describe('the description of the saved file', () => {
  const file = { bytes: 516, bom: false, lineEnd: 'lf', rawBytes: 0, isAsOpened: false } as const;

  test.each([
    [file, '516 B, UTF-8, LF.'],
    [
      { ...file, bom: true, lineEnd: 'cr', rawBytes: 1 },
      '516 B, UTF-8 with a byte order mark, CR, 1 byte not UTF-8.',
    ],
    [
      { ...file, bytes: 12_600, lineEnd: 'mixed', rawBytes: 2_000, isAsOpened: true },
      '12.3 KiB, UTF-8, mixed line endings, 2,000 bytes not UTF-8. Identical to the file you opened.',
    ],
  ] as const)('%j', (expected, text) => {
    expect(plain(savedFileText(expected))).toBe(text);
  });
});

it('lineEndChoice says Keep for the file’s own line endings', () => {
  expect(lineEndChoice('crlf', true)).toBe('Keep CRLF');
  expect(lineEndChoice('lf', false)).toBe('LF');
  expect(lineEndChoice('mixed', true)).toBe('Keep them mixed');
});

it('bytes that are not UTF-8 are counted, with a sample line', () => {
  expect(rawBytesHeading(1, 1)).toBe("1 byte isn't UTF-8, in 1 line");
  expect(rawBytesHeading(1_200, 30)).toBe("1,200 bytes aren't UTF-8, in 30 lines");
  expect(plain(rawBytesSample(1_012, '/\\xE9', '/é'))).toBe('Line 1,012: /\\xE9 becomes /é');
});

it('copiedText counts the bytes that a copy lost', () => {
  expect(copiedText(0)).toBe('Copied.');
  expect(copiedText(1)).toMatch(/1 byte that isn't UTF-8/);
  expect(copiedText(3)).toMatch(/3 bytes that aren't UTF-8/);
});
