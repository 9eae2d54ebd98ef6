import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useDropTarget } from '../features/urls/import/drop-target';
import { isForEditor } from '../features/urls/import/is-for-editor';
import { useActions } from '../parts/tester-context';

/** The file is taken without it, too. */
const DropHint = lazy<ComponentType<{ readonly isList: boolean }>>(() =>
  import('./drop-hint').then(
    (module) => ({ default: module.DropHint }),
    () => ({ default: () => null }),
  ),
);

/** Takes a file dropped anywhere on the page, and says so while one is held above it. While the URLs are shown, lists go to them. */
export function DropZone() {
  const actions = useActions();
  const lists = useDropTarget();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      swallow(event);
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      // Without a related target the pointer left the window, not just an element.
      if (event.relatedTarget === null) setOver(false);
    };
    const open = async (file: File) => {
      if (lists.isTaking() && !(await isForEditor(file)) && lists.give(file)) return;
      void actions.openFile(file);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFile(event)) return;
      swallow(event);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void open(file);
    };
    // In the capture phase: the editor would otherwise insert the file's text at the pointer.
    const listeners = [
      ['dragenter', onOver],
      ['dragover', onOver],
      ['dragleave', onLeave],
      ['drop', onDrop],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    };
  }, [actions, lists]);

  if (!isOver) return null;
  return (
    <Suspense>
      <DropHint isList={lists.isTaking()} />
    </Suspense>
  );
}

function holdsFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

function swallow(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
