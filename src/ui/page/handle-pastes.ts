import { kindOfText, type TesterState } from '../../store/bring';
import { URL_FIELD_ID } from '../features/question/url-field-id';
import type { TesterBinding } from '../parts/tester-context';
import { bringText } from './bring';

/**
 * Handles texts that are pasted anywhere on the page, unless the field or the editor that has the focus takes them. A whole URL replaces the text of the
 * URL field. `early`: texts that were pasted before this code had loaded. Returns a function that removes the listener.
 */
export function handlePastes(tester: TesterBinding, early: readonly string[]): () => void {
  for (const text of early) bringText(tester, text);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    if (isForPage(event, text, tester.store.getState())) {
      event.preventDefault();
      event.stopPropagation();
      bringText(tester, text);
      return;
    }
    const [field] = event.composedPath();
    if (!(field instanceof HTMLInputElement) || !replacesUrl(field, text)) return;
    // The browser pastes over the selection, so that its own Undo works, too.
    tester.actions.dismissNotice();
    tester.actions.keepWritten(tester.store.getState(), { kind: 'address' });
    field.select();
  };
  document.addEventListener('paste', onPaste, true);
  return () => document.removeEventListener('paste', onPaste, true);
}

/** Returns whether a paste at the caret of the URL field replaces the field's text: a whole URL, since no URL goes on with another. */
function replacesUrl({ id, value, selectionStart, selectionEnd }: HTMLInputElement, text: string): boolean {
  if (id !== URL_FIELD_ID || value === '' || selectionStart === null || selectionStart !== selectionEnd)
    return false;
  const read = kindOfText(text);
  if (read.kind !== 'address' || read.address.startsWith('/')) return false;
  // After a slash, a host completes `https://`, and what looks like a host can be the name of a page.
  return read.address.includes('://') || value[selectionStart - 1] !== '/';
}

function isForPage(
  event: ClipboardEvent,
  text: string,
  { document: { origin, edited } }: TesterState,
): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || document.querySelector('dialog:modal') !== null) return false;
  // The URL field holds one line.
  if (target.id === URL_FIELD_ID) return /[\r\n]/.test(text.trim()) || isRules(text);
  if (target.matches('input, textarea, select')) return false;
  if (target.closest('[contenteditable="true"]') === null) return true;
  // In the editor, only what replaces an untouched example. Rules, addresses and other texts are typed into it.
  return origin.kind === 'example' && !edited && isWhole(text);
}

/** Returns whether a text is a robots.txt, and not only the fragment of a URL, which looks like a comment. */
function isRules(text: string): boolean {
  return kindOfText(text).kind === 'robots' && !text.trimStart().startsWith('#');
}

/** Returns whether a text is a whole file or a list, rather than a part of a file. */
function isWhole(text: string): boolean {
  const { kind } = kindOfText(text);
  if (kind === 'robots') return /^[ \t]*user[- _]?agent/im.test(text);
  return ['list', 'answer', 'test-file', 'web-page'].includes(kind);
}
