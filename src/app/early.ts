/*
 * The first script of the page, which blocks the first paint. Decides what is shown until the page starts: the prerendered example; nothing, if something
 * else will be shown; or a notice, if the browser is too old. Then records what the user does, for the page. A classic script in the syntax of old
 * browsers (see `.ci/build-classic-script.mjs`).
 */

import { addressToRead } from '../store/address';
import { mayHaveDraft } from '../store/draft-mark';
import type { EarlyInput } from '../ui';
import { focusCrawlerField, isCrawlerShortcut } from '../ui/features/question/focus-crawler-field';
import { nextTab } from '../ui/page/next-tab';
import { untakenPaste } from '../ui/page/untaken-paste';
import { PHONE } from '../ui/parts/phone';
import { hasNeededFeatures } from './needed-features';
import { tellNotStarted } from './not-started';
import { freshAddress, withoutFresh } from './renew';
import { startAs } from './start-as';
import { tellTooOld, whenParsed } from './tell-too-old';

/** The elements that the page listens to. All others work without it. */
const PRESSED = 'button, a[href^="#"], input';

const TAB = '[role="tab"]';

const isPhone = matchMedia(PHONE).matches;
const pastes: string[] = [];
const presses: EarlyInput['presses'][number][] = [];

function onPaste(event: ClipboardEvent): void {
  const text = untakenPaste(event);
  if (text !== '') pastes.push(text);
}

function onPress(event: MouseEvent | KeyboardEvent): void {
  const target = (event.target as Element).closest(PRESSED);
  if (target === null || (event.type === 'keydown') !== (target.localName === 'input')) return;
  if ('key' in event ? event.key !== 'Enter' && event.key !== 'Escape' : event.button !== 0) return;
  event.preventDefault();
  keepPress(target, event);
}

function keepPress(target: Element, event: MouseEvent | KeyboardEvent): void {
  // Nothing happens at the first press, so people press again.
  const last = presses[presses.length - 1];
  if (last === undefined || last.target !== target) presses.push({ target: target, event: event });
}

/** Handles the keys that the page itself would handle: a key that moves from tab to tab counts as a press of the next one. */
function onKey(event: KeyboardEvent): void {
  if (isCrawlerShortcut(event)) focusCrawlerField();
  else {
    const shown = (event.target as Element).closest<HTMLElement>(TAB);
    const tabs = Array.from(document.querySelectorAll<HTMLElement>(TAB));
    const next = shown === null ? undefined : nextTab(event, tabs, shown);
    if (next === undefined) return;
    next.focus();
    keepPress(next, new MouseEvent('click', { bubbles: true }));
  }
  event.preventDefault();
}

/** Keeps the browser from leaving the page when a file is dropped. Once `DropZone` has loaded, it opens dropped files. */
function onDrag(event: DragEvent): void {
  if (event.dataTransfer !== null && event.dataTransfer.types.indexOf('Files') >= 0) event.preventDefault();
}

/** Shows the static text and a notice if the page's script can't be loaded, or fails before anything is shown. */
function onFailure(event: Event): void {
  const { target } = event;
  // The page works without `start.js`, the only script that is deferred by its attribute.
  const isOther = target instanceof HTMLElement && !(target instanceof HTMLScriptElement && !target.defer);
  if (isOther) return;
  stopPresses();
  startAs('static');
  // Nothing that the user has typed or pasted is thrown away.
  tellNotStarted(!isRenewed && pastes.length === 0 && !hasTyped());
}

function hasTyped(): boolean {
  return Array.from(document.querySelectorAll('input')).some(function isTyped(field) {
    return field.value !== field.defaultValue;
  });
}

function stopPresses(): void {
  document.removeEventListener('click', onPress);
  document.removeEventListener('keydown', onPress);
  document.removeEventListener('keydown', onKey);
  window.removeEventListener('error', onFailure, true);
  window.removeEventListener('unhandledrejection', onFailure);
}

/** Shows the example: on phones with their own markup, and everywhere with the styles that the CSP forbids in HTML. */
function showExample(): void {
  const root = document.getElementById('root') as HTMLElement;
  const phone = document.getElementById('phone') as HTMLTemplateElement;
  if (isPhone) root.replaceChildren(phone.content);
  root.querySelectorAll<HTMLElement>('[data-style]').forEach(function style(element) {
    element.style.cssText = element.dataset['style'] as string;
    element.removeAttribute('data-style');
  });
  startAs('example');
}

/** True if the page has been loaded anew. */
const isRenewed = freshAddress(location) === null;

if (!hasNeededFeatures(window)) whenParsed(tellTooOld);
else {
  if (isRenewed)
    history.replaceState(
      history.state,
      '',
      location.pathname + withoutFresh(location.search) + location.hash,
    );
  startAs('own');
  if (!mayHaveDraft() && addressToRead(location) === null) whenParsed(showExample);
  document.addEventListener('dragover', onDrag);
  document.addEventListener('drop', onDrag);
  document.addEventListener('paste', onPaste);
  document.addEventListener('click', onPress);
  document.addEventListener('keydown', onPress);
  document.addEventListener('keydown', onKey);
  window.addEventListener('error', onFailure, true);
  window.addEventListener('unhandledrejection', onFailure);
  window.earlyInput = {
    pastes: pastes,
    presses: presses,
    isPhone: isPhone,
    endPresses: stopPresses,
    endPastes: function endPastes() {
      document.removeEventListener('paste', onPaste);
    },
  };
}
