import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoverageOverText } from './coverage-over-text';

const LINES = ['User-agent: *', 'Disallow: /a', 'Disallow: /b', '', 'Disallow: /c'];
const DOC = Text.of(LINES);
const COVERAGE = { urlsByLine: Uint32Array.of(0, 0, 7, 0, 0, 2), idle: [3] };

/** Figures of the lines after an edit. */
function after(from: number, to: number, insert: string) {
  const changes = ChangeSet.of({ from, to, insert }, DOC.length);
  return figures(CoverageOverText.of(COVERAGE, DOC).map(changes), changes.apply(DOC));
}

function figures(coverage: CoverageOverText, doc: Text) {
  return Array.from({ length: doc.lines }, (_, i) => coverage.urlsAt(doc.line(i + 1)));
}

describe('coverage over a text', () => {
  it('returns the counted figures, and null for lines without a rule in use', () => {
    expect(figures(CoverageOverText.of(COVERAGE, DOC), DOC)).toEqual([null, 7, 0, null, 2]);
  });

  it.each([
    ['typing at the end of a line', DOC.line(2).to, DOC.line(2).to, 'x', [null, 7, 0, null, 2]],
    ['typing at its start', DOC.line(2).from, DOC.line(2).from, '#', [null, 7, 0, null, 2]],
    ['a line above', 0, 0, '# new\n', [null, null, 7, 0, null, 2]],
    ['a line break before it', DOC.line(2).from, DOC.line(2).from, '\n', [null, null, 7, 0, null, 2]],
    ['a line below', DOC.line(2).to, DOC.line(2).to, '\nAllow: /', [null, 7, null, 0, null, 2]],
    ['a line removed', DOC.line(2).from, DOC.line(3).from, '', [null, 0, null, 2]],
    ['a line break removed', DOC.line(2).to, DOC.line(3).from, '', [null, 7, null, 2]],
  ])('stays with its lines: %s', (_, from, to, insert, expected) => {
    expect(after(from, to, insert)).toEqual(expected);
  });

  it('shows each figure on at most one line, whatever is edited', () => {
    const edit = fc.record({
      at: fc.nat(),
      length: fc.nat(20),
      insert: fc.stringMatching(/^[a\n]{0,6}$/),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 5 }), (edits) => {
        let coverage = CoverageOverText.of({ urlsByLine: Uint32Array.of(0, 1, 2, 3, 4, 5), idle: [] }, DOC);
        let doc: Text = DOC;
        for (const { at, length, insert } of edits) {
          const from = at % (doc.length + 1);
          const changes = ChangeSet.of({ from, to: Math.min(doc.length, from + length), insert }, doc.length);
          coverage = coverage.map(changes);
          doc = changes.apply(doc);
        }
        const shown = figures(coverage, doc).filter((urls) => urls !== null);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }),
    );
  });
});
