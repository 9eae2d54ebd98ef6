import { Suspense, useEffect, useState } from 'react';
import { useDropTarget } from '../features/urls/import/drop-target';
import { lazyPart } from '../parts/lazy/lazy-part';
import { useBinding } from '../parts/tester-context';

/** Loaded on demand. Files can be dropped without it. */
const DropHint = lazyPart(
  () => import('./drop-hint').then((module) => module.DropHint),
  () => null,
);

/**
 * Accepts a file dropped anywhere on the page, and shows a hint while one is dragged over it. While the URLs
 * view is shown, it asks how to read a list of URLs; otherwise a list is added to it at once.
 */
export function DropZone() {
  const tester = useBinding();
  const lists = useDropTarget();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      swallow(event);
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      // Without a related target, the pointer has left the window, not just an element.
      if (event.relatedTarget === null) setOver(false);
    };
    const open = async (file: File) => {
      if (await lists.give(file)) return;
      const { bringFile } = await import('./bring-file');
      await bringFile(tester, file);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFile(event)) return;
      swallow(event);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void open(file);
    };
    // Listen in the capture phase. Otherwise the editor would insert the file's text at the pointer.
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
  }, [tester, lists]);

  if (!isOver) return null;
  return (
    <Suspense>
      <DropHint isList={lists.isAccepting()} />
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
