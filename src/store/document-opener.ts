import { type DocumentContent, openDocument } from './document';
import { documentNotice } from './document-notice';
import { newDraftId } from './draft-id';
import { noList } from './list-snapshot';
import { openedView } from './opened-view';
import { isOwnWork } from './own-work';
import { askedPart, watchedOf } from './question';
import { questionPart } from './question-part';
import { realAnswerOf } from './simulation';
import type { TesterState } from './state';
import type { StateWriter } from './state-writer';
import { withoutExampleUrl } from './without-example-url';

/** Shows one document in place of another. */
export interface DocumentOpener {
  /** The user's own work, or the text of a link, that was last replaced, for `restoreReplaced`. */
  replaced: TesterState | null;
  /** Shows another document in its view, unless `part` names one, and sends it to the engine with its question. */
  show(part: Partial<TesterState> & Pick<TesterState, 'document'>): void;
  /** Opens a document. Own work that it replaces can be restored. */
  open(content: DocumentContent, question?: Partial<TesterState>): void;
  /** Opens one of the user's own files. */
  openOwn(content: DocumentContent, question?: Partial<TesterState>): void;
  /** Shows a document and its question as they were. */
  showAgain(former: TesterState, notice: TesterState['notice'], part?: Partial<TesterState>): void;
}

/** Creates the opener of a tester. */
export function documentOpener({ store, change, loadNeededCatalogue }: StateWriter): DocumentOpener {
  const opener: DocumentOpener = {
    replaced: null,
    show: (part) => {
      const arrived = { ...store.getState(), ...part };
      const opened = { ...openedView(arrived), markedLines: null, pasted: null, ...part };
      const next = { ...arrived, ...opened };
      change(opened, {
        open: openDocument(next.document),
        ...askedPart(next),
        watched: watchedOf(next),
      });
      loadNeededCatalogue();
    },
    open: (content, question) => {
      const former = store.getState();
      const isWork = isOwnWork(former);
      if (isWork || (former.isGuest && former.document.text.length > 0)) opener.replaced = former;
      opener.show({
        document: { ...content, id: former.document.id + 1 },
        // Own work stays in the list of drafts; a document that was only viewed is replaced.
        draftId: isWork ? newDraftId() : former.draftId,
        draftName: '',
        isGuest: false,
        notice: documentNotice(content, opener.replaced),
        // Address and answer belong to the former file.
        robotsUrlInput: '',
        robotsUrl: { kind: 'unset' },
        sameFile: [],
        answer: realAnswerOf({ document: content }),
        list: noList(),
        ...question,
      });
    },
    openOwn: (content, question) => {
      opener.open(content, { ...withoutExampleUrl(store.getState(), content.text.toString()), ...question });
      if (store.getState().url.kind === 'empty') store.setState({ urlRequest: {} });
    },
    showAgain: (former, notice, part) => {
      const { document, catalogue } = store.getState();
      const { draftId, draftName, isGuest } = former;
      opener.show({
        document: { ...former.document, text: former.document.text.toString(), id: document.id + 1 },
        draftId,
        draftName,
        isGuest,
        notice,
        ...questionPart(former, catalogue),
        ...part,
      });
    },
  };
  return opener;
}
