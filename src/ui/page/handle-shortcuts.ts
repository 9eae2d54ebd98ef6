import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isCrawlerShortcut, openCrawlerList } from '../features/question/focus-crawler-field';
import type { EditorControls } from '../features/source/file-panel';
import type { TesterBinding } from '../parts/tester-context';

/**
 * Registers the global shortcuts: Ctrl+K opens the list of crawlers, Alt+J and Alt+K move through the matching rules. Returns a function
 * that removes them.
 */
export function handleShortcuts(
  { actions }: TesterBinding,
  editor: RefObject<EditorControls | null>,
): () => void {
  const goToMatch = (direction: 1 | -1) => {
    // The editor must be visible before it can scroll.
    flushSync(() => actions.setView('file'));
    editor.current?.goToMatch(direction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Skip keys that the editor has already handled.
    if (event.defaultPrevented) return;
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isCrawlerShortcut(event)) openCrawlerList();
    // Match the key's position, because Alt changes the letter on some keyboards.
    else if (isAlt && event.code === 'KeyJ') goToMatch(1);
    else if (isAlt && event.code === 'KeyK') goToMatch(-1);
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
