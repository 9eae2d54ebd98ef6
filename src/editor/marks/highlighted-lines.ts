import type { EditorState, Extension } from '@codemirror/state';
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';

/** Frames these lines, counted from 1 and in ascending order, until the next effect. Lines that don't exist are left out. */
export const highlightEffect = StateEffect.define<readonly number[]>();

class FramedNumber extends GutterMarker {
  override elementClass = 'cm-row-highlight';
}

const framedNumber = new FramedNumber();
// `aria-current` conveys the frame to screen readers.
const framedLine = Decoration.line({ class: 'cm-row-highlight', attributes: { 'aria-current': 'true' } });

/** Offsets of the framed lines' starts. */
const highlightField = StateField.define<readonly number[]>({
  create: () => [],
  update(value, { changes, effects, newDoc }) {
    const mapped = changes.empty || value.length === 0 ? value : value.map((pos) => changes.mapPos(pos, 1));
    return effects.reduce(
      (offsets, effect) =>
        effect.is(highlightEffect)
          ? effect.value.filter((line) => line <= newDoc.lines).map((line) => newDoc.line(line).from)
          : offsets,
      mapped,
    );
  },
});

/** A lasting frame around lines, set with `highlightEffect`. */
export const highlightedLines: Extension = [
  highlightField,
  EditorView.decorations.compute([highlightField], (state) =>
    Decoration.set(lineStarts(state).map((pos) => framedLine.range(pos))),
  ),
  gutterLineClass.compute([highlightField], (state) =>
    RangeSet.of(lineStarts(state).map((pos) => framedNumber.range(pos))),
  ),
];

/** An edit can join framed lines. */
function lineStarts(state: EditorState): readonly number[] {
  return [...new Set(state.field(highlightField).map((pos) => state.doc.lineAt(pos).from))];
}
