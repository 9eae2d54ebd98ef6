import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView, Tooltip, TooltipView } from '@codemirror/view';
import { keymap, showTooltip } from '@codemirror/view';
import { CARD_OFFSET, cardElement } from './card-element';
import { type CardEntry, cardEntries, outdateCards } from './card-source';

/** Opens a card, or closes it with null. */
export const cardEffect = StateEffect.define<Tooltip | null>();

const cardField = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, { docChanged, effects }) {
    const kept = docChanged || effects.some((effect) => effect.is(outdateCards)) ? null : value;
    return effects.reduce((card, effect) => (effect.is(cardEffect) ? effect.value : card), kept);
  },
  provide: (field) => showTooltip.from(field),
});

/**
 * The card at the caret, for the keyboard. Mod-. and Alt-Enter open it with the problems of the line and the explanation of the word at the caret.
 * The focus moves into the card. Arrow keys and Tab move between its buttons and links, Enter presses them, Esc closes it and returns the focus.
 */
export const openCardKey: Extension = [
  cardField,
  // GTK takes Ctrl+. in Firefox on Linux.
  keymap.of(['Mod-.', 'Alt-Enter'].map((key) => ({ key, run: (view) => openCard(view) }))),
];

/** Returns the open card at the caret, or null. */
export function openedCard(state: EditorState): Tooltip | null {
  return state.field(cardField);
}

/** Opens the card at the caret; `goBack` returns the focus when the card closes. Always returns true, because the key has no other meaning. */
export function openCard(view: EditorView, goBack = () => view.focus()): boolean {
  const { state } = view;
  void cardEntries(state, (source) => source.atCaret(state))?.then((entries) => {
    const moved = view.state.doc !== state.doc || !view.state.selection.eq(state.selection);
    if (entries.length === 0 || moved) return;
    showCard(view, state.selection.main.head, entries, goBack);
  });
  return true;
}

/** Opens a card with these entries at a place of the text, in UTF-16 units. The focus moves into it; `goBack` returns it. */
export function showCard(
  view: EditorView,
  pos: number,
  entries: readonly CardEntry[],
  goBack = () => view.focus(),
): void {
  const create = () => focusedCard(view, pos, entries, goBack);
  view.dispatch({ effects: cardEffect.of({ pos, create }) });
}

function focusedCard(
  view: EditorView,
  pos: number,
  entries: readonly CardEntry[],
  goBack: () => void,
): TooltipView {
  const closeAndReturn = () => {
    view.dispatch({ effects: cardEffect.of(null) });
    goBack();
  };
  const dom = cardElement(view, entries, {
    close: closeAndReturn,
    replace: (others) => showCard(view, pos, others, goBack),
  });
  // The card itself takes the focus so that it can be scrolled even without a button or link.
  dom.tabIndex = 0;
  let hasFocus = false;
  dom.addEventListener('focusin', () => {
    hasFocus = true;
  });
  const leave = () => {
    hasFocus = false;
    // Deferred, because a card that opens during an update moves the focus, and an update must not dispatch another one.
    queueMicrotask(() => {
      if (dom.isConnected) view.dispatch({ effects: cardEffect.of(null) });
    });
  };
  // Without a new target the card stays: screen readers remove the focus from its buttons to read its text.
  dom.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !isShownIn(dom, relatedTarget)) leave();
  });
  const onOutside = (event: Event) => {
    // Firefox also reports the focus of the document itself, while no element has it.
    if (!(event.target instanceof Element) || event.composedPath().includes(dom)) return;
    if (!(event instanceof KeyboardEvent)) leave();
    else if (event.key === 'Escape') closeAndReturn();
  };
  const outside = ['focusin', 'pointerdown', 'keydown'] as const;
  for (const type of outside) document.addEventListener(type, onOutside);
  dom.addEventListener('keydown', (event) => onKey(event, dom, closeAndReturn));
  return {
    dom,
    offset: CARD_OFFSET,
    mount: () => (dom.querySelector<HTMLElement>('button, a') ?? dom).focus(),
    destroy: () => {
      for (const type of outside) document.removeEventListener(type, onOutside);
      for (const entry of entries) entry.destroy?.();
      // The focus is in the card that replaces this one, if there is one.
      if (hasFocus) queueMicrotask(() => openedCard(view.state) ?? goBack());
    },
  };
}

function onKey(event: KeyboardEvent, dom: HTMLElement, close: () => void): void {
  if (event.key === 'Escape') close();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    moveFocus(event, dom, event.key === 'ArrowDown' ? 1 : -1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Focuses the next or previous button or link of the card. */
function moveFocus({ target }: KeyboardEvent, dom: HTMLElement, direction: 1 | -1): void {
  const stops = [dom, ...slotted(dom)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('button, a'),
  ]);
  const here = stops.indexOf(target as HTMLElement);
  stops[Math.min(Math.max(0, here + direction), stops.length - 1)]?.focus();
}

/** Returns the elements of the page that slots of the card show. */
function slotted(dom: HTMLElement): readonly Element[] {
  return [...dom.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
}

/** Returns whether a node is in the card, or shown there by a slot. */
function isShownIn(dom: HTMLElement, node: Node): boolean {
  return [dom, ...slotted(dom)].some((part) => part.contains(node));
}
