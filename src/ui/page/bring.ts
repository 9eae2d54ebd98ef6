import { encodeText } from '../../engine/source';
import type { Notice, Urls } from '../../store';
import { kindOfText, listWithSchemes, pasteText, whenLoaded } from '../../store/bring';
import { URL_FIELD_ID } from '../features/question/url-field-id';
import type { ImportOrder } from '../features/urls/import/import-types';
import { typedOrder } from '../features/urls/import/typed-order';
import type { TesterBinding } from '../parts/tester-context';

type Unrecognised = Extract<Notice, { readonly kind: 'unrecognised' }>['text'];

/**
 * Uses a pasted text as what it is: the file, with the server's answer if it comes with one, the tested URL, or URLs for the
 * list. Otherwise asks what to do with it.
 */
export function bringText(tester: TesterBinding, text: string): void {
  const { store, actions } = tester;
  const read = kindOfText(text);
  switch (read.kind) {
    case 'robots':
      pasteText(tester, text);
      return;
    case 'address': {
      const before = store.getState();
      actions.setUrl(read.address);
      actions.dismissNotice();
      // Enter in the URL field can fetch the site's file.
      const wasTyping = isTyping();
      actions.keepWritten(before, { kind: 'address' });
      if (!wasTyping) document.getElementById(URL_FIELD_ID)?.focus();
      return;
    }
    case 'list':
      void bringList(tester, (urls) => typedOrder(urls, listWithSchemes(text), false));
      return;
    case 'answer':
      void bringAnswer(tester, text);
      return;
    case 'test-file':
      void actions.openFile(new File([new Uint8Array(encodeText(text))], 'robots-test.json'), {
        packed: false,
        kind: read,
      });
      return;
    case 'empty':
      return;
    default:
      showUnrecognised(tester, text, read.kind);
  }
}

/** Says what a text is, and lets the user take it as a robots.txt. */
function showUnrecognised({ actions }: TesterBinding, text: string, kind: Unrecognised): void {
  actions.showNotice({ kind: 'unrecognised', text: kind, pasted: text });
}

/** Opens a server's answer printed by curl. Its code is loaded on demand. */
export async function bringAnswer(tester: TesterBinding, printed: string): Promise<void> {
  const code = await import('../../store/live/bring-printed').catch(() => null);
  if (code === null) showUnrecognised(tester, printed, 'words');
  else code.bringPrinted(tester, printed, Date.now());
}

/** Returns whether a field or the editor has the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  // The editor is in a shadow root.
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.matches(':read-write, select') === true;
}

/**
 * Adds URLs to the list, and shows it. One Undo brings back the former list and view, unless the text was edited meanwhile. The view says why an import
 * failed. Returns false if the URLs can't be read.
 */
export async function bringList(
  tester: TesterBinding,
  read: (urls: Urls) => Promise<ImportOrder | null>,
): Promise<boolean> {
  const { store, actions } = tester;
  const before = store.getState();
  actions.dismissNotice();
  actions.setView('urls');
  const urls = await whenLoaded(tester, 'urlList');
  const order = urls && (await read(urls).catch(() => null));
  if (urls === null || order === null) return false;
  try {
    await urls.importFrom(order.source, order.name, order);
  } catch {
    return true;
  }
  if (store.getState().document === before.document) actions.keepWritten(before, { kind: 'list' });
  return true;
}
