import { examples } from '../catalogue';
import { arrivalNotice, arrivalPart, keptPart } from './arrival-part';
import { draftDocument, exampleDocument, textDocument } from './document';
import type { DocumentOpener } from './document-opener';
import { newDraftId } from './draft-id';
import { questionPart } from './question-part';
import { readInputs } from './read-inputs';
import { documentNotice, isOwnWork } from './replaced-work';
import { realAnswerOf } from './simulation';
import type { Arrival, TesterActions, TesterState } from './state';
import type { StateWriter } from './state-writer';

/** Creates the actions that open another document, or change how the current one is saved. */
export function documentActions(writer: StateWriter, opener: DocumentOpener) {
  const { store } = writer;
  return {
    openFile: (file, start = null) =>
      import('./read-file').then(
        ({ openChosenFile }) => openChosenFile(writer, opener, file, start),
        () => store.setState({ notice: { kind: 'file-unread', name: file.name } }),
      ),
    openExample: (id) => {
      const example = examples.find((candidate) => candidate.id === id);
      if (example === undefined) return;
      const { catalogue } = store.getState();
      opener.open(exampleDocument(example), readInputs(example.crawler, example.url, catalogue));
    },
    openContent: (content, question) => opener.openOwn(content, question),
    openArrival: (arrival, isTyping = false) => openArrival(writer, opener, arrival, isTyping),
    openDraft: ({ id, draft }) => {
      const former = store.getState();
      const { document, catalogue } = former;
      const content = draftDocument(draft);
      opener.replaced = null;
      opener.show({
        document: { ...content, id: document.id + 1 },
        draftId: id,
        draftName: draft.name,
        isGuest: false,
        notice: documentNotice(content, null),
        ...questionPart({ sameFile: [], ...draft, answer: realAnswerOf({ document: content }) }, catalogue),
      });
      writer.keepWritten(former, { kind: 'draft' });
    },
    setDraftId: (draftId) => store.setState({ draftId }),
    // Naming a guest keeps it.
    setDraftName: (draftName) => store.setState({ draftName, ...keptPart(store.getState()) }),
    forgetDraft: () => store.setState({ draftId: newDraftId(), draftName: '' }),
    clearDocument: () => opener.open(textDocument('', { kind: 'typed' }), { showsFile: true }),
    restoreReplaced: () => {
      const { replaced } = opener;
      if (replaced === null) return;
      const former = store.getState();
      opener.replaced = isOwnWork(former) ? former : null;
      opener.showAgain(replaced, documentNotice(replaced.document, opener.replaced));
      writer.keepWritten(former, { kind: 'restored' });
    },
  } satisfies Partial<TesterActions>;
}

/** Opens the content of a link; see `TesterActions.openArrival`. */
function openArrival(
  { store, watch }: StateWriter,
  opener: DocumentOpener,
  arrival: Arrival,
  isTyping: boolean,
): void {
  const former = store.getState();
  const part = arrivalPart(former, arrival);
  if (part.document !== undefined && !former.isGuest && hasOwnText(former)) {
    if (isTyping) {
      store.setState({ notice: { kind: 'link-waiting', arrival } });
      return;
    }
    // Text from a link must not displace the user's own text. An edited guest is in the list of drafts.
    if (opener.replaced === null || !cameByLink(former.document)) opener.replaced = former;
  }
  const notice = arrivalNotice(arrival, part.document !== undefined, opener.replaced !== null);
  if (part.document === undefined) watch({ ...part, ...notice });
  else opener.show({ ...part, ...notice, document: part.document });
}

/** Returns whether the text came by a link, including the bookmark's, so that anyone could have written it. */
function cameByLink({ origin }: TesterState['document']): boolean {
  return origin.kind === 'link' || (origin.kind === 'site' && origin.by === 'bookmark');
}

/** Returns whether the user brought in text or URLs, even if only to view a file. */
function hasOwnText({ document, list }: TesterState): boolean {
  if (list.urls.length > 0) return true;
  return document.text.length > 0 && (document.edited || document.origin.kind !== 'example');
}
