import type { EditorView } from '@codemirror/view';
import { cardLabelOf } from './card-label';
import type { CardEntry } from './card-source';

/** Pixels between the text and its card: the underline stays in sight. */
export const CARD_OFFSET = { x: 0, y: 3 };

/** A card with these entries. */
export function cardElement(view: EditorView, entries: readonly CardEntry[], close: () => void): HTMLElement {
  const card = document.createElement('div');
  card.className = 'cm-card';
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', cardLabelOf(view.state));
  card.append(...entries.map((entry) => entry.draw(view, close)));
  return card;
}
