import type { EditorState } from '@codemirror/state';
import { Facet } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';

/** A sign that a part puts on a line, shown in the gutter of the marks and described to screen readers. */
export interface LineSign {
  /** Two signs with the same name look the same. */
  readonly name: string;
  /** Tooltip of the icon. */
  readonly title: string;
  /** Read by screen readers after the description of the line as a rule. */
  readonly description: string;
  /** Badge at the end of a line that has no other badge; null for none. */
  readonly badge: string | null;
  /** Draws the icon, hidden from screen readers. Called only if the line has no other icon. */
  draw(): Node;
}

/** A part that puts signs on lines. */
export interface LineSigns {
  /** Returns the sign of a line, counted from 1. Called only for visible lines. */
  at(state: EditorState, line: number): LineSign | null;
  /** Returns whether any sign may have changed. */
  changed(update: ViewUpdate): boolean;
  /** Called when the icon is clicked. */
  open(view: EditorView, line: number): void;
}

/** All parts that put signs on lines. If several have a sign for a line, the first one is shown. */
export const lineSigns = Facet.define<LineSigns>();

/** Returns the sign of a line and the part that it comes from. */
export function signAt(
  state: EditorState,
  line: number,
): { readonly sign: LineSign; readonly from: LineSigns } | null {
  for (const from of state.facet(lineSigns)) {
    const sign = from.at(state, line);
    if (sign !== null) return { sign, from };
  }
  return null;
}

/** Returns true if signs may have changed. */
export function signsChanged(update: ViewUpdate): boolean {
  const signs = update.state.facet(lineSigns);
  return signs !== update.startState.facet(lineSigns) || signs.some((part) => part.changed(update));
}
