import { type EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import type { EditorPart } from '../part';

/** The editor part that dims the rules that change nothing. */
export interface QuietLinesPart extends EditorPart {
  /** Dims these lines of the current text, 1-based and ascending, and no others. They follow edits until the next call; an edited line is no longer dimmed. */
  show(lines: Int32Array): void;
}

const showEffect = StateEffect.define<Int32Array>();

const quiet = Decoration.line({ attributes: { 'data-quiet': '' } });

const quietField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const shown = transaction.effects.findLast((effect) => effect.is(showEffect));
    if (shown !== undefined) return decorate(transaction.state, shown.value);
    return transaction.docChanged && lines !== Decoration.none ? withoutEdited(lines, transaction) : lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ doc }: EditorState, lines: Int32Array): DecorationSet {
  const known = lines.filter((line) => line <= doc.lines);
  return Decoration.set(Array.from(known, (line) => quiet.range(doc.line(line).from)));
}

function withoutEdited(lines: DecorationSet, { changes, newDoc }: Transaction): DecorationSet {
  let mapped = lines.map(changes);
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    mapped = mapped.update({
      filterFrom: newDoc.lineAt(from).from,
      filterTo: newDoc.lineAt(to).to,
      filter: () => false,
    });
  });
  return mapped;
}

/** The winning rule stays bright, because it decides the tested URL. */
const theme = EditorView.theme({
  '.cm-line[data-quiet]:not([data-rule=won]), .cm-line[data-quiet]:not([data-rule=won]) .tok-propertyName': {
    color: 'var(--text-3)',
  },
});

/** Creates the part. */
export function quietLinesPart(): QuietLinesPart {
  let shownIn: EditorView | null = null;
  return {
    extension: [
      quietField,
      theme,
      ViewPlugin.define((view) => {
        shownIn = view;
        return {};
      }),
    ],
    show: (lines) => shownIn?.dispatch({ effects: showEffect.of(lines) }),
  };
}
