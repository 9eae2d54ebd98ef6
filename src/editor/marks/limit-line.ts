import type { EditorState, Extension } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { labelsFacet, labelsOf } from '../labels';
import { marksField, marksOf } from './marks-field';

/** Draws a line across the editor where the byte limit cuts the text, with what is lost after it. */
export const limitLine: Extension = EditorView.decorations.compute(
  [marksField, labelsFacet],
  limitDecoration,
);

class LimitWidget extends WidgetType {
  constructor(readonly label: string) {
    super();
  }

  override eq(other: LimitWidget): boolean {
    return this.label === other.label;
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'cm-limit';
    line.textContent = this.label;
    return line;
  }
}

/** Returns whether a widget is that line. */
export function isLimit(widget: WidgetType): boolean {
  return widget instanceof LimitWidget;
}

function limitDecoration(state: EditorState): DecorationSet {
  const marks = marksOf(state);
  const offset = marks?.limitOffset() ?? null;
  const limit = marks?.marks.limit ?? null;
  if (offset === null || limit === null) return Decoration.none;
  // A cut at the start of a line loses the whole line, so the widget goes above it.
  const { from, to } = state.doc.lineAt(offset);
  const widget = new LimitWidget(labelsOf(state).limitReached(limit.lostLines, limit.lostRules));
  return offset === from && offset > 0
    ? Decoration.set(Decoration.widget({ widget, block: true, side: -1 }).range(from))
    : Decoration.set(Decoration.widget({ widget, block: true, side: 1 }).range(to));
}
