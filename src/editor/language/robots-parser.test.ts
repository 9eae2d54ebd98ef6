import type { Tree } from '@lezer/common';
import { TreeFragment } from '@lezer/common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineScanner, LineShape } from '../../engine/scan';
import { RobotsNode } from './robots-nodes';
import { RobotsParser } from './robots-parser';

type Token = readonly [name: string, from: number, to: number];

const parser = new RobotsParser();

function tokensOf(tree: Tree): Token[] {
  const tokens: Token[] = [];
  tree.iterate({
    enter({ type, from, to }) {
      if (type.id > RobotsNode.Lines) tokens.push([type.name, from, to]);
    },
  });
  return tokens;
}

/** The same tokens, taken line by line from the scanner. */
function scannedTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const scanner = new LineScanner(line);
    const shape = scanner.scan(0, line.length);
    const add = (name: string, from: number, to: number) => tokens.push([name, at + from, at + to]);
    if (shape === LineShape.directive) {
      add('Directive', scanner.contentFrom, scanner.contentTo);
      add('Field', scanner.fieldFrom, scanner.fieldTo);
      if (!scanner.missingColon) add('Separator', line.indexOf(':'), line.indexOf(':') + 1);
      if (scanner.valueFrom < scanner.valueTo) add('Value', scanner.valueFrom, scanner.valueTo);
    }
    if (shape === LineShape.text) add('Text', scanner.contentFrom, scanner.contentTo);
    if (scanner.commentFrom >= 0) add('Comment', scanner.commentFrom, scanner.end);
    if (scanner.end < line.length) add('Ignored', scanner.end, line.length);
    at += line.length + 1;
  }
  return tokens;
}

const piece = fc.constantFrom(
  ...[
    'User-agent',
    'Disallow',
    '/a*b$',
    ':',
    ' ',
    '\t',
    '\v',
    '#',
    '\0',
    '\r',
    '\ud83d\ude00',
    '\udce9',
    'é',
    '\n',
  ],
);
const shortLine = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const longLine = fc.integer({ min: 1, max: 9000 }).map((length) => `Allow: /${'x'.repeat(length)}`);
const someText = fc
  .array(fc.oneof({ weight: 30, arbitrary: shortLine }, { weight: 1, arbitrary: longLine }), {
    maxLength: 12,
  })
  .map((lines) => lines.join('\n'));
/** Text of several blocks. */
const longText = fc
  .tuple(someText, fc.integer({ min: 1, max: 400 }))
  .map(([text, times]) => `${text}\n`.repeat(times));
const anyText = fc.oneof(
  someText,
  longText.filter((text) => text.length < 40_000),
);

describe('RobotsParser', () => {
  it('splits a line into its parts', () => {
    const text = 'Disallow : /a # why\0not\nAllow /b\nhello big world';
    expect(tokensOf(parser.parse(text)).map(([name, from, to]) => `${name} ${text.slice(from, to)}`)).toEqual(
      [
        'Directive Disallow : /a',
        'Field Disallow',
        'Separator :',
        'Value /a',
        'Comment # why',
        'Ignored \0not',
        'Directive Allow /b',
        'Field Allow',
        'Value /b',
        'Text hello big world',
      ],
    );
  });

  it('has exactly the tokens of the scanner', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parser.parse(text);
        expect(tree.length).toBe(text.length);
        expect(tokensOf(tree)).toEqual(scannedTokens(text));
      }),
      { numRuns: 200 },
    );
  });

  it('builds the same tree after any edits as a full parse', () => {
    const edit = fc.record({
      at: fc.oneof(
        { weight: 3, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
        { weight: 1, arbitrary: fc.constant(1) },
      ),
      deleted: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(6000)),
      insert: fc.oneof(fc.constant(''), piece, someText),
    });
    fc.assert(
      fc.property(
        anyText,
        fc.array(edit, { maxLength: 6 }),
        fc.constantFrom(0, 128),
        (start, edits, minGap) => {
          let text = start;
          let fragments = TreeFragment.addTree(parser.parse(text));
          for (const { at, deleted, insert } of edits) {
            const from = Math.floor(at * text.length);
            const to = Math.min(text.length, from + deleted);
            text = text.slice(0, from) + insert + text.slice(to);
            const change = { fromA: from, toA: to, fromB: from, toB: from + insert.length };
            fragments = TreeFragment.applyChanges(fragments, [change], minGap);
            const tree = parser.parse(text, fragments);
            expect(tree.length).toBe(text.length);
            expect(tokensOf(tree)).toEqual(tokensOf(parser.parse(text)));
            fragments = TreeFragment.addTree(tree, fragments);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('continues where it was stopped', () => {
    fc.assert(
      fc.property(anyText, fc.double({ min: 0, max: 1, noNaN: true }), (text, at) => {
        const parse = parser.startParse(text);
        const stop = Math.floor(at * text.length);
        parse.stopAt(stop);
        let part = parse.advance();
        while (part === null) part = parse.advance();
        expect(part.length).toBeGreaterThanOrEqual(stop);
        expect(part.positions.every((from) => from < stop)).toBe(true);
        expect(tokensOf(part)).toEqual(scannedTokens(text.slice(0, part.length)));
        const whole = parser.parse(text, TreeFragment.addTree(part, [], true));
        expect(tokensOf(whole)).toEqual(scannedTokens(text));
      }),
      { numRuns: 100 },
    );
  });

  it('reuses every block that an edit did not touch', () => {
    const text = 'Disallow: /a/path/of/some/length\n'.repeat(4000);
    const before = parser.parse(text);
    const from = text.length / 2;
    const change = { fromA: from, toA: from, fromB: from, toB: from + 1 };
    const after = parser.parse(
      `${text.slice(0, from)}x${text.slice(from)}`,
      TreeFragment.applyChanges(TreeFragment.addTree(before), [change]),
    );
    const kept = new Set(before.children);
    expect(before.children.length).toBeGreaterThan(20);
    // CodeMirror's fragments leave out some text around an edit, which can touch two blocks.
    expect(after.children.filter((block) => !kept.has(block)).length).toBeLessThanOrEqual(2);
  });
});
