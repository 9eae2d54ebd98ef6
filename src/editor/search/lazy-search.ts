import type { Extension } from '@codemirror/state';
import { Compartment, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { keymap, showPanel } from '@codemirror/view';
import { labelsOf } from '../labels';

const searchSlot = new Compartment();
const unavailable = StateEffect.define<boolean>();

/** Shows a notice after the search failed to load, until it loads. */
const unavailableField = StateField.define<boolean>({
  create: () => false,
  update: (value, { effects }) =>
    effects.reduce((shown, effect) => (effect.is(unavailable) ? effect.value : shown), value),
  provide: (field) =>
    showPanel.from(field, (shown) =>
      shown
        ? ({ state }) => {
            const dom = document.createElement('div');
            dom.className = 'cm-find-notice';
            dom.setAttribute('role', 'alert');
            dom.textContent = labelsOf(state).search.unavailable;
            return { dom, top: true };
          }
        : null,
    ),
});

/** Mod-f opens the search and loads it on first use. */
export const lazySearch: Extension = [
  searchSlot.of([]),
  unavailableField,
  keymap.of([{ key: 'Mod-f', run: openWhenLoaded }]),
];

function openWhenLoaded(view: EditorView): boolean {
  import('./search').then(
    ({ openSearchPanel, plainSearch }) => {
      view.dispatch({ effects: [searchSlot.reconfigure(plainSearch), unavailable.of(false)] });
      openSearchPanel(view);
    },
    () => view.dispatch({ effects: unavailable.of(true) }),
  );
  return true;
}
