import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../../engine/source';
import { kindOfText } from '../../engine/text-kind';
import { suiteSchema } from '../../suite/suite-schema';
import { readTestFile, writeTestFile } from './test-file';
import { countedState, fullState, sameFileState, smallState, suiteState } from './testdata/shared';

const isTestFile = (bytes: Uint8Array) => kindOfText(decodeText(bytes)).kind === 'test-file';

describe('test file', () => {
  test.each([
    ['full', fullState],
    ['with a suite', suiteState],
    ['with counts', countedState],
    ['small', smallState],
  ])('restores a whole state: %s', (_name, state) => {
    const bytes = writeTestFile(state) ?? new Uint8Array();
    expect(isTestFile(bytes)).toBe(true);
    expect(readTestFile(bytes)).toEqual(state);
  });

  test('leaves out sites that serve the same file, which the command refuses', () => {
    const bytes = writeTestFile(sameFileState) ?? new Uint8Array();
    expect(readTestFile(bytes)).toEqual(fullState);
    expect(v.is(suiteSchema, JSON.parse(new TextDecoder().decode(bytes)))).toBe(true);
  });

  test('a byte order mark from an editor does not matter', () => {
    const bytes = writeTestFile(smallState) ?? new Uint8Array();
    expect(readTestFile(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toEqual(smallState);
  });

  test('a suite for the command needs no file and no question, and may name its schema', () => {
    const bytes = encodeText(
      '{"$schema": "https://example.com/robots-test.schema.json", "format": "robots-test", "version": 1, "crawlers": ["GPTBot"], "urls": [{"url": "/a", "expected": "blocked"}, {"url": "/b"}]}',
    );
    expect(isTestFile(bytes)).toBe(true);
    expect(readTestFile(bytes)).toEqual({
      ...smallState,
      text: '',
      crawler: '',
      url: '',
      crawlers: ['GPTBot'],
      urls: [{ url: '/a', expected: 'blocked' }, { url: '/b' }],
    });
  });

  test('loses nothing of any suite, and the command accepts it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 8 });
    const name = fc.oneof(text, fc.constant('*')).filter((one) => one !== '');
    const outcome = fc.constantFrom('allowed' as const, 'blocked' as const);
    const expected = fc.oneof(
      outcome,
      fc.array(fc.tuple(name, outcome), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    );
    const count = fc.integer({ min: 2, max: 4_294_967_295 });
    const entry = fc.record({ url: text, count, expected }, { requiredKeys: ['url'] });
    const entries = fc.array(entry, { maxLength: 5 });
    fc.assert(
      fc.property(entries, fc.array(name, { maxLength: 3 }), (urls, crawlers) => {
        const state = { ...smallState, urls, crawlers };
        const bytes = writeTestFile(state) ?? new Uint8Array();
        expect(readTestFile(bytes)).toEqual(state);
        expect(v.is(suiteSchema, JSON.parse(new TextDecoder().decode(bytes)))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is human-readable', () => {
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
  ])('%j is rejected', (text) => {
    expect(readTestFile(encodeText(text))).toBeNull();
  });

  test('is read with at most 200 levels of lists', () => {
    const nested = (levels: number) =>
      encodeText(
        `{"format": "robots-test", "version": 1, "text": "", "crawler": "", "url": "", "x": ${'['.repeat(levels)}${']'.repeat(levels)}}`,
      );
    expect(readTestFile(nested(199))).not.toBeNull();
    expect(readTestFile(nested(200))).toBeNull();
  });

  test.each(['{}', 'User-agent: *', '# {"format": "robots-test"', '{"a": 1, "format": "robots-test"}'])(
    '%j is not recognised as one',
    (text) => {
      expect(isTestFile(encodeText(text))).toBe(false);
    },
  );
});
