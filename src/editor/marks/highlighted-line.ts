import type { EditorState, Extension } from '@codemirror/state';
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';

/** Frames a line, counted from 1, until the next effect. Null, or a line that doesn't exist, removes the frame. */
export const highlightEffect = StateEffect.define<number | null>();

class FramedNumber extends GutterMarker {
  override elementClass = 'cm-row-highlight';
}

const framedNumber = new FramedNumber();
// `aria-current` conveys the frame to screen readers.
const framedLine = Decoration.line({ class: 'cm-row-highlight', attributes: { 'aria-current': 'true' } });

/** Offset of the framed line's start. */
const highlightField = StateField.define<number | null>({
  create: () => null,
  update(value, { changes, effects, newDoc }) {
    const mapped = value === null ? null : changes.mapPos(value, 1);
    return effects.reduce((pos, effect) => {
      if (!effect.is(highlightEffect)) return pos;
      const line = effect.value;
      return line === null || line < 1 || line > newDoc.lines ? null : newDoc.line(line).from;
    }, mapped);
  },
});

/** A lasting frame around one line, set with `highlightEffect`. */
export const highlightedLine: Extension = [
  highlightField,
  EditorView.decorations.compute([highlightField], (state) => {
    const pos = lineStart(state);
    return pos === null ? Decoration.none : Decoration.set(framedLine.range(pos));
  }),
  gutterLineClass.compute([highlightField], (state) => {
    const pos = lineStart(state);
    return pos === null ? RangeSet.empty : RangeSet.of(framedNumber.range(pos));
  }),
];

function lineStart(state: EditorState): number | null {
  const pos = state.field(highlightField);
  return pos === null ? null : state.doc.lineAt(pos).from;
}
