import { Prec, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type LineSign, lineSigns } from '../marks/line-signs';
import type { EditorPart } from '../part';

/** The editor part that marks the lines of the last write. */
export interface WrittenLinesPart extends EditorPart {
  /** Marks these lines of the current text, 1-based and ascending, until the next call or edit, and frames them; null removes the marks. */
  show(lines: Int32Array | null): void;
  /** Frames the marked lines again. */
  frame(): void;
}

const FRAMED_MILLISECONDS = 1200;

/** The marked lines. */
interface WrittenRows {
  readonly lines: ReadonlySet<number>;
  readonly isFramed: boolean;
  readonly rows: DecorationSet;
  readonly gutters: RangeSet<GutterMarker>;
}

const showEffect = StateEffect.define<Int32Array | null>();
const frameEffect = StateEffect.define<boolean>();

class RowGutter extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super();
  }
}

// The classes of marked rows and of framed lines have the colours.
const NAMES = { false: 'cm-row-marked', true: 'cm-row-marked cm-row-highlight' } as const;
const ROWS = { false: Decoration.line({ class: NAMES.false }), true: Decoration.line({ class: NAMES.true }) };
const GUTTERS = { false: new RowGutter(NAMES.false), true: new RowGutter(NAMES.true) };

const writtenField = StateField.define<WrittenRows | null>({
  create: () => null,
  update(shown, { effects, docChanged, newDoc }) {
    let rows = docChanged ? null : shown;
    const draw = (lines: ReadonlySet<number>, isFramed: boolean): WrittenRows => {
      const starts = [...lines].map((line) => newDoc.line(line).from);
      return {
        lines,
        isFramed,
        rows: Decoration.set(starts.map((from) => ROWS[`${isFramed}`].range(from))),
        gutters: RangeSet.of(starts.map((from) => GUTTERS[`${isFramed}`].range(from))),
      };
    };
    for (const effect of effects) {
      if (effect.is(showEffect))
        rows = effect.value && draw(new Set(effect.value.filter((line) => line <= newDoc.lines)), true);
      if (effect.is(frameEffect) && rows !== null) rows = draw(rows.lines, effect.value);
    }
    return rows;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (written) => written?.rows ?? Decoration.none),
    gutterLineClass.from(field, (written) => written?.gutters ?? RangeSet.empty),
  ],
});

/** Removes the frame after a while. With reduced motion it stays as long as the marks. */
const endFrame = ViewPlugin.fromClass(
  class {
    #timer: ReturnType<typeof setTimeout> | undefined;

    update({ view, state, startState }: ViewUpdate): void {
      const written = state.field(writtenField);
      if (written === startState.field(writtenField, false)) return;
      clearTimeout(this.#timer);
      if (written === null || !written.isFramed || matchMedia('(prefers-reduced-motion: reduce)').matches)
        return;
      this.#timer = setTimeout(() => view.dispatch({ effects: frameEffect.of(false) }), FRAMED_MILLISECONDS);
    }

    destroy(): void {
      clearTimeout(this.#timer);
    }
  },
);

const theme = EditorView.theme({
  '.cm-marks .cm-gutterElement .cm-written': { color: 'var(--accent)', fontWeight: '700' },
});

/** Creates the part. Screen readers read `name` after what is known of a line. */
export function writtenLinesPart(name: string): WrittenLinesPart {
  let shownIn: EditorView | null = null;
  const sign: LineSign = { name: 'written', title: '', description: name, badge: null, draw: drawPlus };
  return {
    extension: [
      writtenField,
      endFrame,
      theme,
      // After signs of problems, which are worth more.
      Prec.low(
        lineSigns.of({
          at: (state, line) => (state.field(writtenField)?.lines.has(line) ? sign : null),
          changed: ({ startState, state }) =>
            startState.field(writtenField, false)?.lines !== state.field(writtenField)?.lines,
          open: () => undefined,
        }),
      ),
      ViewPlugin.define((view) => {
        shownIn = view;
        return {};
      }),
    ],
    show(lines) {
      if (shownIn === null || (lines === null && shownIn.state.field(writtenField) === null)) return;
      shownIn.dispatch({ effects: showEffect.of(lines) });
    },
    frame: () => shownIn?.dispatch({ effects: frameEffect.of(true) }),
  };
}

function drawPlus(): Node {
  const plus = document.createElement('span');
  plus.className = 'cm-written';
  plus.ariaHidden = 'true';
  plus.textContent = '+';
  return plus;
}
