import type { ChosenCrawler } from '../catalogue';
import type { crawlers, readCrawler } from '../catalogue/full';
import type { DialectId, LineEnd, ServerAnswer } from '../engine';
import type { RobotsUrlReading, UrlReading } from '../engine/address';
import type { Comparison, Report, RowsRequest, Transaction, WorkerStatus } from '../worker';
import type { DocumentContent } from './document';
import type { DocumentOrigin, SiteOrigin } from './document-origin';
import type { StoredDraft } from './draft-storage';
import type { ListSnapshot } from './list-snapshot';
import type { BookmarkStop } from './live/live-problem';
import type { Live } from './live/live-state';
import type { ArrivalProblem, Notice } from './notice';
import type { EditingSurface, Problems } from './problems/problems-state';
import type { Urls } from './urls/urls-state';
import type { SideView, View } from './views';

export type { WorkerStatus } from '../worker';

/** A text that is only turned into a string when somebody needs it: a string, or the editor's own immutable text. */
export interface TextSnapshot {
  readonly length: number;
  toString(): string;
}

/** The file that is tested. */
export interface TesterDocument {
  /** Rises when the text is replaced from outside the editor (a file, an example, a draft): the editor then starts anew with `text`. */
  readonly id: number;
  /** The text as it is now. */
  readonly text: TextSnapshot;
  readonly origin: DocumentOrigin;
  readonly lineEnd: LineEnd;
  /** True where the line ends were mixed until the first edit made all of them LF. */
  readonly mixedEndsUnified: boolean;
  readonly bom: boolean;
  readonly edited: boolean;
  /** The file's own bytes until it is edited, for only they know where mixed line ends are; null for typed text. */
  readonly bytes: Uint8Array | null;
  /** True when some line is so long that wrapping it would freeze the page; the editor then does not wrap. */
  readonly hasGiantLine: boolean;
}

export type Theme = 'system' | 'light' | 'dark';

/** A panel over the beginning of the editor. */
export type SourcePanel =
  | { readonly kind: 'simulate' }
  | {
      readonly kind: 'fetch';
      /** What is fetched at once, because somebody asked for just that; null to ask what is to be fetched. */
      readonly site: string | null;
      /** Typed into the panel's field before the panel had loaded; absent for nothing. */
      readonly typed?: string;
      /** Nothing is fetched: it is told why the bookmark could not bring the file of that site. */
      readonly stopped?: BookmarkStop;
    };

/** The list of crawlers, as far as the page's state needs it. */
export interface Catalogue {
  readonly crawlers: typeof crawlers;
  readonly readCrawler: typeof readCrawler;
}

/** A line that the reader asked to see. A new object for every request, so that asking twice works twice. */
export interface LineRequest {
  readonly line: number;
}

/** The parts of a question, and of what is supposed of the server, that a link may bring. */
export interface ArrivedQuestion {
  readonly crawlerInput: string;
  readonly urlInput: string;
  readonly dialectChoice: 'own' | DialectId;
  readonly robotsUrlInput: string;
  readonly answer: ServerAnswer;
  readonly list: ListSnapshot;
}

/** The parts of a question that may come with a document. */
export type OpenedPart = Partial<
  Pick<TesterState, 'urlInput' | 'url' | 'robotsUrlInput' | 'robotsUrl' | 'list'>
>;

/** What an address brought: checked, and complete or a problem. */
export interface Arrival {
  /** The file; null where the address names none. */
  readonly content: DocumentContent | null;
  readonly question: Partial<ArrivedQuestion>;
  readonly view: View | null;
  readonly theme: Theme | null;
  readonly problem: ArrivalProblem | null;
  /** The panel that is to be opened; null for none. */
  readonly panel: SourcePanel | null;
  /** Names of parameters whose value was not taken. */
  readonly dropped: readonly string[];
  /** Parameters that only the embed page knows, decoded. */
  readonly other: ReadonlyMap<string, string>;
}

