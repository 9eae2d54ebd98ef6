import type { ListEntries, UrlsRequests } from '../../worker/urls/urls-protocol';
import { keptPart } from '../arrival-part';
import type { SuitePart } from '../suite-part';
import type { UrlsTester } from './urls-part';

/** What keeping both lists alike needs. */
interface ListSyncOptions {
  readonly tester: UrlsTester;
  ask(name: 'replace', ask: ListEntries): Promise<UrlsRequests['replace']['reply']>;
  ask(name: 'entries', ask: null): Promise<UrlsRequests['entries']['reply']>;
  /** Another list is sent to the worker in place of its own. */
  onReplacing(): void;
  /** What became of the list; see `UrlsState`. */
  onSynced(list: { readonly isKept: boolean; readonly refused: number }): void;
}

/**
 * Keeps the worker's list and that of the page's state alike, which links, drafts and test files carry. What comes from outside goes into the worker;
 * what is done to the worker's list is taken over from there. A list that is too long to be carried is in the worker alone: the state has none then,
 * and only other URLs take its place, no document that comes without any.
 */
export class ListSync {
  readonly #options: ListSyncOptions;
  /** What of the state the worker's list stands for, be it that there is none because the list is too long. */
  #urls: readonly string[] | undefined;
  #expected: SuitePart['expected'] | undefined;
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
    this.#expected = undefined;
    this.#options.onSynced({ isKept: true, refused: 0 });
    this.look();
  }

  /** The worker is gone. */
  end(): void {
    this.#isReady = false;
    this.#generation++;
  }

  /** Something in the state changed: another list goes to the worker. */
  look(): void {
    if (!this.#isReady) return;
    const { urls, suite } = this.#options.tester.store.getState();
    if (urls === this.#urls && suite?.expected === this.#expected) return;
    const isNothingNew = urls.length === 0 && (!this.#isKept || this.#urls?.length === 0);
    this.#urls = urls;
    this.#expected = suite?.expected;
    if (!isNothingNew) this.#replace({ urls, expected: suite?.expected ?? [] });
  }

  /** Does something to the worker's list, and takes over what it holds then, also where that failed on the way. */
  async change<Result>(work: () => Promise<Result>): Promise<Result> {
    const generation = this.#generation;
    try {
      return await work();
    } finally {
      // Where another list has come from outside meanwhile, nothing of this is left.
      if (generation === this.#generation) await this.#takeOver(generation);
    }
  }

  /** Says which crawlers are asked about; none: those of the question. */
  chooseCrawlers(crawlers: readonly string[]): void {
    const { store } = this.#options.tester;
    const expected = store.getState().suite?.expected ?? [];
    const suite = suiteOf(crawlers, expected);
    if (this.#expected === store.getState().suite?.expected) this.#expected = suite?.expected;
    store.setState({ suite });
  }

  #replace(entries: ListEntries): void {
    const { ask, onReplacing, onSynced } = this.#options;
    const generation = ++this.#generation;
    this.#isKept = true;
    onReplacing();
    ask('replace', entries).then(
      ({ refused }) => {
        if (generation === this.#generation) onSynced({ isKept: true, refused });
      },
      // Its worker has ended; the next one begins with what the state holds.
      () => undefined,
    );
  }

  async #takeOver(generation: number): Promise<void> {
    const { ask, tester, onSynced } = this.#options;
    const turn = ++this.#turn;
    const entries = await ask('entries', null).catch(() => undefined);
    if (entries === undefined || turn !== this.#turn || generation !== this.#generation) return;
    const { urls, expected } = entries ?? NOTHING;
    const state = tester.store.getState();
    const suite = suiteOf(state.suite?.crawlers ?? [], expected);
    this.#isKept = entries !== null;
    this.#urls = urls;
    this.#expected = suite?.expected;
    // Whoever works on what came by a link wants to keep it.
    tester.store.setState({ urls, suite, ...keptPart(state) });
    onSynced({ isKept: this.#isKept, refused: 0 });
  }
}

const NOTHING: ListEntries = { urls: [], expected: [] };

function suiteOf(crawlers: readonly string[], expected: SuitePart['expected']): SuitePart | null {
  const some = expected.slice(0, expected.findLastIndex((word) => word !== null) + 1);
  return crawlers.length > 0 || some.length > 0
    ? { crawlers, expected: some.length === expected.length ? expected : some }
    : null;
}
