/*
 * The first script of the page and of the embed page. Shows a notice if the browser is too old, because the pages' own scripts would fail to parse or
 * stop halfway. A classic script in the syntax of old browsers (see `.ci/build-browser-check.mjs`).
 */
import { browserTooOld } from '../messages';
import { hasNeededFeatures } from './needed-features';

if (!hasNeededFeatures(window)) {
  const note = document.createElement('p');
  note.textContent = browserTooOld;
  (document.querySelector('main') || document.body).appendChild(note);
  const root = document.getElementById('root');
  // The pages' scripts start only if there is an element `#root`.
  if (root !== null) root.removeAttribute('id');
}
