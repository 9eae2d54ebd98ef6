/*
 * The first script of the embed page, inside its HTML: it works even if a cache has the page of an earlier release, whose files are gone. Shows a notice
 * if the browser is too old, because the page's own script would fail to parse or stop halfway. A classic script in the syntax of old browsers (see
 * `.ci/build-classic-script.mjs`).
 */
import { PROTOCOL_VERSION, type WindowMessage } from '../embed/protocol';
import { embedNotStarted } from '../messages';
import { hasNeededFeatures } from './needed-features';
import { freshAddress } from './renew';
import { tell, tellTooOld, whenParsed } from './tell-too-old';

/** Loads the page anew if one of its first files can't be loaded, or its script fails. If that doesn't help, says so to the reader and to the host. */
function onFailure(): void {
  const root = document.getElementById('root');
  // Once the page has started, it says itself what it misses.
  if (root !== null && root.firstChild !== null) return;
  window.removeEventListener('error', onFailure, true);
  const address = freshAddress(location);
  if (address !== null) {
    location.replace(address);
    return;
  }
  const message: WindowMessage = { robotsTxtTester: PROTOCOL_VERSION, nonce: '' };
  parent.postMessage(message, '*');
  // A style sheet may fail before there is a body.
  if (document.readyState === 'loading') whenParsed(tellNotStarted);
  else tellNotStarted();
}

function tellNotStarted(): void {
  tell(embedNotStarted);
}

if (hasNeededFeatures(window)) window.addEventListener('error', onFailure, true);
else whenParsed(tellTooOld);
