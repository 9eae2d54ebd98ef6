import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';

const FLASH_MILLISECONDS = 1200;

/** Frames the line at this offset for `FLASH_MILLISECONDS`; null removes the frame. */
export const flashEffect = StateEffect.define<number | null>();

const framed = Decoration.line({ class: 'cm-row-flash' });

const flashField = StateField.define<number | null>({
  create: () => null,
  update(value, transaction) {
    const mapped = value === null ? null : transaction.changes.mapPos(value, 1);
    return transaction.effects.reduce((pos, effect) => (effect.is(flashEffect) ? effect.value : pos), mapped);
  },
  provide: (field) =>
    EditorView.decorations.compute([field], (state) => {
      const pos = state.field(field);
      return pos === null ? Decoration.none : Decoration.set(framed.range(state.doc.lineAt(pos).from));
    }),
});

const endFlash = ViewPlugin.fromClass(
  class {
    #timer: ReturnType<typeof setTimeout> | undefined;

    update({ view, transactions }: ViewUpdate): void {
      const flashes = transactions.some(({ effects }) =>
        effects.some((e) => e.is(flashEffect) && e.value !== null),
      );
      if (!flashes) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => view.dispatch({ effects: flashEffect.of(null) }), FLASH_MILLISECONDS);
    }

    destroy(): void {
      clearTimeout(this.#timer);
    }
  },
);

/** A brief frame around the line that a jump went to. It doesn't move, so reduced motion needs no exception. */
export const flashLine: Extension = [flashField, endFlash];

/** Number of the framed line, from 1; null if no line is framed. */
export function flashedLine(state: EditorState): number | null {
  const pos = state.field(flashField);
  return pos === null ? null : state.doc.lineAt(pos).number;
}
