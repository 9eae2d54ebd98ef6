import type { Extension } from '@codemirror/state';
import { Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Marks a jump into the editor (true), or ends it. After a jump, Esc goes back as long as nothing else was done. */
export const jumpEffect = StateEffect.define<boolean>();

const justJumped = StateField.define<boolean>({
  create: () => false,
  update(value, { docChanged, selection, effects }) {
    const jump = effects.find((effect) => effect.is(jumpEffect));
    if (jump !== undefined) return jump.value;
    return value && !docChanged && selection === undefined;
  },
});

/** Calls `onReturn` on Esc right after a jump. Leaving the editor, moving the caret or an edit ends that. */
export function returnKey(onReturn: () => void): Extension {
  return [
    justJumped,
    EditorView.domEventHandlers({
      blur: (_event, view) => {
        if (view.state.field(justJumped)) view.dispatch({ effects: jumpEffect.of(false) });
      },
    }),
    Prec.highest(
      keymap.of([
        {
          key: 'Escape',
          run(view) {
            if (!view.state.field(justJumped)) return false;
            onReturn();
            return true;
          },
        },
      ]),
    ),
  ];
}
