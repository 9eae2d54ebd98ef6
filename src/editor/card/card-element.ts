import type { EditorView } from '@codemirror/view';
import type { CardEntry, EntryCard } from './card-source';

/** Pixels between the text and its card, so that the underline stays visible. */
export const CARD_OFFSET = { x: 0, y: 3 };

/** Creates the element of a card with these entries, named and described by the first. */
export function cardElement(view: EditorView, entries: readonly CardEntry[], ends: EntryCard): HTMLElement {
  const card = document.createElement('div');
  card.className = 'cm-card';
  card.setAttribute('role', 'dialog');
  card.append(...entries.map((entry) => entry.draw(view, ends)));
  const textOf = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  // An entry that isn't known yet has no title, only a quiet sentence.
  card.setAttribute('aria-label', textOf('.cm-card-title, .cm-card-quiet'));
  card.setAttribute('aria-description', textOf('.cm-card-text'));
  return card;
}
