import type { ConnectionStatus } from '../../worker/connection/connection';
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
import type { ReadonlyStore } from '../readonly-store';

/** A column of the table. */
export interface UrlsColumn extends UrlsCrawler {
  /** Value for the crawler field that selects it. */
  readonly input: string;
  /** The displayed name: `names[0]`. */
  readonly name: string;
}

/** A running import. */
export interface ImportUnderWay {
  /** The file's name; empty for pasted text. */
  readonly name: string;
  /** Size of the source in bytes; `read` is the number of bytes read so far. */
  readonly size: number;
  readonly read: number;
  /** Number of URLs in the list so far. */
  readonly urls: number;
}

/** State of the URLs view. */
export interface UrlsState {
  /** Status of the worker. `restart` tries again after `stopped`, with the entries in the page's state. */
  readonly status: ConnectionStatus;
  /** The columns, in display order. */
  readonly columns: readonly UrlsColumn[];
  /**
   * True if the user chose the columns. Otherwise they follow the question: the current crawler, Googlebot,
   * Bingbot and GPTBot.
   */
  readonly columnsAreChosen: boolean;
  readonly query: TableQuery;
  /** The newest status; null before the first. */
  readonly table: UrlsStatus | null;
  /** Reason why links, drafts and test files don't contain the list, which is then lost with the page; null if they do. */
  readonly notKept: NotKept | null;
  /** Number of URLs in a list that existed only in the worker when it failed; 0 once another list arrives. */
  readonly lost: number;
  /** True if the list had requesters, which only the worker holds, when it failed; false once another list arrives. */
  readonly areRequestersLost: boolean;
  /** Number of invalid URLs in a link, a draft or a test file; they aren't in the list. 0 once the list is changed. */
  readonly refused: number;
  /**
   * Number of entries in a link, a draft or a test file with contradictory expectations, or too many. Their
   * URLs are in the list, but not all expectations. 0 once the list is changed.
   */
  readonly contradicting: number;
  readonly importing: ImportUnderWay | null;
  /** Result of the last import, until it is dismissed. */
  readonly lastImport: ImportSummary | null;
  /** The newest coverage, while it is watched. */
  readonly coverage: CoverageReply | null;
}

/** The state without losses, for when another list arrives. */
export const NOTHING_LOST: Pick<UrlsState, 'lost' | 'areRequestersLost'> = {
  lost: 0,
  areRequestersLost: false,
};

/**
 * Actions for many URLs. Created on first use, in a part of the page that loads later. Requests reject if the worker stops before it has answered.
 */
export interface Urls {
  readonly store: ReadonlyStore<UrlsState>;
  /** The comparison with another version of the file, in the same worker. */
  readonly compare: Compare;
  /** Shows other rows, or another order; absent parts stay unchanged. */
  setQuery(part: Partial<TableQuery>): void;
  rows(from: number, to: number): Promise<UrlsRequests['rows']['reply']>;
  sniff(source: File, name: string): Promise<UrlsRequests['sniff']['reply']>;
  /** Imports URLs. `importing` and `lastImport` show progress and result. Only one import runs at a time. */
  importFrom(
    source: File,
    name: string,
    choice: Omit<UrlsRequests['import']['payload'], 'source'>,
  ): Promise<ImportSummary>;
  cancelImport(): void;
  /** Closes the report on the last import. */
  dismissImport(): void;
  rejected(from: number, to: number): Promise<UrlsRequests['rejected']['reply']>;
  /** Empties the list. */
  clear(): Promise<void>;
  expect(payload: UrlsRequests['expect']['payload']): Promise<UrlsRequests['expect']['reply']>;
  /** Sets the current verdicts of the shown rows as expected. Returns the number of changed rows. */
  acceptVerdicts(): Promise<number>;
  /** Returns the results of the shown rows as a file; null if there are none or too many (`MOST_EXPORTED_CELLS`). */
  export(format: UrlsRequests['export']['payload']['format']): Promise<UrlsRequests['export']['reply']>;
  /** Returns the list as text, one entry per line as the import reads it (`url` or `url,expected`); or the reason why it can't be edited that way. */
  entriesText(): Promise<{ readonly text: string } | NotKept>;
  /**
   * Chooses the columns, at most 50, named as in the crawler field; null to follow the question again. Crawlers named in expectations get a column after them,
   * as in the command, until there are 50 columns.
   */
  setColumns(inputs: readonly string[] | null): void;
  /** Keeps `coverage` up to date until the returned function is called. */
  watchCoverage(): () => void;
  restart(): void;
  dispose(): void;
}
