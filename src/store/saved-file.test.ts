import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeSource, encodeSource } from '../engine/source';
import { bytesDocument } from './bytes-document';
import { editedDocument, textDocument } from './document';
import { isUnchanged, type SaveChoice, savedBytes, savedName, unchanged } from './saved-file';
import type { TesterDocument } from './state';

const bytesOf = (latin1: string): Uint8Array => Uint8Array.from(Buffer.from(latin1, 'latin1'));
const written = (document: TesterDocument, choice: Partial<SaveChoice> = {}): string =>
  Buffer.from(savedBytes(document, { ...unchanged(document), ...choice })).toString('latin1');
const opened = (latin1: string, name = 'robots.txt'): TesterDocument => ({
  id: 1,
  ...bytesDocument(bytesOf(latin1), { kind: 'file', name }),
});
const edited = (document: TesterDocument): TesterDocument =>
  editedDocument(document, [[document.text.length, document.text.length, '#']], `${document.text}#`);

const BOM = '\xef\xbb\xbf';

describe('an unedited file', () => {
  it('is saved byte for byte', () => {
    const parts = fc.constantFrom(
      '\r\n',
      '\r',
      '\n',
      BOM,
      '\xe9',
      'Disallow: /',
      '\xc3\xa9',
      '\xed\xa0\x80',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(parts), (lines) => {
        expect(written(opened(lines.join('')))).toBe(lines.join(''));
      }),
    );
  });

  test.each([
    ['without its mark', `${BOM}a\r\nb\rc\n\xe9`, { bom: false }, 'a\r\nb\rc\n\xe9'],
    ['with LF', `${BOM}a\r\nb\rc\n\xe9`, { lineEnd: 'lf' }, `${BOM}a\nb\nc\n\xe9`],
    ['with CRLF', 'a\r\nb\rc\n', { lineEnd: 'crlf' }, 'a\r\nb\r\nc\r\n'],
    [
      'in UTF-8',
      'a\r\nb\rc\n\xe9 \x80',
      { rawBytes: 'read-as-windows-1252' },
      'a\r\nb\rc\n\xc3\xa9 \xe2\x82\xac',
    ],
  ] as const)('is saved %s, and nothing else changes', (_, file, choice, expected) => {
    expect(written(opened(file), choice)).toBe(expected);
  });
});

describe('an edited file', () => {
  test.each([
    ['LF', 'a\nb', 'a\nb#'],
    ['CRLF', 'a\r\nb', 'a\r\nb#'],
    ['CR', 'a\rb', 'a\rb#'],
    ['mixed line ends, which become LF', 'a\r\nb\rc\nd', 'a\nb\nc\nd#'],
    ['a byte order mark', `${BOM}a`, `${BOM}a#`],
    ['raw bytes', 'a\xe9\xff', 'a\xe9\xff#'],
  ])('keeps %s', (_, file, expected) => {
    expect(written(edited(opened(file)))).toBe(expected);
  });

  it('remembers that its mixed line ends were unified, until all of its text is replaced', () => {
    const document = edited(opened('a\r\nb\n'));
    expect(document.mixedEndsUnified).toBe(true);
    expect(edited(document).mixedEndsUnified).toBe(true);
    expect(edited(opened('a\nb\n')).mixedEndsUnified).toBe(false);
    expect(editedDocument(document, [[0, document.text.length, 'x']], 'x').mixedEndsUnified).toBe(false);
  });

  it('is written as each choice specifies', () => {
    const choices = fc.record({
      bom: fc.boolean(),
      lineEnd: fc.constantFrom('lf' as const, 'crlf' as const, 'cr' as const),
      rawBytes: fc.constantFrom('keep' as const, 'read-as-windows-1252' as const),
    });
    const text = fc.string({ unit: fc.constantFrom('a', '\n', 'é', '\udce9', '\u{1f600}') });
    fc.assert(
      fc.property(text, fc.boolean(), choices, (lines, bom, choice) => {
        const document = { ...edited(opened(bom ? BOM : '')), text: lines };
        const read = decodeSource(savedBytes(document, choice));
        expect(read.bom).toBe(bom && choice.bom);
        expect(read.text).toBe(
          choice.rawBytes === 'keep' ? keptAsWritten(lines) : lines.replaceAll('\udce9', 'é'),
        );
        if (lines.includes('\n')) expect(read.lineEnd).toBe(choice.lineEnd);
      }),
    );
  });
});

/** Decodes the written text again, because adjacent undecodable bytes can form valid UTF-8. */
function keptAsWritten(text: string): string {
  return decodeSource(encodeSource(text, 'lf', false)).text;
}

describe('a pasted byte order mark', () => {
  const document: TesterDocument = { id: 1, ...textDocument('\ufeffa', { kind: 'typed' }) };

  it('is part of the file', () => {
    expect(unchanged(document).bom).toBe(true);
    expect(written(document)).toBe(`${BOM}a`);
  });

  it('is left out together with the file’s own', () => {
    expect(written(document, { bom: false })).toBe('a');
    expect(written({ ...document, bom: true }, { bom: false })).toBe('a');
    expect(isUnchanged(document, { ...unchanged(document), bom: false })).toBe(false);
  });
});

test.each([
  [{ kind: 'file', name: 'my-robots.TXT' }, 'my-robots.TXT'],
  [{ kind: 'file', name: 'robots.txt.bak' }, 'robots.txt'],
  [{ kind: 'typed' }, 'robots.txt'],
  [{ kind: 'example', id: 'shop' }, 'robots.txt'],
] as const)('the name of %j is %s', (origin, name) => {
  expect(savedName({ origin })).toBe(name);
});
