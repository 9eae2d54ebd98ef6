import type { StoreApi } from 'zustand/vanilla';
import type {
  CoverageReply,
  ImportSummary,
  NotKept,
  TableQuery,
  UrlsCrawler,
  UrlsRequests,
  UrlsStatus,
} from '../../worker/urls/urls-protocol';
import type { Compare } from '../compare/compare-state';

/** How many URLs are tested at the moment. */
export type UrlsWorkerStatus =
  | 'starting'
  | 'ready'
  /** No worker can be started here. */
  | 'unavailable'
  /** The worker died repeatedly; `restart` tries again, with the entries that the page knows. */
  | 'stopped';

/** A column of the table. */
export interface UrlsColumn extends UrlsCrawler {
  /** What is put into the crawler field to ask about it. */
  readonly input: string;
  /** The name that is shown: `names[0]`. */
  readonly name: string;
}

/** An import that is going on. */
export interface ImportUnderWay {
  /** What it is called: the file's name, or nothing for pasted text. */
  readonly name: string;
  /** Bytes of the source, and how many of them were read. */
  readonly size: number;
  readonly read: number;
  /** URLs that the list has by now. */
  readonly urls: number;
}

/** What the URLs view shows. */
export interface UrlsState {
  readonly status: UrlsWorkerStatus;
  /** The columns, in their order. */
  readonly columns: readonly UrlsColumn[];
  /** Whether the reader chose them; else they follow the question: the asked crawler, Googlebot, Bingbot and GPTBot. */
  readonly columnsAreChosen: boolean;
  readonly query: TableQuery;
  /** The newest status; null before the first. */
  readonly table: UrlsStatus | null;
  /** Why links, drafts and test files do not carry the list, which is gone with the page then; null where they do. */
  readonly notKept: NotKept | null;
  /** How many URLs were in a list that nothing else carried when its worker failed; 0 once another list comes. */
  readonly lost: number;
  /** Whether it was known who asked for URLs of the list when its worker failed, which nothing else carries; false once another list comes. */
  readonly areRequestersLost: boolean;
  /** Entries that came with a link, a draft or a test file and are no URLs: they are not in the list. 0 once somebody changes it. */
  readonly refused: number;
  /** Such entries with what contradicts the ones before or has no room: their URLs are in the list, their words not all. 0 once somebody changes it. */
  readonly contradicting: number;
  readonly importing: ImportUnderWay | null;
  /** What the last import did, until it is put away. */
  readonly lastImport: ImportSummary | null;
  /** The newest coverage, while somebody watches it. */
  readonly coverage: CoverageReply | null;
}

/** The part of the state that says nothing is lost, for when another list comes. */
export const NOTHING_LOST: Pick<UrlsState, 'lost' | 'areRequestersLost'> = {
  lost: 0,
  areRequestersLost: false,
};

/**
 * What the page can do with many URLs. Made when they are first wanted; a part of its own that loads later. Requests reject where the worker stops
 * before it has answered.
 */
export interface Urls {
  readonly store: StoreApi<UrlsState>;
  /** The comparison with another version of the file, by the same worker. */
  readonly compare: Compare;
  /** Shows other rows, or the same in another order; what is not named stays. */
  setQuery(part: Partial<TableQuery>): void;
  rows(from: number, to: number): Promise<UrlsRequests['rows']['reply']>;
  sniff(source: File, name: string): Promise<UrlsRequests['sniff']['reply']>;
  /** Imports; `importing` and `lastImport` tell about it. One at a time. */
  importFrom(
    source: File,
    name: string,
    choice: Omit<UrlsRequests['import']['payload'], 'source'>,
  ): Promise<ImportSummary>;
  cancelImport(): void;
  /** Puts the report on the last import away. */
  dismissImport(): void;
  rejected(from: number, to: number): Promise<UrlsRequests['rejected']['reply']>;
  /** Empties the list. */
  clear(): Promise<void>;
  expect(payload: UrlsRequests['expect']['payload']): Promise<UrlsRequests['expect']['reply']>;
  /** Takes the present verdicts of the shown rows as expected; how many rows got a word. */
  acceptVerdicts(): Promise<number>;
  /** The results of the shown rows as a file; null where there are too many (MOST_EXPORTED_CELLS) or none. */
  export(format: UrlsRequests['export']['payload']['format']): Promise<UrlsRequests['export']['reply']>;
  /** What the list holds as text, one entry per line as the import reads it (`url` or `url,expected`); or why it cannot be edited so. */
  entriesText(): Promise<{ readonly text: string } | NotKept>;
  /**
   * Chooses the columns by what one would type into the crawler field, at most 50; null: follow the question again. Whoever is named in what is
   * expected has a column behind them in any case, as in the command: nothing expected goes unchecked.
   */
  setColumns(inputs: readonly string[] | null): void;
  /** Keeps `coverage` up to date until the returned function is called. */
  watchCoverage(): () => void;
  restart(): void;
  dispose(): void;
}
