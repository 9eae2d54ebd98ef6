import type { EditorState } from '@codemirror/state';
import { Facet } from '@codemirror/state';

/** Name of a card for screen readers: "About this line". */
export const cardLabel = Facet.define<string, string>({ combine: ([label]) => label ?? '' });

/** The name of cards. */
export function cardLabelOf(state: EditorState): string {
  return state.facet(cardLabel);
}
