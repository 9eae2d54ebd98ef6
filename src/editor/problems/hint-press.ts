import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { hintOn } from './problem-signs';
import { problemsOf } from './problems-field';
import type { PlacedProblem } from './problems-over-text';

/** Fixes a problem whose hint was pressed. */
type PressFix = (view: EditorView, problem: PlacedProblem) => Promise<void>;

/**
 * Runs `fix` with a problem when the hint at the end of its line is pressed. The hint is generated content (see `lineDecorations`), so a press on it
 * hits the line, and its place decides. Presses that come before an earlier fix is done wait for it, because each fix changes the indexes.
 */
export function hintPress(fix: PressFix): Extension {
  const presses = ViewPlugin.define((view) => new HintPresses(view, fix));
  let began: number | null = null;
  return [
    presses,
    EditorView.domEventHandlers({
      // The caret and the focus stay: on touch screens, focusing the text would open the on-screen keyboard.
      mousedown: (event, view) => {
        began = pressedLine(event, view);
        return began !== null;
      },
      click: (event, view) => {
        const line = pressedLine(event, view);
        // A selection may end on a hint, too.
        if (line === null || line !== began) return false;
        view.plugin(presses)?.press(line);
        return true;
      },
    }),
  ];
}

/** Queues presses on hints, because only one fix can run at a time. */
class HintPresses {
  /** Presses in the queue, each with the start of its line in the current text. */
  #waiting: readonly { readonly from: number; readonly hint: string }[] = [];
  #isFixing = false;

  constructor(
    private readonly view: EditorView,
    private readonly fix: PressFix,
  ) {}

  press(line: number): void {
    const { state } = this.view;
    const hint = hintOn(state, line)?.text;
    if (hint === undefined) return;
    this.#waiting = [...this.#waiting, { from: state.doc.line(line).from, hint }];
    this.#next();
  }

  update({ state, docChanged, changes }: ViewUpdate): void {
    // The problem checker has stopped.
    if (problemsOf(state) === null) this.#waiting = [];
    if (this.#waiting.length === 0) return;
    if (docChanged)
      this.#waiting = this.#waiting.map(({ from, hint }) => ({ from: changes.mapPos(from, 1), hint }));
    // The editor takes no other change during an update.
    queueMicrotask(() => this.#next());
  }

  /** Forgets what waits: another document has been opened, or the editor is gone. */
  destroy(): void {
    this.#waiting = [];
  }

  /** Starts the fix of the first hint that waits, unless another one is running or the problems are those of an earlier text. */
  #next(): void {
    const { state } = this.view;
    if (this.#isFixing || problemsOf(state)?.isOutdated !== false) return;
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#waiting = this.#waiting.slice(1);
    const found = hintOn(state, state.doc.lineAt(first.from).number);
    const done = () => {
      this.#isFixing = false;
      this.#next();
    };
    if (found?.text !== first.hint) done();
    else {
      this.#isFixing = true;
      this.fix(this.view, found.problem).then(done, done);
    }
  }
}

/** Returns the number of the line whose hint is pressed, or null. */
function pressedLine(event: MouseEvent, view: EditorView): number | null {
  const { button, clientX, clientY, shiftKey, ctrlKey, altKey, metaKey } = event;
  // If the line was drawn again during the press, the event's target is the whole text.
  const target = view.root.elementFromPoint(clientX, clientY);
  const isHinted = target instanceof HTMLElement && target.matches('.cm-line.cm-sign-badge');
  const isPlain = button === 0 && !shiftKey && !ctrlKey && !altKey && !metaKey;
  if (!isHinted || !isPlain) return null;
  const hint = getComputedStyle(target, '::before');
  const line = target.getBoundingClientRect();
  // The hint is at the right edge of the line's first row, or of the view if the line is longer.
  const { scrollDOM } = view;
  const edge = scrollDOM.getBoundingClientRect().left + scrollDOM.clientWidth - Number.parseFloat(hint.right);
  const right = Math.min(line.right - Number.parseFloat(getComputedStyle(target).paddingRight), edge);
  const isOver =
    clientX <= right &&
    clientX >= right - Number.parseFloat(hint.width) &&
    clientY <= line.top + Number.parseFloat(hint.height);
  if (!isOver) return null;
  const { number } = view.state.doc.lineAt(view.posAtDOM(target));
  return hintOn(view.state, number) === null ? null : number;
}
