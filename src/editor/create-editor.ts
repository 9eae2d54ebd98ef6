import { history, historyKeymap, undo } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { applyRounds } from './apply-rounds';
import { flashEffect, flashLine } from './flash-line';
import { goToMatch, matchKeys } from './go-to-match';
import { type EditorLabels, labelExtension } from './labels';
import { robotsLanguage } from './language/robots-language';
import type { EditorMarks } from './marks/editor-marks';
import { foldGroups } from './marks/fold-groups';
import { markGutters } from './marks/gutters';
import { highlightEffect, highlightedLines } from './marks/highlighted-lines';
import { limitLine } from './marks/limit-line';
import { lineDecorations } from './marks/line-decorations';
import { marksField, showMarksEffect } from './marks/marks-field';
import type { EditorPart } from './part';
import { rawCharacters } from './raw-characters';
import { readOnly } from './read-only';
import { jumpEffect, returnKey } from './return-key';
import { revealLine } from './reveal-line';
import { lazySearch } from './search/lazy-search';
import { theme } from './theme';
import { wrapLines } from './wrap-lines';

/** Pixels kept free above and below the line: two rows, so that it isn't at the very edge. */
const SCROLL_MARGIN = 40;

/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before the transaction. */
export type EditorEdit = readonly [from: number, to: number, insert: string];

/** The edited text. `toString()` takes milliseconds for a large file, so call it only when needed. */
export interface EditorText {
  readonly length: number;
  toString(): string;
}

/** Options of `createEditor`. */
export interface EditorOptions {
  /** Gets a shadow root, in which the editor lives. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** False for a file with a line above 16,664 UTF-16 units: wrapping such a line may freeze browsers. */
  readonly wrap: boolean;
  readonly labels: EditorLabels;
  /** Called on every change of the text except by `openDocument`. The edits ascend and don't overlap. `isPaste` is true if they were pasted. */
  onEdit(transaction: readonly EditorEdit[], text: EditorText, isPaste: boolean): void;
  /** Called on Esc right after `revealLine`, to go back to the link. */
  onReturn?(): void;
  /** The line (counted from 1) at the top, of which `hidden` CSS pixels are scrolled out of view. Default: the first one. */
  readonly firstLine?: { readonly line: number; readonly hidden: number } | undefined;
  /** Where the caret is at first, in UTF-16 units. Default: 0. */
  readonly caret?: number | undefined;
  /** Called when the height of the unscrolled text with its margins changes (CSS px). The height of distant lines is estimated. */
  onContentHeight?(height: number): void;
}

/** A mounted editor. */
export interface EditorHandle {
  /** Opens another text with its own undo history and without marks. Does not call `onEdit`. */
  openDocument(text: string, wrap: boolean): void;
  /** Shows the marks of a report on the current text; null removes all. */
  showMarks(marks: EditorMarks | null): void;
  setLabels(labels: EditorLabels): void;
  /** Moves the caret to a line, scrolls the line to the middle and focuses the editor. */
  revealLine(line: number): void;
  /** Scrolls a line into view, and frames it briefly if `flash` is set. Caret and focus stay. */
  scrollToLine(line: number, options?: { readonly flash?: boolean }): void;
  /** Frames these lines, in ascending order, also in texts opened later, until the next call. */
  highlightLines(lines: readonly number[]): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Goes to the next or previous matching rule, winner first, and wraps around. */
  goToMatch(direction: 1 | -1): void;
  /** Adds a part permanently, also to texts opened later. */
  add(part: EditorPart): void;
  /**
   * Applies rounds of edits as one separate undo step. Offsets of each round refer to the text after the previous round. Calls `onEdit` once;
   * selection and scrolling follow the text.
   */
  applyRounds(rounds: readonly (readonly EditorEdit[])[]): void;
  /** Reverts the last undo step. */
  undo(): void;
  focus(): void;
  destroy(): void;
}

