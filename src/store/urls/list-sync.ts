import type { UrlEntry } from '../../suite/expected';
import type { NotKept, RefusedEntries, UrlsRequests } from '../../worker/urls/urls-protocol';
import { keptPart } from '../arrival-part';
import type { UrlsTester } from './urls-part';

/** What keeping both lists alike needs. */
interface ListSyncOptions {
  readonly tester: UrlsTester;
  ask(name: 'replace', ask: readonly UrlEntry[]): Promise<UrlsRequests['replace']['reply']>;
  ask(name: 'entries', ask: null): Promise<UrlsRequests['entries']['reply']>;
  /** A list is sent to the worker in place of its own: another one, or to a new worker the one that was. */
  onReplacing(isAnother: boolean): void;
  /** What became of the list; see `UrlsState`. */
  onSynced(list: { readonly notKept: NotKept | null } & RefusedEntries): void;
}

/**
 * Keeps the worker's list and that of the page's state alike, which links, drafts and test files carry. What comes from outside goes into the worker;
 * what is done to the worker's list is taken over from there. A list that cannot be carried is in the worker alone: the state has none then,
 * and only other URLs take its place, no document that comes without any.
 */
export class ListSync {
  readonly #options: ListSyncOptions;
  /** What of the state the worker's list stands for, be it that there is none because the list cannot be carried. */
  #urls: readonly UrlEntry[] | undefined;
  #isReady = false;
  #isKept = true;
  /** Rises with each list that came from outside. */
  #generation = 0;
  /** Rises each time the list is taken over: only the newest answer counts. */
  #turn = 0;

  constructor(options: ListSyncOptions) {
    this.#options = options;
  }

  /** A worker is there, and its list is empty. */
  begin(): void {
    this.#isReady = true;
    this.#isKept = true;
    this.#urls = [];
    this.#options.onSynced({ notKept: null, ...NOTHING_REFUSED });
    this.#look(false);
  }

  /** The worker is gone. */
  end(): void {
    this.#isReady = false;
    this.#generation++;
  }

  /** Something in the state changed: another list goes to the worker. */
  look(): void {
    if (this.#isReady) this.#look(true);
  }

  #look(isAnother: boolean): void {
    const { urls } = this.#options.tester.store.getState().list;
    if (urls === this.#urls) return;
    const isNothingNew = urls.length === 0 && (!this.#isKept || this.#urls?.length === 0);
    this.#urls = urls;
    if (isNothingNew) return;
    this.#options.onReplacing(isAnother);
    this.#replace(urls);
  }

  /**
   * Does something to the worker's list, and takes over what it holds then, also where that failed on the way. Not where `isChange` says of what came
   * out that the list is as it was.
   */
  async change<Result>(
    work: () => Promise<Result>,
    isChange: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    const generation = this.#generation;
    let isChanged = true;
    try {
      const result = await work();
      isChanged = isChange(result);
      return result;
    } finally {
      // Where another list has come from outside meanwhile, nothing of this is left.
      if (isChanged && generation === this.#generation) await this.#takeOver(generation);
    }
  }

  /** Says which crawlers are asked about; none: those of the question. */
  chooseCrawlers(crawlers: readonly string[]): void {
    const { store } = this.#options.tester;
    store.setState({ list: { ...store.getState().list, crawlers } });
  }

  #replace(entries: readonly UrlEntry[]): void {
    const { ask, onSynced } = this.#options;
    const generation = ++this.#generation;
    this.#isKept = true;
    ask('replace', entries).then(
      (refused) => {
        if (generation === this.#generation) onSynced({ notKept: null, ...refused });
      },
      // Its worker has ended; the next one begins with what the state holds.
      () => undefined,
    );
  }

  async #takeOver(generation: number): Promise<void> {
    const { ask, tester, onSynced } = this.#options;
    const turn = ++this.#turn;
    const reply = await ask('entries', null).catch(() => undefined);
    if (reply === undefined || turn !== this.#turn || generation !== this.#generation) return;
    const notKept = typeof reply === 'string' ? reply : null;
    const urls = typeof reply === 'string' ? [] : reply;
    const state = tester.store.getState();
    this.#isKept = notKept === null;
    this.#urls = urls;
    // Whoever works on what came by a link wants to keep it.
    tester.store.setState({ list: { ...state.list, urls }, ...keptPart(state) });
    onSynced({ notKept, ...NOTHING_REFUSED });
  }
}

const NOTHING_REFUSED: RefusedEntries = { refused: 0, contradicting: 0 };
