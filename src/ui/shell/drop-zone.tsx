import { useEffect, useState } from 'react';
import { appTexts, urlsDropHint } from '../../messages';
import { useActions } from '../tester-context';
import { useDropTarget } from '../urls/import/drop-target';
import { isForEditor } from '../urls/import/is-for-editor';
import styles from './drop-zone.module.css';

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
    <div className={styles['overlay']}>
      <p className={styles['title']}>{appTexts.dropHere}</p>
      <p className={styles['hint']}>{lists.isTaking() ? urlsDropHint : appTexts.dropHint}</p>
    </div>
  );
}

function holdsFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

function swallow(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
