import type { Condition } from '../../engine';
import type { UrlEntry } from '../../suite/expected';
import type { Update } from '../../worker';
import type { ListReport, ListUpdate, UrlsUpdate } from '../../worker/urls/urls-protocol';
import { openDocument } from '../document';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import { columnsOf, postedColumns } from './columns-of';
import type { UrlsColumn } from './urls-state';

/** Converts the tester's updates for the engine into updates for the worker that tests many URLs. */
export class UrlsFeed {
  readonly #tester: TesterHandle;
  #condition: Condition;
  #columns: readonly UrlsColumn[];
  /** Crawler names in the expectations of the worker's list, as reported. */
  #expectedNames: readonly string[] = [];
  /** The entries last sent to the worker or reported by it. Empty while `#isCarried` is false. */
  #entries: readonly UrlEntry[];
  /** False if the worker's list can't be in the state; see `NotKept`. */
  #isCarried = true;
  #listNumber = 0;
  /** The state that the columns were read from; null if they must be read again. */
  #seen: TesterState | null;
  /** The newest version received; `#sentVersion` is that of the last update sent. */
  #version: number;
  #sentVersion: number;

  constructor(tester: TesterHandle) {
    this.#tester = tester;
    const state = tester.store.getState();
    this.#version = state.version;
    this.#sentVersion = state.version;
    this.#condition = urlsConditionOf(state);
    this.#entries = state.list.urls;
    this.#columns = columnsOf(state, []);
    this.#seen = state;
  }

  /** The version of the last update sent. */
  get sentVersion(): number {
    return this.#sentVersion;
  }

  /** Returns the newest version that a worker's message applies to, because the worker doesn't get versions that change nothing for many URLs. */
  rightFor(version: number): number {
    return version < this.#sentVersion ? version : this.#version;
  }

  /** The current columns. The same array until one of them changes. */
  get columns(): readonly UrlsColumn[] {
    return this.#columns;
  }

  wholeState(): UrlsUpdate {
    const { version, document, list } = this.#tester.store.getState();
    this.#sentVersion = version;
    return {
      kind: 'update',
      version,
      open: openDocument(document),
      condition: this.#condition,
      crawlers: postedColumns(this.#columns),
      list: this.#listUpdate(list.urls),
    };
  }

  /** Converts a change, as far as it concerns many URLs; null if it doesn't. */
  toUrlsUpdate({ version, open, transactions }: Update): UrlsUpdate | null {
    const changes = this.#changes();
    const isEdited = open !== undefined || transactions !== undefined;
    this.#version = version;
    if (!isEdited && changes === null) return null;
    this.#sentVersion = version;
    return {
      kind: 'update',
      version,
      ...(open !== undefined && { open }),
      ...(transactions !== undefined && { transactions }),
      ...changes,
    };
  }

  /** Returns changes that affect neither text nor question: the chosen crawlers, or the list; null if there are none. */
  pendingUpdate(): UrlsUpdate | null {
    const { version } = this.#tester.store.getState();
    // The store is ahead: `toUrlsUpdate` is about to receive this version, and sends these changes with it.
    if (version !== this.#version) return null;
    const changes = this.#changes();
    return changes && { kind: 'update', version, ...changes };
  }

  /** Stores the crawler names in the expectations of the worker's list. */
  expects(names: readonly string[]): void {
    if (names.join('\n') === this.#expectedNames.join('\n')) return;
    this.#expectedNames = names;
    this.#seen = null;
  }

  /** Returns true for a report on a list that has been replaced since. */
  isLate({ number }: ListReport): boolean {
    return number < this.#listNumber;
  }

  /** Stores the entries reported by the worker, and returns those for the state: none if the list can't be in it. */
  acceptEntries(entries: NonNullable<ListReport['entries']>): readonly UrlEntry[] {
    this.#isCarried = typeof entries !== 'string';
    this.#entries = typeof entries === 'string' ? [] : entries;
    return this.#entries;
  }

  #changes(): Pick<UrlsUpdate, 'condition' | 'crawlers' | 'list'> | null {
    const state = this.#tester.store.getState();
    const condition = urlsConditionOf(state);
    const isSameCondition =
      condition.robotsUrl === this.#condition.robotsUrl && condition.answer === this.#condition.answer;
    if (!isSameCondition) this.#condition = condition;
    const isSameColumns = !this.#readColumns(state);
    const list = this.#changedList(state.list.urls);
    if (isSameCondition && isSameColumns && list === null) return null;
    return {
      ...(!isSameCondition && { condition }),
      ...(!isSameColumns && { crawlers: postedColumns(this.#columns) }),
      ...(list !== null && { list }),
    };
  }

  /** Returns the state's list if it has changed. A document without a list doesn't replace one that can't be in the state. */
  #changedList(entries: readonly UrlEntry[]): ListUpdate | null {
    const stays = !this.#isCarried && entries.length === 0;
    if (entries === this.#entries || stays) return null;
    return this.#listUpdate(entries);
  }

  #listUpdate(entries: readonly UrlEntry[]): ListUpdate {
    this.#entries = entries;
    this.#isCarried = true;
    this.#listNumber += 1;
    return { number: this.#listNumber, entries };
  }

  /** Reads the columns again if their state has changed. Returns whether they are different. */
  #readColumns(state: TesterState): boolean {
    const seen = this.#seen;
    this.#seen = state;
    if (seen !== null && COLUMN_FIELDS.every((field) => seen[field] === state[field])) return false;
    const columns = columnsOf(state, this.#expectedNames);
    if (JSON.stringify(columns) === JSON.stringify(this.#columns)) return false;
    this.#columns = columns;
    return true;
  }
}

/** The part of the state that the columns are read from. */
const COLUMN_FIELDS = [
  'catalogue',
  'crawlerInput',
  'dialectChoice',
  'list',
] as const satisfies readonly (keyof TesterState)[];

/** Returns the assumed conditions of the file. The question's URL doesn't imply the file's address, because other URLs may be elsewhere. */
function urlsConditionOf({ robotsUrl, answer }: TesterState): Condition {
  return { robotsUrl: robotsUrl.kind === 'url' ? robotsUrl.href : null, answer };
}
