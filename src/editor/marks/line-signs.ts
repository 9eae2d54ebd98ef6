import type { EditorState } from '@codemirror/state';
import { Facet } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';

/** What a part has to say about a line, in the gutter of the marks and for screen readers. */
export interface LineSign {
  /** Two signs of the same name look the same. */
  readonly name: string;
  /** Tooltip of the icon. */
  readonly title: string;
  /** For screen readers, behind what is said of the line as a rule. */
  readonly description: string;
  /** Stands as badge at the end of a line that has no other; null for none. */
  readonly badge: string | null;
  /** The icon, for eyes only; made where the line has no icon of its own. */
  draw(): Node;
}

/** A part that puts signs on lines. */
export interface LineSigns {
  /** The sign of a line, counted from 1. Asked for lines in sight only. */
  at(state: EditorState, line: number): LineSign | null;
  /** Whether any sign may have changed. */
  changed(update: ViewUpdate): boolean;
  /** The icon was clicked. */
  open(view: EditorView, line: number): void;
}

/** Parts that put signs on lines; the first one that has a sign for a line speaks for it. */
export const lineSigns = Facet.define<LineSigns>();

/** The sign of a line, and the part that it is from. */
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

/** True where signs may have changed. */
export function signsChanged(update: ViewUpdate): boolean {
  const signs = update.state.facet(lineSigns);
  return signs !== update.startState.facet(lineSigns) || signs.some((part) => part.changed(update));
}
