import { type Change, type DirectMergeConfig, MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { diffTheme } from './diff-theme';
import { lineChanges } from './line-changes';

/** `margin`: unchanged lines shown around a change. `minSize`: the shortest run of unchanged lines that is folded. */
const COLLAPSED = { margin: 3, minSize: 6 };

/** Texts shown in a diff. */
interface DiffLabels {
  /** Accessible name of the text, or of both texts. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Shown in place of unchanged lines; `$` is replaced by their number. */
  readonly unchanged: string;
}

/** The two texts of a diff and how to show them. */
interface DiffTexts {
  /** Both texts have LF line ends. */
  readonly before: string;
  readonly after: string;
  /** False to fold unchanged lines that are far from any change. */
  readonly isWhole: boolean;
  /** True for two texts side by side, false for one text with the lines of both. */
  readonly isSideBySide: boolean;
}

/** Result of `DiffHandle.show`. For `'same'` and `'too-unlike'` (too many lines differ) nothing is shown. */
export type DiffOutcome = 'shown' | 'same' | 'too-unlike';

/** A line of one of the texts, counted from 1. */
export interface DiffLine {
  readonly version: 'before' | 'after';
  readonly line: number;
}

/** A mounted diff. */
export interface DiffHandle {
  /** Replaces the texts that are shown. */
  show(texts: DiffTexts): DiffOutcome;
  /** Scrolls to a line, or to where it was. Does nothing if no texts are shown. */
  reveal(line: DiffLine): void;
  destroy(): void;
}

/** The CodeMirror views currently in the page. */
interface Mounted {
  readonly scroller: Element;
  reveal(line: DiffLine): void;
  destroy(): void;
}

/** Extensions that display a text as the editor does. Passed in because they are in the editor's own chunk. */
type Reading = (text: string) => Extension;

/** Mounts a read-only diff of two texts with the differing lines marked. It lives in a shadow root of `parent`. */
export function createDiff(parent: HTMLElement, labels: DiffLabels, reading: Reading): DiffHandle {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  let mounted: Mounted | null = null;
  const show = (given: DiffTexts): DiffOutcome => {
    const texts = { ...given, before: withLineEnd(given.before), after: withLineEnd(given.after) };
    const changes = texts.before === texts.after ? [] : lineChanges(texts.before, texts.after);
    const top = mounted?.scroller.scrollTop ?? 0;
    mounted?.destroy();
    mounted = null;
    if (changes === null) return 'too-unlike';
    if (changes.length === 0) return 'same';
    mounted = (texts.isSideBySide ? sideBySide : merged)(root, texts, changes, labels, reading);
    // Firefox sometimes leaves lines unstyled when style sheets are adopted after the content, so adopt them again.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets];
    mounted.scroller.scrollTop = top;
    return 'shown';
  };
  return { show, reveal: (line) => mounted?.reveal(line), destroy: () => mounted?.destroy() };
}

/** Adds a missing final line end. Without it, an unchanged last line would count as changed if another line follows it in the other text. */
function withLineEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

type Mount = (
  root: ShadowRoot,
  texts: DiffTexts,
  changes: readonly Change[],
  labels: DiffLabels,
  reading: Reading,
) => Mounted;

const merged: Mount = (root, { before, after, isWhole }, changes, labels, reading) => {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: after,
      extensions: [
        fixedExtensions(labels, labels.name, reading(after)),
        unifiedMergeView({ original: before, mergeControls: false, ...mergeOptions(isWhole, changes) }),
      ],
    }),
  });
  return {
    scroller: view.scrollDOM,
    reveal: ({ version, line }) =>
      scrollTo(
        view,
        version === 'after'
          ? startOf(view.state.doc, line)
          : placeAfter(startOf(Text.of(before.split('\n')), line), changes),
      ),
    destroy: () => view.destroy(),
  };
};

const sideBySide: Mount = (root, { before, after, isWhole }, changes, labels, reading) => {
  const config: DirectMergeConfig = {
    root,
    parent: root,
    a: { doc: before, extensions: fixedExtensions(labels, labels.before, reading(before)) },
    b: { doc: after, extensions: fixedExtensions(labels, labels.after, reading(after)) },
    ...mergeOptions(isWhole, changes),
  };
  const view = new MergeView(config);
  // Set here, because the editors' themes don't apply to the element that contains both.
  view.dom.style.maxHeight = 'min(520px, 70vh)';
  return {
    scroller: view.dom,
    reveal: ({ version, line }) => {
      const side = version === 'after' ? view.b : view.a;
      scrollTo(side, startOf(side.state.doc, line));
    },
    destroy: () => view.destroy(),
  };
};

function startOf(text: Text, line: number): number {
  return text.line(Math.min(Math.max(1, line), text.lines)).from;
}

/** Returns the place in the later text of an offset in the earlier one; if it was removed, the place where it was. */
function placeAfter(at: number, changes: readonly Change[]): number {
  let shift = 0;
  for (const { fromA, toA, fromB, toB } of changes) {
    if (at < fromA) break;
    if (at < toA) return fromB;
    shift = toB - toA;
  }
  return at + shift;
}

function scrollTo(view: EditorView, at: number): void {
  view.dispatch({
    effects: EditorView.scrollIntoView(Math.min(at, view.state.doc.length), { y: 'center' }),
  });
}

function mergeOptions(isWhole: boolean, changes: readonly Change[]) {
  return {
    highlightChanges: false,
    gutter: false,
    ...(isWhole ? {} : { collapseUnchanged: COLLAPSED }),
    diffConfig: { override: () => changes },
  };
}

function fixedExtensions(labels: DiffLabels, name: string, reading: Extension): Extension {
  return [
    diffTheme,
    reading,
    EditorState.phrases.of({ '$ unchanged lines': labels.unchanged }),
    EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' }),
  ];
}
