import type { EditorState } from '@codemirror/state';
import { Facet, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** One thing that a card tells. */
export interface CardEntry {
  /** The part of the text that it is about. */
  readonly from: number;
  readonly to: number;
  /** Makes its element. `close` closes the card and gives the focus back to the text. */
  draw(view: EditorView, close: () => void): HTMLElement;
}

/** A part that has something to tell about places in the text. */
export interface CardSource {
  /** About the character behind an offset, over which the pointer is. Null, at once, where there is nothing. */
  at(state: EditorState, offset: number): Promise<readonly CardEntry[]> | null;
  /** About the caret and its line, when asked by keyboard. */
  atCaret(state: EditorState): Promise<readonly CardEntry[]> | null;
}

/** Parts that tell something, in the order in which they do. */
export const cardSources = Facet.define<CardSource>();

/** What cards tell is no longer true: they close. */
export const outdateCards = StateEffect.define<null>();

/** Everything that the parts have to tell; null, at once, where there is nothing. A part that fails is left out. */
export function entriesOf(
  state: EditorState,
  entriesAt: (source: CardSource) => Promise<readonly CardEntry[]> | null,
): Promise<readonly CardEntry[]> | null {
  const requested = state.facet(cardSources).flatMap((source) => entriesAt(source) ?? []);
  if (requested.length === 0) return null;
  return Promise.all(requested.map((entries) => entries.catch((): readonly CardEntry[] => []))).then((all) =>
    all.flat(),
  );
}
