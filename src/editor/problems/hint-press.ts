import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { hintOn } from './problem-signs';

/**
 * Runs `fix` with a problem's index when the hint at the end of its line is pressed. The hint is generated content (see `lineDecorations`), so a press on it
 * hits the line, and its place decides.
 */
export function hintPress(fix: (index: number) => void): Extension {
  return EditorView.domEventHandlers({
    // The caret and the focus stay: on touch screens, focusing the text would open the on-screen keyboard.
    mousedown: (event, view) => pressedHint(event, view) !== null,
    click: (event, view) => {
      const index = pressedHint(event, view);
      if (index !== null) fix(index);
      return index !== null;
    },
  });
}

/** Returns the index of the problem whose hint is pressed, or null. */
function pressedHint({ target, button, clientX, clientY }: MouseEvent, view: EditorView): number | null {
  const isHinted = target instanceof HTMLElement && target.matches('.cm-line.cm-sign-badge');
  if (!isHinted || button !== 0) return null;
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
