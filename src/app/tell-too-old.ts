import { browserTooOld } from '../messages';

/** Shows a notice in a browser that is too old, and keeps the page's scripts from starting. In the syntax of old browsers. */
export function tellTooOld(): void {
  const note = document.createElement('p');
  note.textContent = browserTooOld;
  (document.querySelector('main') || document.body).appendChild(note);
  const root = document.getElementById('root');
  // The pages' scripts start only if there is an element `#root`.
  if (root !== null) root.removeAttribute('id');
}
