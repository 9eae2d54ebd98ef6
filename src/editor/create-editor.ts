import { history, historyKeymap, undo } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { applyRounds } from './apply-rounds';
import { flashLine } from './flash-line';
import { goToMatch, matchKeys } from './go-to-match';
import { type EditorLabels, labelExtension } from './labels';
import { robotsLanguage } from './language/robots-language';
import type { EditorMarks } from './marks/editor-marks';
import { foldGroups } from './marks/fold-groups';
import { markGutters } from './marks/gutters';
import { highlightEffect, highlightedLine } from './marks/highlighted-line';
import { limitLine } from './marks/limit-line';
import { lineDecorations } from './marks/line-decorations';
import { marksField, showMarksEffect } from './marks/marks-field';
import type { EditorPart } from './part';
import { rawCharacters } from './raw-characters';
import { readOnly } from './read-only';
import { jumpEffect, returnKey } from './return-key';
import { revealLine } from './reveal-line';
import { scrollToLine } from './scroll-to-line';
import { lazySearch } from './search/lazy-search';
import { theme } from './theme';
import { wrapLines } from './wrap-lines';

/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before the transaction it belongs to. */
export type EditorEdit = readonly [from: number, to: number, insert: string];

/** The text, made a string only when asked: that costs milliseconds for a large file. */
export interface EditorText {
  readonly length: number;
  toString(): string;
}

/** What an editor starts with. */
export interface EditorOptions {
  /** Gets a shadow root, in which the editor lives. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** False for a file with a line above 16,664 bytes: wrapping such a line freezes browsers. */
  readonly wrap: boolean;
  readonly labels: EditorLabels;
  /** Somebody edited the text. The edits ascend and do not overlap. `isPaste`: they were pasted. */
  onEdit(transaction: readonly EditorEdit[], text: EditorText, isPaste: boolean): void;
  /** Esc right after `revealLine`: go back to the link. */
  onReturn?(): void;
  /** The text with its margins, as tall as it is without scrolling (CSS pixels), whenever that changes; far from what is in sight it is estimated. */
  onContentHeight?(height: number): void;
}

/** A mounted editor. */
export interface EditorHandle {
  /** Another text with an undo history of its own and without marks. Does not call `onEdit`. */
  openDocument(text: string, wrap: boolean): void;
  /** Marks of a report about the present text; null removes all. */
  showMarks(marks: EditorMarks | null): void;
  setLabels(labels: EditorLabels): void;
  /** Moves the caret to a line, the line to the middle and the focus into the editor. */
  revealLine(line: number): void;
  /** Scrolls a line into sight, and frames it for a moment if wanted; caret and focus stay. */
  scrollToLine(line: number, options?: { readonly flash?: boolean }): void;
  /** Frames a line until another is named, also in a text that is opened later; null takes the frame away. */
  highlightLine(line: number | null): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Goes to the next or previous matching rule, winner first, around the end. */
  goToMatch(direction: 1 | -1): void;
  /** Adds a part for good, also to texts that are opened later. */
  add(part: EditorPart): void;
  /** Applies rounds of edits, each for the text after the one before, as one undo step of its own; calls `onEdit` once. Selection and scrolling follow the text. */
  applyRounds(rounds: readonly (readonly EditorEdit[])[]): void;
  /** Takes the last undo step back. */
  undo(): void;
  focus(): void;
  destroy(): void;
}

/** Mounts an editor. It owns the text; what the text means comes back by `showMarks`. */
export function createEditor(options: EditorOptions): EditorHandle {
  let labels = options.labels;
  let highlighted: number | null = null;
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
    highlightLine(line) {
      highlighted = line;
      view.dispatch({ effects: highlightEffect.of(line) });
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

/** Tab has no binding: it leaves the editor. */
function fixedExtensions({ onEdit, onReturn, onContentHeight }: EditorOptions): Extension {
  return [
    returnKey(() => onReturn?.()),
    history(),
    robotsLanguage,
    marksField,
    lineDecorations,
    flashLine,
    highlightedLine,
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

/** A dropped file is opened by the page, as bytes: the event goes on, but its text is not inserted. Dragged text stays CodeMirror's. */
const leaveFilesToPage: Extension = EditorView.domEventHandlers({
  drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
});
