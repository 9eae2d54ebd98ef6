/*
 * The one script of the page whose address stays the same in all releases: `start.js`, beside index.html. A cache may have the page of an earlier release,
 * whose files are gone, the first script too. This one then says so, and loads the page anew. It runs last, and also with pages of other releases. Therefore
 * it relies only on what all of them have: `data-start`, `window.earlyInput` and the element `#root`. See docs/adr/0031. A classic script in
 * the syntax of old browsers (see `.ci/build-classic-script.mjs`).
 */
import { tellNotStarted } from './not-started';
import { startsAsStatic } from './start-as';

// The first script records the input. If it finds the browser too old, it removes the root's id.
if (startsAsStatic() && window.earlyInput === undefined && document.getElementById('root') !== null)
  tellNotStarted(true);
