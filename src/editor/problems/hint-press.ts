import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { hintOn } from './problem-signs';

/**
 * Runs `fix` with a problem's index when the hint at the end of its line is pressed. The hint is generated content (see `lineDecorations`), so a press on it
 * hits the line, and its place decides.
 */
export function hintPress(fix: (index: number) => void): Extension {
  let began: number | null = null;
  return EditorView.domEventHandlers({
    // The caret and the focus stay: on touch screens, focusing the text would open the on-screen keyboard.
    mousedown: (event, view) => {
      began = pressedHint(event, view);
      return began !== null;
    },
    click: (event, view) => {
      const index = pressedHint(event, view);
      // A selection may end on a hint, too.
      if (index === null || index !== began) return false;
      fix(index);
      return true;
    },
  });
}

/** Returns the index of the problem whose hint is pressed, or null. */
function pressedHint(event: MouseEvent, view: EditorView): number | null {
  const { target, button, clientX, clientY, shiftKey, ctrlKey, altKey, metaKey } = event;
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
  return isOver
    ? (hintOn(view.state, view.state.doc.lineAt(view.posAtDOM(target)).number)?.index ?? null)
    : null;
}