/** Mounts an editor. It owns the text; results about the text come back through `showMarks`. */
export function createEditor(options: EditorOptions): EditorHandle {
  let labels = options.labels;
  let highlighted: readonly number[] = [];
  let isReadOnly = false;
  const labelSlot = new Compartment();
  const readOnlySlot = new Compartment();
  const partsSlot = new Compartment();
  const parts: EditorPart[] = [];
  const partExtensions = (): Extension => parts.map(({ extension }) => extension);
  const extensions = fixedExtensions(options);
  const stateFor = (doc: string, wrap: boolean) =>
    EditorState.create({
      doc,
      extensions: [
        labelSlot.of(labelExtensions(labels)),
        wrapLines(wrap),
        partsSlot.of(partExtensions()),
        extensions,
        readOnlySlot.of(readOnly(isReadOnly)),
      ],
    });
  const root = options.parent.shadowRoot ?? options.parent.attachShadow({ mode: 'open' });
  const view = new EditorView({ root, parent: root, state: stateFor(options.text, options.wrap) });
  if (options.caret) view.dispatch({ selection: { anchor: Math.min(options.caret, view.state.doc.length) } });
  if (options.firstLine) scrollToTop(view, options.firstLine);
  return {
    openDocument(text, wrap) {
      view.setState(stateFor(text, wrap));
      view.scrollDOM.scrollTo(0, 0);
      view.dispatch({ effects: highlightEffect.of(highlighted) });
    },
    showMarks: (marks) => view.dispatch({ effects: showMarksEffect.of(marks) }),
    setLabels(next) {
      labels = next;
      view.dispatch({ effects: labelSlot.reconfigure(labelExtensions(next)) });
    },
    revealLine: (line) => revealLine(view, line, { effects: jumpEffect.of(true) }),
    scrollToLine: (line, how) => scrollToLine(view, line, how),
    highlightLines(lines) {
      highlighted = lines;
      view.dispatch({ effects: highlightEffect.of(lines) });
    },
    setReadOnly(next) {
      isReadOnly = next;
      view.dispatch({ effects: readOnlySlot.reconfigure(readOnly(next)) });
    },
    goToMatch: (direction) => void goToMatch(view, direction),
    add(part) {
      parts.push(part);
      view.dispatch({ effects: partsSlot.reconfigure(partExtensions()) });
    },
    applyRounds: (rounds) => applyRounds(view, rounds),
    undo: () => void undo(view),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function labelExtensions(labels: EditorLabels): Extension {
  return [labelExtension(labels), rawCharacters(labels)];
}

/** Extensions that never change. None of them binds Tab, so Tab leaves the editor. */
function fixedExtensions({ onEdit, onReturn, onContentHeight }: EditorOptions): Extension {
  return [
    returnKey(() => onReturn?.()),
    history(),
    robotsLanguage,
    marksField,
    lineDecorations,
    flashLine,
    highlightedLines,
    markGutters,
    foldGroups,
    limitLine,
    leaveFilesToPage,
    matchKeys,
    lazySearch,
    keymap.of([...historyKeymap, ...foldKeymap]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onEdit(editsOf(update), update.state.doc, isPaste(update));
      if (update.heightChanged || update.geometryChanged) onContentHeight?.(update.view.contentHeight);
    }),
    theme,
  ];
}

function isPaste({ transactions }: ViewUpdate): boolean {
  return transactions.some((transaction) => transaction.isUserEvent('input.paste'));
}

function editsOf({ changes }: ViewUpdate): EditorEdit[] {
  const edits: EditorEdit[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => edits.push([from, to, inserted.toString()]));
  return edits;
}

/** Leaves dropped files to the page, which opens them as bytes: the event propagates, but no text is inserted. CodeMirror still handles dragged text. */
const leaveFilesToPage: Extension = EditorView.domEventHandlers({
  drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
});

/** Scrolls a line (clamped to the text) into view, no further than needed. Moves neither caret nor focus. */
function scrollToLine(view: EditorView, line: number, { flash = false } = {}): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
  view.dispatch({
    effects: [
      EditorView.scrollIntoView(from, { y: 'nearest', yMargin: SCROLL_MARGIN }),
      ...(flash ? [flashEffect.of(from)] : []),
    ],
  });
}

/** Scrolls a new editor so that a line is at the top, except its first `hidden` pixels. */
function scrollToTop(view: EditorView, { line, hidden }: { line: number; hidden: number }): void {
  const { from } = view.state.doc.line(line);
  // Draws the lines around it, and scrolls to its text, which is a little below its top. The rest follows in the same frame.
  view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'start' }) });
  const place = (): void =>
    view.scrollDOM.scrollTo({ top: view.documentPadding.top + view.lineBlockAt(from).top + hidden });
  view.requestMeasure({ read: () => queueMicrotask(place) });
}
