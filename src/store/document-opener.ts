import type { DocumentContent } from './document';
import { newDraftId } from './draft-id';
import { noList } from './list-snapshot';
import { openedView } from './opened-view';
import { wholePart } from './question';
import { questionPart } from './question-part';
import { documentNotice, isOwnWork } from './replaced-work';
import { realAnswerOf } from './simulation';
import type { TesterState } from './state';
import type { StateWriter } from './state-writer';
import { withoutExampleUrl } from './without-example-url';

/** Shows one document in place of another. */
export class DocumentOpener {
  /** The user's own work, or the text of a link, that was last replaced, for `restoreReplaced`. */
  replaced: TesterState | null = null;
  readonly #writer: StateWriter;

  constructor(writer: StateWriter) {
    this.#writer = writer;
  }

  /** Shows another document in its view, unless `part` names one, and sends it to the engine with its question. */
  show(part: Partial<TesterState> & Pick<TesterState, 'document'>): void {
    const { store, change, loadNeededCatalogue } = this.#writer;
    const arrived = { ...store.getState(), ...part };
    const opened = { ...openedView(arrived), markedLines: null, written: null, ...part };
    change(opened, wholePart({ ...arrived, ...opened }));
    loadNeededCatalogue();
  }

  /** Opens a document as a write. Own work that it replaces can be restored. */
  open(content: DocumentContent, question?: Partial<TesterState>): void {
    const former = this.#writer.store.getState();
    const isWork = isOwnWork(former);
    if (isWork || (former.isGuest && former.document.text.length > 0)) this.replaced = former;
    this.show({
      document: { ...content, id: former.document.id + 1 },
      // Own work stays in the list of drafts; a document that was only viewed is replaced.
      draftId: isWork ? newDraftId() : former.draftId,
      draftName: '',
      isGuest: false,
      notice: documentNotice(content, this.replaced),
      // Address and answer belong to the former file.
      robotsUrlInput: '',
      robotsUrl: { kind: 'unset' },
      sameFile: [],
      answer: realAnswerOf({ document: content }),
      list: noList(),
      ...question,
    });
    this.#writer.keepWritten(former, { kind: 'opened' });
  }

  /** Opens one of the user's own files. */
  openOwn(content: DocumentContent, question?: Partial<TesterState>): void {
    const { store } = this.#writer;
    this.open(content, { ...withoutExampleUrl(store.getState(), content.text.toString()), ...question });
    if (store.getState().url.kind === 'empty') store.setState({ urlRequest: {} });
  }

  /** Shows a document and its question as they were. */
  showAgain(former: TesterState, notice: TesterState['notice'], part?: Partial<TesterState>): void {
    const { document, catalogue } = this.#writer.store.getState();
    const { draftId, draftName, isGuest } = former;
    this.show({
      document: { ...former.document, text: former.document.text.toString(), id: document.id + 1 },
      draftId,
      draftName,
      isGuest,
      notice,
      ...questionPart(former, catalogue),
      ...part,
    });
  }
}
