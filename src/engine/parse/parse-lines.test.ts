import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { google, python } from '../dialects';
import { findBreaks } from './parse-lines';
import { parseRobotsTxt } from './parse-robots-txt';

const BREAKS = python.lines.breaks;

/** Splits a line of a text as Python does, without a regular expression. */
function rows(line: string): string[] {
  const found = [''];
  for (const unit of line) {
    if ('\v\f\x1c\x85\u2028'.includes(unit)) found.push('');
    else found.push(found.pop() + unit);
  }
  return found;
}

describe('rows that differ from the lines of the text', () => {
  test('finds none in a dialect that splits lines only at LF, or in a text without other breaks', () => {
    expect(google.lines.breaks).toBeNull();
    expect(findBreaks('a\vb\nc', null)).toBeNull();
    expect(findBreaks('a\nb\nc', BREAKS)).toBeNull();
    expect(findBreaks('', BREAKS)).toBeNull();
  });

  test('numbers each row by the line of the text that it belongs to', () => {
    expect(findBreaks('a\vb\n\n\u2028c', BREAKS)).toEqual({
      offsets: [1, 3, 4, 5],
      numbers: [1, 1, 2, 3, 3],
    });
  });

  test('breaks at the characters at which Python splits lines', () => {
    const breaking: number[] = [];
    for (let unit = 0; unit <= 0xffff; unit++)
      if (findBreaks(`a${String.fromCharCode(unit)}b`, BREAKS) !== null) breaking.push(unit);
    expect(breaking).toEqual([0x0b, 0x0c, 0x1c, 0x1d, 0x1e, 0x85, 0x2028, 0x2029]);
  });

  test('splits a text into the same pieces as a loop over all breaks', () => {
    const text = fc
      .array(
        fc.constantFrom('a', '\n', '\v', '\f', '\x1c', '\x1f', '\x85', '\u2028', '\udce9', '\ud83d\ude00'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (source) => {
        const robots = parseRobotsTxt(source, python);
        expect(robots.lines.map(({ from, to }) => source.slice(from, to))).toEqual(
          source.split('\n').flatMap(rows),
        );
        expect(robots.lines.map(({ number }) => number)).toEqual(
          source.split('\n').flatMap((line, index) => rows(line).map(() => index + 1)),
        );
        expect(parseRobotsTxt(source, google).lines.length).toBe(source.split('\n').length);
      }),
    );
  });
});
