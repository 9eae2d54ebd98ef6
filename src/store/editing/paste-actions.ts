import { readTypedUrl } from '../../engine/address';
import { textDocument } from '../document';
import type { DocumentOpener } from '../document-opener';
import { newDraftId } from '../draft-id';
import { documentNotice } from '../replaced-work';
import type { PastedState, TesterActions } from '../state';
import type { StateWriter } from '../state-writer';
import type { Editing } from './edit-actions';

/** Creates the actions that use pasted texts, and undo that. */
export function pasteActions(
  { store, changeQuestion }: StateWriter,
  opener: DocumentOpener,
  { replaceText }: Editing,
) {
  const keepPasted: TesterActions['keepPasted'] = (before) =>
    store.setState({ pasted: { before: { ...before, pasted: null }, list: store.getState().list } });
  const undoFile = ({ before, list }: Extract<PastedState, { readonly before: object }>): void => {
    const { view, showsFile } = before;
    const now = store.getState();
    // More was done than the paste: keep it as replaced work.
    const hasMore = now.list !== list || now.draftName !== before.draftName;
    if (hasMore) opener.replaced = now;
    opener.showAgain(before, documentNotice(before.document, hasMore ? now : null), {
      view,
      showsFile,
      list: before.list,
      ...(hasMore && now.draftId === before.draftId && { draftId: newDraftId() }),
    });
  };
  return {
    pasteText: (text) => {
      const former = store.getState();
      const content = textDocument(text.replace(/\r\n?/g, '\n'), { kind: 'typed' });
      // An edit would keep the former file's line ends, and the editor would wrap a giant line. Such a text is opened like a file.
      const { bom, lineEnd } = former.document;
      const canEdit = !bom && lineEnd === 'lf' && !content.hasGiantLine;
      const isEdit = canEdit && replaceText(content.text.toString());
      if (!isEdit) opener.openOwn({ ...content, edited: true }, { list: former.list });
      store.setState({ notice: documentNotice(content, null) });
      keepPasted(former);
    },
    keepUrl: (urlInput, getsFocus) =>
      store.setState({ notice: null, pasted: { urlInput }, ...(getsFocus && { urlRequest: {} }) }),
    keepPasted,
    undoPaste: () => {
      const { pasted } = store.getState();
      if (pasted === null) return;
      if ('before' in pasted) return undoFile(pasted);
      const { urlInput } = pasted;
      changeQuestion({ urlInput, url: readTypedUrl(urlInput), pasted: null });
    },
  } satisfies Partial<TesterActions>;
}
