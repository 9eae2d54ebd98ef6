import type { StoreApi } from 'zustand/vanilla';
import type { Update } from '../worker';
import { askedPart, watchedOf } from './question';
import { readChosenCrawler } from './read-inputs';
import type { Catalogue, TesterState } from './state';
import type { Written } from './written/written';

/** The ways to change the state of a tester, for its actions. `store` is for changes that the engine doesn't need to know. */
export type StateWriter = ReturnType<typeof stateWriter>;

/**
 * Creates the writer of a store.
 * @param send sends an update to the engine
 */
export function stateWriter(
  store: StoreApi<TesterState>,
  send: (update: Update) => void,
  requestCatalogue: () => Promise<Catalogue>,
) {
  /** Changes the state as a new version and sends the change to the engine. */
  const change = (part: Partial<TesterState>, update: Omit<Update, 'kind' | 'version'>): void => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    send({ kind: 'update', version, ...update });
  };
  /** Changes the question as a new version. */
  const changeQuestion = (part: Partial<TesterState>): void => {
    const next = { ...store.getState(), ...part };
    change(part, askedPart(next));
    if (next.crawler.kind === 'loading') loadCatalogue();
  };
  /** Changes state that is neither text nor question, and sends the engine what to compare. Creates no new version. */
  const watch = (part: Partial<TesterState>): void => {
    const before = store.getState();
    store.setState(part);
    const state = store.getState();
    if (state.view === before.view && state.catalogue === before.catalogue) return;
    send({ kind: 'update', version: state.version, watched: watchedOf(state) });
  };
  /** Makes what has changed since `before` one write, with a message and Undo. The only place that does. */
  const keepWritten = (before: TesterState, about: Pick<Written, 'kind'> & Partial<Written>): void => {
    const after = { ...store.getState(), written: null };
    const { rounds = null } = about;
    const written: Written = {
      // The chain of former writes would keep all former texts.
      before: { ...before, written: null },
      after,
      rounds,
      lines: null,
      effect: rounds && 'pending',
      facts: null,
      ...about,
    };
    store.setState({ written });
  };
  let isLoading = false;
  /** Loads the catalogue of crawlers, also again after a failure. */
  const loadCatalogue = (): void => {
    const { catalogue } = store.getState();
    if (isLoading || typeof catalogue !== 'string') return;
    isLoading = true;
    if (catalogue === 'missing') store.setState({ catalogue: 'loading' });
    const arrive = (arrived: Catalogue | 'missing'): void => {
      isLoading = false;
      watch({ catalogue: arrived });
      // A crawler that could be read without the catalogue isn't read again.
      const { crawler, crawlerInput } = store.getState();
      if (crawler.kind !== 'known') changeQuestion({ crawler: readChosenCrawler(crawlerInput, arrived) });
    };
    requestCatalogue().then(arrive, () => arrive('missing'));
  };
  /** Loads the catalogue if the crawler or the view needs it. */
  const loadNeededCatalogue = (): void => {
    const { crawler, view } = store.getState();
    if (crawler.kind === 'loading' || view === 'crawlers') loadCatalogue();
  };
  return { store, change, changeQuestion, watch, keepWritten, loadCatalogue, loadNeededCatalogue };
}
