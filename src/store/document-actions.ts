import type { StoreApi } from 'zustand/vanilla';
import { examples } from '../catalogue';
import type { Update } from '../worker';
import { arrivalNotice, arrivalPart, keptPart, viewPart } from './arrival-part';
import { type DocumentContent, draftDocument, exampleDocument, openDocument, textDocument } from './document';
import { documentNotice } from './document-notice';
import { newDraftId } from './draft-id';
import { noList } from './list-snapshot';
import { openedView } from './opened-view';
import { isOwnWork } from './own-work';
import { askedPart, watchedOf } from './question';
import { questionPart } from './question-part';
import { readInputs } from './read-inputs';
import { realAnswerOf } from './simulation';
import type { TesterActions, TesterState } from './state';
import { withoutExampleUrl } from './without-example-url';

/** Actions that open another document, or change how the current one is saved. */
type DocumentActions = Pick<
  TesterActions,
  | 'openFile'
  | 'openExample'
  | 'openContent'
  | 'openArrival'
  | 'openDraft'
  | 'setDraftName'
  | 'forgetDraft'
  | 'clearDocument'
  | 'restoreReplaced'
  | 'pasteText'
  | 'undoPaste'
>;

/** Functions of the tester that the actions need. */
interface Changing {
  /** Changes the state as a new version and sends the change to the engine. */
  change(part: Partial<TesterState>, update: Omit<Update, 'kind' | 'version'>): void;
  /** Changes state that is neither text nor question. */
  watch(part: Partial<TesterState>): void;
  /** Loads the list of crawlers. */
  load(): void;
  /** Tests another URL. */
  setUrl(urlInput: string): void;
  /** Replaces the whole text through the editor, as one step that it can undo. Returns false if there is no editor. */
  replaceText(text: string): boolean;
}

