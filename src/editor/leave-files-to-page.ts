import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A dropped file is opened by the page, as bytes: the event goes on, but its text is not inserted. Dragged text stays CodeMirror's. */
export const leaveFilesToPage: Extension = EditorView.domEventHandlers({
  drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
});
