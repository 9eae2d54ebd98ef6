import { describe, expect, test } from 'vitest';
import { encodeText } from '../../engine';
import { isTestFile } from '../is-test-file';
import { readTestFile, writeTestFile } from './test-file';
import { fullState, smallState } from './testdata/shared';

describe('test file', () => {
  test.each([
    ['full', fullState],
    ['small', smallState],
  ])('brings a whole state back: %s', (_name, state) => {
    const bytes = writeTestFile(state) ?? new Uint8Array();
    expect(isTestFile(bytes)).toBe(true);
    expect(readTestFile(bytes)).toEqual(state);
  });

  test('a byte order mark of an editor does not matter', () => {
    const bytes = writeTestFile(smallState) ?? new Uint8Array();
    expect(readTestFile(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toEqual(smallState);
  });

  test('can be read by people', () => {
    const text = new TextDecoder().decode(writeTestFile(smallState) ?? undefined);
    expect(text).toBe(
      '{\n  "format": "robots-test",\n  "version": 1,\n  "text": "User-agent: *\\nDisallow: /",\n  "crawler": "googlebot",\n  "url": "/"\n}\n',
    );
  });

  test.each([
    '',
    'User-agent: *',
    '{"format": "robots-test"',
    '{"format": "robots-test", "version": 1}',
    '{"format": "robots-test", "version": 2, "text": "", "crawler": "", "url": ""}',
    '{"format": "other", "version": 1, "text": "", "crawler": "", "url": ""}',
    '{"version": 1, "text": "", "crawler": "", "url": ""}',
    'null',
    '[]',
  ])('%j is none', (text) => {
    expect(readTestFile(encodeText(text))).toBeNull();
  });

  test.each(['{}', 'User-agent: *', '# {"format": "robots-test"', '{"a": 1, "format": "robots-test"}'])(
    '%j is not taken for one',
    (text) => {
      expect(isTestFile(encodeText(text))).toBe(false);
    },
  );
});
