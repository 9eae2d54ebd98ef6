import type { AskedCrawler } from '../catalogue';
import type { crawlers, readCrawler } from '../catalogue/full';
import type { DialectId, LineEnd, ServerAnswer } from '../engine';
import type { Comparison, EngineStatus, Report, RowsRequest, Transaction } from '../worker';
import type { RobotsUrlReading } from './robots-url';
import type { UrlReading } from './url-to-test';

export type { EngineStatus } from '../worker';

/** A text that is only turned into a string when somebody needs it: a string, or the editor's own immutable text. */
export interface TextSnapshot {
  readonly length: number;
  toString(): string;
}

/** Where the present document came from. */
export type DocumentOrigin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string };

/** The file that is tested. */
export interface TesterDocument {
  /** Rises when the text is replaced from outside the editor (a file, an example, a draft): the editor then starts anew with `text`. */
  readonly id: number;
  /** The text as it is now. */
  readonly text: TextSnapshot;
  readonly origin: DocumentOrigin;
  readonly lineEnd: LineEnd;
  readonly bom: boolean;
  readonly edited: boolean;
  /** The file's own bytes until it is edited, for only they know where mixed line ends are; null for typed text. */
  readonly bytes: Uint8Array | null;
  /** True when some line is so long that wrapping it would freeze the page; the editor then does not wrap. */
  readonly hasGiantLine: boolean;
}

/** Something to tell beside the answer. Shown until it is dismissed or replaced. */
export type Notice =
  | { readonly kind: 'file-too-large'; readonly name: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'file-unreadable'; readonly name: string }
  | { readonly kind: 'storage-denied' }
  | { readonly kind: 'draft-unreadable' }
  | { readonly kind: 'giant-line' }
  /** Something else was opened over a text that was typed or edited; `restoreReplaced` brings it back. */
  | { readonly kind: 'text-replaced' };

export type Theme = 'system' | 'light' | 'dark';

/** Views beside the editor. */
export type SideView = 'why' | 'crawlers' | 'engines';

/** Views that have a tab. `file` is one on phones only. */
export type View = 'file' | SideView;

/** The list of crawlers, as far as the page's state needs it. */
export interface Catalogue {
  readonly crawlers: typeof crawlers;
  readonly readCrawler: typeof readCrawler;
}

/** A line that the reader asked to see. A new object for every request, so that asking twice works twice. */
export interface LineRequest {
  readonly line: number;
}

/** Everything that the page shows. Changed only by the actions. */
export interface TesterState {
  readonly document: TesterDocument;
  /** What the crawler field holds: what was typed, or the id of a catalogue entry. */
  readonly crawlerInput: string;
  readonly crawler: AskedCrawler;
  readonly urlInput: string;
  readonly url: UrlReading;
  /** The list of crawlers, which is loaded when it is needed for the first time; `missing` where that failed. */
  readonly catalogue: Catalogue | 'loading' | 'missing';
  /** The dialect by which the question is answered: the crawler's own, or another. */
  readonly dialectChoice: 'own' | DialectId;
  /** What the field for the file's own address holds. */
  readonly robotsUrlInput: string;
  readonly robotsUrl: RobotsUrlReading;
  /** What the server is supposed to have answered. */
  readonly answer: ServerAnswer;
  /** Number of the present state of text and question. The report is behind while its version is lower. */
  readonly version: number;
  /** The newest answer; null before the first. */
  readonly report: Report | null;
  /** The newest comparison with other readers; may be behind the report, or null before the first. */
  readonly comparison: Comparison | null;
  readonly engine: EngineStatus;
  readonly notice: Notice | null;
  readonly theme: Theme;
  readonly view: SideView;
  /** Where the file has a tab of its own, on phones: whether it is shown instead of `view`. */
  readonly showsFile: boolean;
  readonly lineRequest: LineRequest | null;
}

/** What the page can do. */
export interface TesterActions {
  setCrawler(input: string): void;
  setUrl(input: string): void;
  /** Answers by another dialect, or by the crawler's own again. */
  setDialect(choice: 'own' | DialectId): void;
  /** Says where the file lies; an empty text takes it back. */
  setRobotsUrl(input: string): void;
  /** Supposes something of the server's answer; what is not named stays. */
  setAnswer(part: Partial<ServerAnswer>): void;
  /** Supposes the plain answer again. */
  endSimulation(): void;
  /** Loads the list of crawlers, also again after that failed. */
  loadCatalogue(): void;
  /** Called by the editor with every change: the edits, and the text after them. */
  edit(transaction: Transaction, text: TextSnapshot): void;
  /** Reads a chosen or dropped file as bytes; refuses what is larger than 10 MB with a notice. */
  openFile(file: File): Promise<void>;
  openExample(id: string): void;
  /** Starts with an empty text; the question stays. */
  clearDocument(): void;
  setTheme(theme: Theme): void;
  setView(view: View): void;
  /** Shows a line in the editor (on phones also switches to the File view). */
  showLine(line: number): void;
  dismissNotice(): void;
  /** Brings back the text and the question that were last replaced by a file, an example or an empty file. */
  restoreReplaced(): void;
  /** Adds the next rows of one of the verdict's lists to the report. */
  showMoreRows(list: RowsRequest['list']): void;
  /** Starts the worker again after it was given up. */
  restartEngine(): void;
}
