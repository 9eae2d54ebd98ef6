/** Components for print only. Loaded after the page, because a print must start without waiting. */
import '../../parts/styles/print.css';
import { flushSync } from 'react-dom';
import { panelId } from '../../parts/view/view-panels';
import { PrintedFile } from './printed-file';
import { PrintedHead } from './printed-head';

/** The printed components, for a print that began at `at`. */
export interface Printing {
  readonly PrintedFile: typeof PrintedFile;
  readonly PrintedHead: typeof PrintedHead;
  readonly at: Date;
}

/**
 * Calls `show`, a React state's setter, with the printed components when printing begins, and with null when it ends. The browser prints the page as it is
 * right after `beforeprint`, so the state is rendered at once. Returns a function that stops this.
 */
export function followPrints(show: (printing: Printing | null) => void): () => void {
  let opened: readonly HTMLDetailsElement[] = [];
  const begin = () => {
    opened = openReasons();
    flushSync(() => show({ PrintedFile, PrintedHead, at: new Date() }));
  };
  const end = () => {
    for (const details of opened) details.open = false;
    opened = [];
    show(null);
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Opens the folded details in Why, because they cannot be opened on paper. Returns them, to be folded again after printing. */
function openReasons(): readonly HTMLDetailsElement[] {
  const folded = document.querySelectorAll<HTMLDetailsElement>(`#${panelId('why')} details:not([open])`);
  for (const details of folded) details.open = true;
  return Array.from(folded);
}
