import { browserTooOld } from '../messages';

/**
 * Shows a notice in place of the one that appears when the page takes long to start; in the embed page, which has none, below everything. In the syntax of
 * old browsers.
 */
export function tell(notice: string): void {
  const note =
    document.querySelector<HTMLElement>('.not-started') ||
    document.body.appendChild(document.createElement('p'));
  note.style.animation = 'none';
  note.textContent = notice;
}

/** Shows a notice in a browser that is too old, and keeps the page's scripts from starting. In the syntax of old browsers. */
export function tellTooOld(): void {
  tell(browserTooOld);
  const root = document.getElementById('root');
  // The pages' scripts start only if there is an element `#root`.
  if (root !== null) root.removeAttribute('id');
}

/** Calls `work` when the document has been parsed, before the scripts that wait for that. In the syntax of old browsers. */
export function whenParsed(work: () => void): void {
  document.addEventListener('readystatechange', function onChange() {
    if (document.readyState === 'interactive') work();
  });
}
