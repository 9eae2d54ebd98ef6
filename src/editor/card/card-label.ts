import type { EditorState } from '@codemirror/state';
import { Facet } from '@codemirror/state';

/** Accessible name of every card: "About this line". */
export const cardLabel = Facet.define<string, string>({ combine: ([label]) => label ?? '' });

/** Returns the accessible name of cards. */
export function cardLabelOf(state: EditorState): string {
  return state.facet(cardLabel);
}
