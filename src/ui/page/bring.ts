import type { Urls } from '../../store';
import { kindOfText, listWithSchemes, SEARCHED, whenLoaded } from '../../store/bring';
import type { ImportOrder } from '../features/urls/import/import-types';
import { typedOrder } from '../features/urls/import/typed-order';
import type { TesterBinding } from '../parts/tester-context';

/** Uses a pasted text as what it is: the file, the tested URL, or URLs for the list. Otherwise asks what to do with it. */
export function bringText(tester: TesterBinding, text: string): void {
  const { store, actions } = tester;
  const read = kindOfText(text);
  switch (read.kind) {
    case 'robots':
      actions.pasteText(text);
      return;
    case 'address': {
      const { urlInput } = store.getState();
      actions.setUrl(read.address);
      // Enter in the URL field can fetch the site's file.
      store.setState({ notice: null, pasted: { urlInput }, ...(!isTyping() && { urlRequest: {} }) });
      return;
    }
    case 'list':
      void bringList(tester, (urls) => typedOrder(urls, listWithSchemes(text), false));
      return;
    case 'other':
      if (text.trim() !== '')
        store.setState({ notice: { kind: 'unrecognised', use: () => actions.pasteText(text) } });
  }
}

/** Returns whether a field or the editor has the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  // The editor is in a shadow root.
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.matches(':read-write, select') === true;
}

/** Opens a dropped file as what it is: URLs for the list, else a robots.txt or a test file. The name decides if it says robots. */
export async function bringFile(tester: TesterBinding, file: File): Promise<void> {
  const start = await file
    .slice(0, SEARCHED)
    .text()
    .catch(() => '');
  if (/robots/i.test(file.name) || kindOfText(start).kind !== 'list') return tester.actions.openFile(file);
  const isRead = await bringList(tester, async (urls) => {
    const { plan } = await urls.sniff(file, file.name);
    return plan && { source: file, name: file.name, plan, replaces: false };
  });
  if (!isRead) await tester.actions.openFile(file);
}

/**
 * Adds URLs to the list, and shows it. One Undo brings back the former list and view, unless the text was edited meanwhile. The view says why an import
 * failed. Returns false if the URLs can't be read.
 */
async function bringList(
  tester: TesterBinding,
  read: (urls: Urls) => Promise<ImportOrder | null>,
): Promise<boolean> {
  const { store, actions } = tester;
  const before = { ...store.getState(), pasted: null };
  store.setState({ notice: null });
  actions.setView('urls');
  const urls = await whenLoaded(tester, 'urlList');
  const order = urls && (await read(urls).catch(() => null));
  if (urls === null || order === null) return false;
  try {
    await urls.importFrom(order.source, order.name, order);
  } catch {
    return true;
  }
  const { document, list } = store.getState();
  if (document === before.document) store.setState({ pasted: { before, list } });
  return true;
}
