import type { UrlEntry } from '../../suite/expected';
import type { Condition, Update } from '../../worker';
import type { ListReport, ListUpdate, UrlsCrawler, UrlsUpdate } from '../../worker/urls/urls-protocol';
import { openDocument } from '../document';
import type { TesterState } from '../state';
import { columnsOf } from './columns-of';
import type { UrlsTester } from './urls-part';
import type { UrlsColumn } from './urls-state';

/** Makes of what a tester tells its engine what the worker that tests many URLs is told. */
export class UrlsFeed {
  readonly #tester: UrlsTester;
  #condition: Condition;
  #columns: readonly UrlsColumn[];
  /** Names in what the worker's list expects, as it told them. */
  #expectedNames: readonly string[] = [];
  /** The entries last sent to the worker or reported by it; empty while `#isCarried` is false. */
  #entries: readonly UrlEntry[];
  /** False if the worker's list is too long for the state. */
  #isCarried = true;
  #listNumber = 0;
  /** The state from which the columns were read; null where they are to be read again. */
  #seen: TesterState | null;
  /** The newest version that was heard of, and the one with which the last update was made. */
  #version: number;
  #sentVersion: number;

  constructor(tester: UrlsTester) {
    this.#tester = tester;
    const state = tester.store.getState();
    this.#version = state.version;
    this.#sentVersion = state.version;
    this.#condition = urlsConditionOf(state);
    this.#entries = state.list.urls;
    this.#columns = columnsOf(state, []);
    this.#seen = state;
  }

  /** The version with which the last update was made. */
  get sentVersion(): number {
    return this.#sentVersion;
  }

  /** For which version a word of the worker is right: it hears of none that changes nothing for many URLs. */
  rightFor(version: number): number {
    return version < this.#sentVersion ? version : this.#version;
  }

  /** The present columns, as they were told. Always the same list until one of them changes. */
  get columns(): readonly UrlsColumn[] {
    return this.#columns;
  }

  /** The whole present state. */
  wholeState(): UrlsUpdate {
    const { version, document, list } = this.#tester.store.getState();
    this.#sentVersion = version;
    return {
      kind: 'update',
      version,
      open: openDocument(document),
      condition: this.#condition,
      crawlers: this.#columns.map(crawlerOf),
      list: this.#listUpdate(list.urls),
    };
  }

  /** The same change, as far as it is one for many URLs; null where it is none. */
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

  /** What changed although neither text nor question did: the chosen crawlers, or the list; null for nothing. */
  pendingUpdate(): UrlsUpdate | null {
    const { version } = this.#tester.store.getState();
    // A new version is handed to `toUrlsUpdate` in a moment, with the text that belongs to it.
    if (version !== this.#version) return null;
    const changes = this.#changes();
    return changes && { kind: 'update', version, ...changes };
  }

  /** Hears whom the worker's list names in what it expects. */
  expects(names: readonly string[]): void {
    if (names.join('\n') === this.#expectedNames.join('\n')) return;
    this.#expectedNames = names;
    this.#seen = null;
  }

  /** True for a report on a list that another one has replaced since. */
  isLate({ number }: ListReport): boolean {
    return number < this.#listNumber;
  }

  /** Takes the entries that the worker reports, and returns those for the state: none where they are not carried. */
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
      ...(!isSameColumns && { crawlers: this.#columns.map(crawlerOf) }),
      ...(list !== null && { list }),
    };
  }

  /** The state's list where it is another one. A document without a list does not replace one that is not carried. */
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

  /** Reads the columns where something changed on which they depend; whether one of them is another then. */
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

/** What of the state the columns are read from. */
const COLUMN_FIELDS = [
  'catalogue',
  'crawlerInput',
  'dialectChoice',
  'list',
] as const satisfies readonly (keyof TesterState)[];

/** What is supposed of the file: the URL in the question says nothing of where it lies, for others may lie elsewhere. */
function urlsConditionOf({ robotsUrl, answer }: TesterState): Condition {
  return { robotsUrl: robotsUrl.kind === 'url' ? robotsUrl.href : null, answer };
}

/** What of a column the worker needs. */
function crawlerOf({ input: _input, name: _name, ...crawler }: UrlsColumn): UrlsCrawler {
  return crawler;
}