/** Everything that the page shows. Changed only by the actions. */
export interface TesterState {
  readonly document: TesterDocument;
  /** Under which the present work is kept. A fresh one makes a new draft at the next save. */
  readonly draftId: string;
  /** What the reader called the draft; empty for none. */
  readonly draftName: string;
  /** True while what is shown came by a link and was not edited: it is not kept, and the reader's own draft stays as it was. */
  readonly isGuest: boolean;
  /** What the crawler field holds: what was typed, or the id of a catalogue entry. */
  readonly crawlerInput: string;
  readonly crawler: ChosenCrawler;
  readonly urlInput: string;
  readonly url: UrlReading;
  /** The list of further URLs. Other entries are another list, which takes the place of the worker's. */
  readonly list: ListSnapshot;
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
  readonly workerStatus: WorkerStatus;
  /** What is wrong with the file: `off` until it is looked for, which `loadProblems` begins; `missing` where the part of the page did not arrive. */
  readonly problems: Problems | 'off' | 'loading' | 'missing';
  /** How many problems the newest report of them has, guesses not counted; null while that is not known. */
  readonly problemCount: number | null;
  /** The list of URLs: `off` until it is wanted, which `loadUrls` says; `missing` where the part of the page did not arrive. */
  readonly urlList: Urls | 'off' | 'loading' | 'missing';
  /**
   * What fetches the file of a site: `off` until it is wanted; `missing` where the part of the page did not arrive, `absent` in a page that has no such
   * part.
   */
  readonly live: Live | 'off' | 'loading' | 'missing' | 'absent';
  /** The panel that is open; null for none. A new object whenever one is asked for. */
  readonly sourcePanel: SourcePanel | null;
  readonly notice: Notice | null;
  readonly theme: Theme;
  readonly view: SideView;
  /** Where the file has a tab of its own, on phones: whether it is shown instead of `view`. */
  readonly showsFile: boolean;
  readonly lineRequest: LineRequest | null;
  /** Asks the URL field to take the focus, because a file was opened and no URL is known; null before the first time. A new object for every request. */
  readonly urlRequest: object | null;
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
  /** Supposes nothing any more: what the site answered holds again, or the plain answer where nobody asked it. */
  endSimulation(): void;
  /** Loads the list of crawlers, also again after that failed. */
  loadCatalogue(): void;
  /**
   * Called by the editor with every change: the edits, and the text after them. Once nothing is left of an example, its URL goes too; `isPaste` then
   * moves the focus to the URL field.
   */
  edit(transaction: Transaction, text: TextSnapshot, isPaste?: boolean): void;
  /** Reads a chosen or dropped file as bytes; refuses what is larger than 10 MB with a notice. */
  openFile(file: File): Promise<void>;
  openExample(id: string): void;
  /**
   * Shows another document; the question stays, but for the parts of it that come with the document and for the URL of an example. Without a URL, the
   * field for it is focused.
   */
  openContent(content: DocumentContent, part?: OpenedPart): void;
  /** Says that the present, unedited document was fetched again and is the same; what the site answered this time holds from now on. */
  confirmSite(origin: SiteOrigin): void;
  /**
   * Opens what came by a link. A problem is told, and nothing else changes. With `isTyping`, a link that would replace the reader's own text waits for
   * an answer instead: the notice `link-waiting`. A later one takes its place.
   */
  openArrival(arrival: Arrival, isTyping?: boolean): void;
  /** Goes on with a kept draft. */
  openDraft(stored: StoredDraft): void;
  /** Names the present draft; an empty name takes it back. */
  setDraftName(name: string): void;
  /** The present draft was deleted: its text stays, and is kept anew once it is edited. */
  forgetDraft(): void;
  /** Starts with an empty text; the question stays. */
  clearDocument(): void;
  setTheme(theme: Theme): void;
  setView(view: View): void;
  /** Shows a line in the editor (on phones also switches to the File view). */
  showLine(line: number): void;
  dismissNotice(): void;
  /**
   * Brings back the text and the question that were last replaced by a file, an example or an empty file. After links, those from before the first of
   * them: an edited text that came by a link gives way to the next link for good, and stays in the list of drafts.
   */
  restoreReplaced(): void;
  /** Adds the next rows of one of the verdict's lists to the report. */
  showMoreRows(list: RowsRequest['list']): void;
  /** Starts the worker again after it was given up. */
  restartWorker(): void;
  /** Begins to look for problems, also again after that part of the page did not arrive. Does nothing in a page that does not look for any. */
  loadProblems(): void;
  /** Begins with the list of URLs, also again after that part of the page did not arrive. Does nothing in a page that has none. */
  loadUrls(): void;
  /** Begins with what fetches the file of a site, also again after that part of the page did not arrive. */
  loadLive(): void;
  /** Opens a panel over the beginning of the editor in place of the one that is open; null closes it. */
  showPanel(panel: SourcePanel | null): void;
  /** Tells which editor edits go through; null when it goes away. */
  registerSurface(surface: EditingSurface | null): void;
  /** Edits the text through the editor, as one undo step: rounds of edits, each for the text after the one before. False where there is no editor. */
  applyEdits(rounds: readonly Transaction[]): boolean;
}
