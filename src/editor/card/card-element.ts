import type { EditorView } from '@codemirror/view';
import { cardLabelOf } from './card-label';
import type { CardEntry } from './card-source';

/** Pixels between the text and its card, so that the underline stays visible. */
export const CARD_OFFSET = { x: 0, y: 3 };

/** Creates a card with these entries. `close` closes it and returns the focus to the text. */
export function cardElement(view: EditorView, entries: readonly CardEntry[], close: () => void): HTMLElement {
  const card = document.createElement('div');
  card.className = 'cm-card';
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', cardLabelOf(view.state));
  card.append(...entries.map((entry) => entry.draw(view, close)));
  return card;
}
