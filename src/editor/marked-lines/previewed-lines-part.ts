import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, WidgetType } from '@codemirror/view';
import type { EditorPart } from '../part';

/** A line before and after an edit. */
export interface PreviewedLine {
  /** 1-based line of the current text; for an added line, that of the line after it. */
  readonly number: number;
  /** Null for an added line. */
  readonly before: string | null;
  /** Null for a removed line. */
  readonly after: string | null;
}

/** The editor part that shows an edit before it is made. */
export interface PreviewedLinesPart extends EditorPart {
  /** Shows these lines, ascending, until the next call or edit. They aren't part of the text and count in no answer. */
  show(lines: readonly PreviewedLine[]): void;
}

const showEffect = StateEffect.define<{ readonly lines: readonly PreviewedLine[]; readonly badge: string }>();

/** A line that the edit would add. */
class AddedLine extends WidgetType {
  constructor(
    private readonly text: string,
    private readonly badge: string,
  ) {
    super();
  }

  override eq(other: AddedLine): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'cm-previewed';
    const text = document.createElement('span');
    text.textContent = this.text;
    const badge = document.createElement('span');
    badge.className = 'cm-previewed-badge';
    badge.textContent = this.badge;
    line.append(text, badge);
    return line;
  }
}

const removed = Decoration.line({ class: 'cm-row-removed' });

const previewField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, docChanged, state }) {
    const effect = effects.findLast((each) => each.is(showEffect));
    if (effect !== undefined) return decorate(state, effect.value.lines, effect.value.badge);
    return docChanged ? Decoration.none : shown;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ doc }: EditorState, lines: readonly PreviewedLine[], badge: string): DecorationSet {
  const ranges = lines.flatMap(({ number, before, after }) => {
    const isAfterEnd = number > doc.lines;
    const { from, to } = doc.line(Math.min(number, doc.lines));
    const line = before === null ? [] : [removed.range(from)];
    if (after === null) return line;
    // A replaced line comes first, and what replaces it after it.
    const isBelow = isAfterEnd || before !== null;
    const widget = new AddedLine(after, badge);
    return [
      ...line,
      Decoration.widget({ widget, block: true, side: isBelow ? 1 : -1 }).range(isBelow ? to : from),
    ];
  });
  return Decoration.set(ranges, true);
}

const theme = EditorView.theme({
  '.cm-previewed': {
    display: 'flex',
    padding: '0 12px 0 6px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-previewed::before': { content: '"+ "', color: 'var(--accent)', fontWeight: '700' },
  '.cm-previewed-badge': {
    marginLeft: 'auto',
    paddingLeft: '16px',
    fontFamily: 'var(--sans)',
    fontSize: 'var(--size-12)',
    color: 'var(--accent)',
  },
  '.cm-scroller .cm-content .cm-line.cm-row-removed': {
    backgroundColor: 'var(--accent-soft)',
    textDecoration: 'line-through',
  },
});

/** Creates the part. @param badge the word at the end of added lines. */
export function previewedLinesPart(badge: string): PreviewedLinesPart {
  let shownIn: EditorView | null = null;
  return {
    extension: [
      previewField,
      theme,
      ViewPlugin.define((view) => {
        shownIn = view;
        return {};
      }),
    ],
    show: (lines) => shownIn?.dispatch({ effects: showEffect.of({ lines, badge }) }),
  };
}
