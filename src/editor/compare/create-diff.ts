import { type Change, type DirectMergeConfig, MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { diffTheme } from './diff-theme';
import { lineChanges } from './line-changes';

/** Lines around a change that are always shown, and how many equal ones are folded at least. */
const COLLAPSED = { margin: 3, minSize: 6 };

/** The words in a diff. */
interface DiffLabels {
  /** The name of the text, or of both. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** In the place of equal lines; `$` stands for their number. */
  readonly unchanged: string;
}

/** What a diff shows. */
interface DiffTexts {
  /** With LF line ends. */
  readonly before: string;
  readonly after: string;
  /** Whether lines far from any change are there, too. */
  readonly isWhole: boolean;
  /** Two texts side by side, or one with the lines of both. */
  readonly isSideBySide: boolean;
}

/** What became of two texts: shown, or not, as they are the same, or differ in too many lines. */
export type DiffOutcome = 'shown' | 'same' | 'too-unlike';

/** A mounted diff. */
export interface DiffHandle {
  /** Shows two texts in place of those before. */
  show(texts: DiffTexts): DiffOutcome;
  destroy(): void;
}

/** What is in the page at a time. */
interface Mounted {
  readonly scroller: Element;
  destroy(): void;
}

/** What shows a text as the editor does; the editor's own chunk has it. */
type Reading = (text: string) => Extension;

/** Mounts two texts, in which the lines of either are marked. Nothing in them can be changed. `parent` gets a shadow root, in which they live. */
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
    // Firefox sometimes leaves lines without their look where style sheets come into a shadow root after its content.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets];
    mounted.scroller.scrollTop = top;
    return 'shown';
  };
  return { show, destroy: () => mounted?.destroy() };
}

/** Without an end, the last line would be another one as soon as a line follows it. */
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
  return { scroller: view.scrollDOM, destroy: () => view.destroy() };
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
  // It lies around both editors, where their themes do not reach.
  view.dom.style.maxHeight = 'min(520px, 70vh)';
  return { scroller: view.dom, destroy: () => view.destroy() };
};

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