/** Creates the actions that open another document. */
export function documentActions(
  store: StoreApi<TesterState>,
  { change, watch, load, setUrl, replaceText }: Changing,
): DocumentActions {
  /** Shows another document in its view, unless `part` names one, and sends it to the engine with its question. */
  const show = (part: Partial<TesterState> & Pick<TesterState, 'document'>): void => {
    const arrived = { ...store.getState(), ...part };
    const opened = { ...openedView(arrived), markedLines: null, pasted: null, ...part };
    const next = { ...arrived, ...opened };
    change(opened, {
      open: openDocument(next.document),
      ...askedPart(next),
      watched: watchedOf(next),
    });
    if (next.crawler.kind === 'loading' || next.view === 'crawlers') load();
  };
  /** The user's own work, or the text of a link, that was last replaced, for `restoreReplaced`. */
  let replaced: TesterState | null = null;
  const open = (content: DocumentContent, question: Partial<TesterState> = {}): void => {
    const former = store.getState();
    const isWork = isOwnWork(former);
    if (isWork || (former.isGuest && former.document.text.length > 0)) replaced = former;
    show({
      document: { ...content, id: former.document.id + 1 },
      // Own work stays in the list of drafts; a document that was only viewed is replaced.
      draftId: isWork ? newDraftId() : former.draftId,
      draftName: '',
      isGuest: false,
      notice: documentNotice(content, replaced),
      // Address and answer belong to the former file.
      robotsUrlInput: '',
      robotsUrl: { kind: 'unset' },
      sameFile: [],
      answer: realAnswerOf({ document: content }),
      list: noList(),
      ...question,
    });
  };
  /** Opens one of the user's own files. */
  const openOwn = (content: DocumentContent, question: Partial<TesterState> = {}): void => {
    open(content, { ...withoutExampleUrl(store.getState(), content.text.toString()), ...question });
    if (store.getState().url.kind === 'empty') store.setState({ urlRequest: {} });
  };

  /** Shows a document and its question as they were. */
  const showAgain = (former: TesterState, notice: TesterState['notice'], part: Partial<TesterState> = {}) => {
    const { document, catalogue } = store.getState();
    const { draftId, draftName, isGuest } = former;
    show({
      document: { ...former.document, text: former.document.text.toString(), id: document.id + 1 },
      draftId,
      draftName,
      isGuest,
      notice,
      ...questionPart(former, catalogue),
      ...part,
    });
  };

  return {
    openFile: async (file, start = null) => {
      const read = await import('./read-file').then(
        ({ readFile }) => readFile(file, start),
        () => ({ kind: 'file-unread', name: file.name }) as const,
      );
      if ('kind' in read) return store.setState({ notice: read });
      const { content, test } = read;
      const { list, catalogue } = store.getState();
      // The file may be another version of the current one, so the question stays: crawler, URL, and the list
      // of URLs with its expectations.
      if (test === null) openOwn(content, { list });
      else open(content, { ...questionPart(test.question, catalogue), ...viewPart(test.view) });
    },
    openExample: (id) => {
      const example = examples.find((candidate) => candidate.id === id);
      if (example === undefined) return;
      const { catalogue } = store.getState();
      open(exampleDocument(example), readInputs(example.crawler, example.url, catalogue));
    },
    openArrival: (arrival, isTyping = false) => {
      const former = store.getState();
      const part = arrivalPart(former, arrival);
      if (part.document !== undefined && !former.isGuest && hasOwnText(former)) {
        if (isTyping) return store.setState({ notice: { kind: 'link-waiting', arrival } });
        // Text from a link must not displace the user's own text. An edited guest is in the list of drafts.
        if (replaced === null || !cameByLink(former.document)) replaced = former;
      }
      const notice = arrivalNotice(arrival, part.document !== undefined, replaced !== null);
      if (part.document === undefined) watch({ ...part, ...notice });
      else show({ ...part, ...notice, document: part.document });
    },
    openDraft: ({ id, draft }) => {
      const { document, catalogue } = store.getState();
      const content = draftDocument(draft);
      replaced = null;
      show({
        document: { ...content, id: document.id + 1 },
        draftId: id,
        draftName: draft.name,
        isGuest: false,
        notice: documentNotice(content, null),
        ...questionPart({ sameFile: [], ...draft, answer: realAnswerOf({ document: content }) }, catalogue),
      });
    },
    // Naming a guest keeps it.
    setDraftName: (draftName) => store.setState({ draftName, ...keptPart(store.getState()) }),
    forgetDraft: () => store.setState({ draftId: newDraftId(), draftName: '' }),
    openContent: openOwn,
    clearDocument: () => open(textDocument('', { kind: 'typed' }), { showsFile: true }),
    restoreReplaced: () => {
      if (replaced === null) return;
      const former = store.getState();
      const before = replaced;
      replaced = isOwnWork(former) ? former : null;
      showAgain(before, documentNotice(before.document, replaced));
    },
    pasteText: (text) => {
      const former = store.getState();
      const content = textDocument(text.replace(/\r\n?/g, '\n'), { kind: 'typed' });
      // An edit would keep the former file's line ends, and the editor would wrap a giant line. Such a text is opened like a file.
      const { bom, lineEnd } = former.document;
      const canEdit = !bom && lineEnd === 'lf' && !content.hasGiantLine;
      const isEdit = canEdit && replaceText(content.text.toString());
      if (!isEdit) openOwn({ ...content, edited: true }, { list: former.list });
      const before = { ...former, pasted: null };
      store.setState({
        notice: documentNotice(content, null),
        pasted: { before, list: store.getState().list },
      });
    },
    undoPaste: () => {
      const { pasted } = store.getState();
      if (pasted === null) return;
      if ('urlInput' in pasted) {
        setUrl(pasted.urlInput);
        return store.setState({ pasted: null });
      }
      const { before, list } = pasted;
      const { view, showsFile } = before;
      const now = store.getState();
      // More was done than the paste: keep it as replaced work.
      const hasMore = now.list !== list || now.draftName !== before.draftName;
      if (hasMore) replaced = now;
      showAgain(before, documentNotice(before.document, hasMore ? now : null), {
        view,
        showsFile,
        list: before.list,
        ...(hasMore && now.draftId === before.draftId && { draftId: newDraftId() }),
      });
    },
  };
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
