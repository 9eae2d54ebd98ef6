import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import { hoverTooltip } from '@codemirror/view';
import { CARD_OFFSET, cardElement } from './card-element';
import { type CardEntry, cardEntries, outdateCards } from './card-source';
import { cardEffect, openedCard, showCard } from './opened-card';

/** Milliseconds for which the pointer must rest before a card opens. */
const REST_MILLISECONDS = 350;

/** The card under a resting pointer. The pointer may enter it; an edit, new problems or a card at the caret close it. */
export const hoverCard: Extension = hoverTooltip(cardUnderPointer, {
  hoverTime: REST_MILLISECONDS,
  hideOnChange: true,
  hideOn: ({ effects }) => effects.some((effect) => effect.is(outdateCards) || effect.is(cardEffect)),
});

function cardUnderPointer(view: EditorView, pos: number, side: -1 | 1): Promise<Tooltip | null> | null {
  const { state } = view;
  const offset = side < 0 ? pos - 1 : pos;
  // Don't cover an open card. On touch screens, a tap only places the caret.
  if (openedCard(state) !== null || matchMedia('(pointer: coarse)').matches) return null;
  const requested = cardEntries(state, (source) => source.at(state, offset));
  return (
    requested?.then((entries) => (entries.length === 0 ? null : tooltip(state, offset, entries))) ?? null
  );
}

/** Creates a tooltip for the text that the entries describe, so the card closes when the pointer leaves that text. */
function tooltip(state: EditorState, offset: number, entries: readonly CardEntry[]): Tooltip {
  const line = state.doc.lineAt(offset);
  const pos = Math.max(line.from, Math.min(...entries.map(({ from }) => from)));
  return {
    pos,
    end: Math.min(line.to, Math.max(...entries.map(({ to }) => to))),
    create: (view) => ({
      dom: cardElement(view, entries, {
        close: () => view.focus(),
        replace: (others) => showCard(view, pos, others),
      }),
      offset: CARD_OFFSET,
    }),
  };
}
