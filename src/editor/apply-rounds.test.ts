import { history, undo } from '@codemirror/commands';
import { EditorState, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRounds, composeRounds } from './apply-rounds';
import type { EditorEdit } from './create-editor';

function textOf(text: string): Text {
  return Text.of(text.split('\n'));
}

function applyOne(text: string, [from, to, insert]: EditorEdit): string {
  return text.slice(0, from) + insert + text.slice(to);
}

describe('composeRounds', () => {
  it('applies each round to the text after the previous one', () => {
    const text = 'Disalow: /a\nAlow: /b';
    const rounds: EditorEdit[][] = [
      [
        [0, 7, 'Disallow'],
        [12, 16, 'Allow'],
      ],
      [[13, 14, '']],
      [[0, 0, 'User-agent: *\n']],
    ];
    const changes = composeRounds(rounds, text.length);
    expect(changes.apply(textOf(text)).toString()).toBe('User-agent: *\nDisallow: /a\nllow: /b');
  });

  it('changes nothing without edits, and refuses edits outside the text', () => {
    expect(composeRounds([], 3).empty).toBe(true);
    expect(composeRounds([[]], 3).empty).toBe(true);
    expect(() => composeRounds([[[2, 4, '']]], 3)).toThrow(RangeError);
  });

  it('equals applying the rounds one after another, for any rounds', () => {
    const edit = fc.record({
      at: fc.nat(40),
      deleted: fc.nat(6),
      insert: fc.constantFrom('', 'x', 'ab\n', '\n'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 30 }),
        fc.array(edit),
        (signs, edits) => {
          let text = signs.join('');
          const before = text;
          const rounds = edits.map(({ at, deleted, insert }): EditorEdit[] => {
            const from = Math.min(at, text.length);
            const one: EditorEdit = [from, Math.min(text.length, from + deleted), insert];
            text = applyOne(text, one);
            return [one];
          });
          expect(composeRounds(rounds, before.length).apply(textOf(before)).toString()).toBe(text);
        },
      ),
    );
  });
});

/** The part of an `EditorView` that `applyRounds` uses. */
class StateHolder {
  state = EditorState.create({ doc: 'Disalow: /', extensions: history() });
  readonly dispatch = (spec: TransactionSpec): void => {
    this.state = this.state.update(spec).state;
  };
}

describe('applyRounds', () => {
  it('makes a separate undo step, even right before and after typing', () => {
    const holder = new StateHolder();
    const type = (text: string) =>
      holder.dispatch({ changes: { from: holder.state.doc.length, insert: text }, userEvent: 'input.type' });
    type('a');
    applyRounds(holder as unknown as EditorView, [[[0, 11, 'Disallow: /a']], [[12, 12, 'b']]]);
    type('c');
    const texts = [holder.state.doc.toString()];
    while (undo(holder)) texts.push(holder.state.doc.toString());
    expect(texts).toEqual(['Disallow: /abc', 'Disallow: /ab', 'Disalow: /a', 'Disalow: /']);
  });

  it('does nothing without edits', () => {
    const holder = new StateHolder();
    const { state } = holder;
    applyRounds(holder as unknown as EditorView, [[], []]);
    expect(holder.state).toBe(state);
  });
});
