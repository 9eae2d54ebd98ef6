import type { EditorState } from '@codemirror/state';
import { Facet, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** The card that an entry is in. */
export interface EntryCard {
  /** Closes the card and returns the focus to the text. */
  close(): void;
  /** Shows other entries in its place. The focus moves to them. */
  replace(entries: readonly CardEntry[]): void;
}

/** One entry in a card, such as one problem or one explanation. */
export interface CardEntry {
  /** Start of the described text (UTF-16 offset); `to` is its end, exclusive. */
  readonly from: number;
  readonly to: number;
  /** Creates the entry's element. */
  draw(view: EditorView, card: EntryCard): HTMLElement;
  /** Called when the card is removed. */
  destroy?(): void;
}

/** A source of card entries for places in the text. */
export interface CardSource {
  /** Entries for the character after `offset`, under the pointer. Returns null instead of a promise if there are none. */
  at(state: EditorState, offset: number): Promise<readonly CardEntry[]> | null;
  /** Entries for the caret and its line, when the card is opened by keyboard. */
  atCaret(state: EditorState): Promise<readonly CardEntry[]> | null;
}

/** All card sources. Their entries are shown in this order. */
export const cardSources = Facet.define<CardSource>();

/** Closes open cards because their content is outdated. */
export const outdateCards = StateEffect.define<null>();

/** Collects the entries of all sources. Returns null instead of a promise if no source has any. A source that rejects is left out. */
export function cardEntries(
  state: EditorState,
  entriesAt: (source: CardSource) => Promise<readonly CardEntry[]> | null,
): Promise<readonly CardEntry[]> | null {
  const requested = state.facet(cardSources).flatMap((source) => entriesAt(source) ?? []);
  if (requested.length === 0) return null;
  return Promise.all(requested.map((entries) => entries.catch((): readonly CardEntry[] => []))).then((all) =>
    all.flat(),
  );
}
