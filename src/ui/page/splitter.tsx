import { type KeyboardEvent, type PointerEvent, useSyncExternalStore } from 'react';
import { appTexts } from '../../messages';
import { EDITOR_ID } from '../parts/editor-anchor';
import { clampSplit, DEFAULT_SPLIT, LEAST_SIDE } from './split';
import styles from './splitter.module.css';

const KEY_STEP = 2;

interface SplitterProps {
  /** Width of the editor, in per cent of the window. */
  readonly split: number;
  readonly onSplit: (percent: number) => void;
}

/** The border between editor and view. Drag it or use the arrow keys. A double click resets it. */
export function Splitter({ split, onSplit }: SplitterProps) {
  const moveTo = (percent: number) => onSplit(clampSplit(percent, window.innerWidth));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo((event.clientX / window.innerWidth) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = splitAfterKey(event.key, split);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const least = (LEAST_SIDE / useWindowWidth()) * 100;
  return (
    <hr
      className={styles['splitter']}
      aria-label={appTexts.splitter}
      aria-orientation="vertical"
      aria-controls={EDITOR_ID}
      aria-valuenow={Math.round(split)}
      aria-valuemin={Math.round(least)}
      aria-valuemax={Math.round(100 - least)}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onSplit(DEFAULT_SPLIT)}
    />
  );
}

/** Returns the width of the window, and follows its changes. In the prerendered page, where there is no window, any width will do. */
function useWindowWidth(): number {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => 1_440,
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function splitAfterKey(key: string, split: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return split - KEY_STEP;
    case 'ArrowRight':
      return split + KEY_STEP;
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return null;
  }
}
