import {
  type EditorState,
  type Extension,
  Prec,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  ViewPlugin,
} from '@codemirror/view';
import { LineScanner, LineShape } from '../../engine/scan';
import { drawIcon } from '../marks/icon';
import { type LineSign, lineSigns } from '../marks/line-signs';
import type { EditorPart } from '../part';

/** The editor part that marks lines. */
export interface MarkedLinesPart extends EditorPart {
  /** Marks these lines of the current text, 1-based and ascending, until the next call or edit; null removes the marks. */
  show(lines: Int32Array | null): void;
}

/** The marked lines. */
interface Marked {
  readonly lines: ReadonlySet<number>;
  readonly rows: DecorationSet;
  readonly gutters: RangeSet<GutterMarker>;
}

const showEffect = StateEffect.define<Int32Array | null>();

class MarkedGutter extends GutterMarker {
  override elementClass = 'cm-row-marked';
}

const markedRow = Decoration.line({ class: 'cm-row-marked' });
const markedGutter = new MarkedGutter();

const markedField = StateField.define<Marked | null>({
  create: () => null,
  update(marked, transaction) {
    const shown = transaction.effects.findLast((effect) => effect.is(showEffect));
    if (shown !== undefined) return shown.value === null ? null : mark(transaction, shown.value);
    return transaction.docChanged ? null : marked;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (marked) => marked?.rows ?? Decoration.none),
    gutterLineClass.from(field, (marked) => marked?.gutters ?? RangeSet.empty),
  ],
});

function mark({ newDoc }: Transaction, lines: Int32Array): Marked {
  const known = [...lines].filter((line) => line <= newDoc.lines);
  const starts = known.map((line) => newDoc.line(line).from);
  return {
    lines: new Set(known),
    rows: Decoration.set(starts.map((from) => markedRow.range(from))),
    gutters: RangeSet.of(starts.map((from) => markedGutter.range(from))),
  };
}

/** Puts the icon of a rule on marked lines, before signs of other parts. */
function markedSigns(description: string): Extension {
  const signs = ruleSigns(description);
  const signOf = (state: EditorState, line: number) => {
    if (!state.field(markedField)?.lines.has(line)) return null;
    const effect = ruleEffectOf(state.doc.line(line).text);
    return effect && signs[effect];
  };
  return Prec.high(
    lineSigns.of({
      at: signOf,
      changed: ({ startState, state }) => startState.field(markedField, false) !== state.field(markedField),
      open: () => undefined,
    }),
  );
}

/** The blue of a marked row replaces the colours of other marks, so its text has the full contrast. */
const theme = EditorView.theme({
  '.cm-scroller .cm-content .cm-line.cm-row-marked, .cm-gutters .cm-gutter .cm-gutterElement.cm-row-marked': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-scroller .cm-content .cm-line.cm-row-marked': { color: 'var(--text)' },
  '.cm-scroller .cm-content .cm-line.cm-row-marked .tok-propertyName': { color: 'var(--text-2)' },
  '.cm-numbers .cm-gutterElement.cm-row-marked': { fontWeight: '700', color: 'var(--text)' },
  '.cm-marks .cm-gutterElement.cm-sign-marked-block': { color: 'var(--block)', cursor: 'default' },
  '.cm-marks .cm-gutterElement.cm-sign-marked-allow': { color: 'var(--allow)', cursor: 'default' },
});

/** Creates the part. Screen readers read `description` after what is known of a marked rule. */
export function markedLinesPart(description: string): MarkedLinesPart {
  let shownIn: EditorView | null = null;
  return {
    extension: [
      markedField,
      markedSigns(description),
      theme,
      ViewPlugin.define((view) => {
        shownIn = view;
        return {};
      }),
    ],
    show(lines) {
      if (shownIn === null || (lines === null && shownIn.state.field(markedField) === null)) return;
      shownIn.dispatch({ effects: showEffect.of(lines) });
    },
  };
}

/** Maximum UTF-16 units scanned to find a line's field and the start of its value. */
const SCANNED = 200;

/** Returns what a rule's line does; null if it isn't a rule. A Disallow line without a path blocks nothing. */
function ruleEffectOf(text: string): 'block' | 'allow' | null {
  const begin = text.slice(0, SCANNED);
  const scanner = new LineScanner(begin);
  if (scanner.scan(0, begin.length) !== LineShape.directive) return null;
  const field = begin.slice(scanner.fieldFrom, scanner.fieldTo);
  // Misspellings that crawlers accept begin with the same letters.
  if (/^di/i.test(field)) return scanner.valueFrom === scanner.valueTo ? 'allow' : 'block';
  return /^al/i.test(field) ? 'allow' : null;
}

/** Creates the signs of marked rules: the icons of rules that matched. */
function ruleSigns(description: string): Readonly<Record<'block' | 'allow', LineSign>> {
  const sign = (effect: 'block' | 'allow'): LineSign => ({
    name: `marked-${effect}`,
    title: '',
    description,
    badge: null,
    draw: () => drawIcon(`lost-${effect}`),
  });
  return { block: sign('block'), allow: sign('allow') };
}
