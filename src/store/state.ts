import type { ChosenCrawler } from '../catalogue';
import type { crawlers, readCrawler } from '../catalogue/full';
import type { DialectId, LineEnd, ServerAnswer } from '../engine';
import type { RobotsUrlReading, UrlReading } from '../engine/address';
import type {
  ChangedLine,
  Comparison,
  LintReport,
  Report,
  RowsRequest,
  Transaction,
  WorkerStatus,
} from '../worker';
import type { DocumentContent } from './document';
import type { DocumentOrigin, SiteOrigin } from './document-origin';
import type { StoredDraft } from './draft-storage';
import type { EditingSurface } from './editing/edit-actions';
import type { ListSnapshot } from './list-snapshot';
import type { BookmarkStop } from './live/live-problem';
import type { Live } from './live/live-state';
import type { ArrivalProblem, Notice } from './notice';
import type { Problems } from './problems/problems-state';
import type { FileStart } from './read-file';
import type { Urls } from './urls/urls-state';
import type { ShownView, SideView } from './views';
import type { Written } from './written/written';

export type { WorkerStatus } from '../worker';
export type { Written } from './written/written';

/** A text that is converted to a string only when needed: a string, or the editor's own immutable text. */
export interface TextSnapshot {
  readonly length: number;
  toString(): string;
}

/** The tested file. */
export interface TesterDocument {
  /** Increases when the text is replaced from outside the editor (a file, an example, a draft). The editor then starts over with `text`. */
  readonly id: number;
  /** The current text. */
  readonly text: TextSnapshot;
  readonly origin: DocumentOrigin;
  readonly lineEnd: LineEnd;
  /** True if the line ends were mixed until the first edit made all of them LF. */
  readonly mixedEndsUnified: boolean;
  readonly bom: boolean;
  readonly edited: boolean;
  /** The file's own bytes until it is edited, because only they contain mixed line ends; null for typed text. */
  readonly bytes: Uint8Array | null;
  /** True if some line is so long that wrapping it would freeze the page. The editor doesn't wrap then. */
  readonly hasGiantLine: boolean;
}

export type ThemeChoice = 'system' | 'light' | 'dark';

/** A panel that is shown over the top of the editor. */
export type OpenPanel =
  | { readonly kind: 'simulate' }
  | {
      readonly kind: 'fetch';
      /** Site to fetch immediately, on explicit request; null to let the user enter one. */
      readonly site: string | null;
      /** Text typed into the panel's field before the panel had loaded; absent if there is none. */
      readonly typed?: string;
      /** If present, nothing is fetched: the panel shows why the bookmark couldn't read that site's file. */
      readonly stopped?: BookmarkStop;
    };

/** The catalogue of crawlers, as far as the page's state needs it. */
export interface Catalogue {
  readonly crawlers: typeof crawlers;
  readonly readCrawler: typeof readCrawler;
}

/** A line that the user asked to see. A new object for every request, so that repeated requests work. */
export interface LineRequest {
  readonly line: number;
}

/** Lines of the current text that the editor marks, 1-based and ascending. */
export interface MarkedLines {
  readonly lines: Int32Array;
  /** True if the editor scrolls to the first one. */
  readonly isFollowed: boolean;
}

/** The parts of a question, including the simulated answer, that a link may contain. */
export interface ArrivedQuestion {
  /** Value of the crawler field: the typed text, or the id of a catalogue entry. */
  readonly crawlerInput: string;
  readonly urlInput: string;
  /** The dialect of the answer: the crawler's own, or another. */
  readonly dialectChoice: 'own' | DialectId;
  /** Value of the field for the file's own address. */
  readonly robotsUrlInput: string;
  /** The simulated or real answer of the server. */
  readonly answer: ServerAnswer;
  /** The list of URLs. A new `urls` array replaces the worker's list. */
  readonly list: ListSnapshot;
  /** Origins that are taken to serve this file, too: the user or a link said so. Empty if the file's address is unknown. */
  readonly sameFile: readonly string[];
}

/** The parts of a question that may come with a document. */
export type OpenedPart = Partial<
  Pick<TesterState, 'urlInput' | 'url' | 'robotsUrlInput' | 'robotsUrl' | 'list'>
>;

/** Another version of the file, which came with a link. */
export interface ArrivedVersion {
  readonly content: DocumentContent;
  /** True if it is the later version. */
  readonly isAfter: boolean;
}

/** The validated content of an address: complete, or a problem. */
export interface Arrival {
  /** The file; null if the address contains none. */
  readonly content: DocumentContent | null;
  readonly question: Partial<ArrivedQuestion>;
  readonly view: ShownView | null;
  readonly theme: ThemeChoice | null;
  readonly problem: ArrivalProblem | null;
  /** The panel to open; null for none. */
  readonly panel: OpenPanel | null;
  /** The version of the file to compare with; null for none. */
  readonly second: ArrivedVersion | null;
  /** Names of parameters with invalid values; `second` if the link has a second version that can't be read. */
  readonly dropped: readonly string[];
  /** Parameters that only the embed page knows, decoded. */
  readonly other: ReadonlyMap<string, string>;
}

/** The page's whole state. Changed only by the actions. */
export interface TesterState extends ArrivedQuestion {
  readonly document: TesterDocument;
  /** Draft id of the current work. A new one creates a new draft at the next save. */
  readonly draftId: string;
  /** The user's name for the draft; empty if there is none. */
  readonly draftName: string;
  /** True while unedited content from a link is shown. It isn't saved, and the user's own draft stays unchanged. */
  readonly isGuest: boolean;
  readonly crawler: ChosenCrawler;
  readonly url: UrlReading;
  /** The catalogue of crawlers, which is loaded on first use; `missing` if that failed. */
  readonly catalogue: Catalogue | 'loading' | 'missing';
  readonly robotsUrl: RobotsUrlReading;
  /** Version of text and question. The report is outdated while its version is lower. */
  readonly version: number;
  /** The newest report; null before the first. */
  readonly report: Report | null;
  /** The newest comparison with other dialects and crawlers. May be behind the report; null before the first. */
  readonly comparison: Comparison | null;
  readonly workerStatus: WorkerStatus;
  /** Problems of the file: `off` until `loadProblems` starts looking for them; `missing` if the code couldn't be loaded. */
  readonly problems: Problems | 'off' | 'loading' | 'missing';
  /** Number of findings by severity in the newest lint report, excluding guesses; null if unknown. */
  readonly problemCounts: LintReport['counts'] | null;
  /** The list of URLs: `off` until `loadUrls`; `missing` if the code couldn't be loaded. */
  readonly urlList: Urls | 'off' | 'loading' | 'missing';
  /**
   * Fetching of a site's file: `off` until `loadLive`; `missing` if the code couldn't be loaded, `absent` in a page without this part.
   */
  readonly live: Live | 'off' | 'loading' | 'missing' | 'absent';
  /** The open panel; null if there is none. A new object for every request. */
  readonly sourcePanel: OpenPanel | null;
  readonly notice: Notice | null;
  /** `second` of the last link with content. The comparison chooses it once it has loaded. */
  readonly linkedVersion: ArrivedVersion | null;
  readonly theme: ThemeChoice;
  readonly view: SideView;
  /** On phones, where the file has its own tab: true if it is shown instead of `view`. */
  readonly showsFile: boolean;
  readonly lineRequest: LineRequest | null;
  /** The marked lines; null if there are none. */
  readonly markedLines: MarkedLines | null;
  /** Lines that an edit would change, shown in the editor until the next edit; null if there are none. */
  readonly previewedLines: readonly ChangedLine[] | null;
  /** Requests focus for the URL field, because a file was opened or pasted without a URL; null before the first request. A new object for every request. */
  readonly urlRequest: object | null;
  /** The last change that wasn't typed, for its message and `undoWrite`; null once the text is edited, or after Undo. */
  readonly written: Written | null;
  /** The version that Undo of a write has made; 0 before the first. */
  readonly undone: number;
}

/** All actions of the page. */
export interface TesterActions {
  setCrawler(input: string): void;
  setUrl(input: string): void;
  /** Selects another dialect for the answer, or the crawler's own again. */
  setDialect(choice: 'own' | DialectId): void;
  /** Sets the file's address; an empty text removes it. */
  setRobotsUrl(input: string): void;
  /** Sets the origins that serve this file, too: at most `MOST_SAME_FILES`. */
  setSameFile(origins: readonly string[]): void;
  /** Simulates a part of the server's answer; absent parts stay unchanged. */
  setAnswer(part: Partial<ServerAnswer>): void;
  /** Ends the simulation: restores the site's real answer, or `PLAIN_ANSWER` without one. */
  endSimulation(): void;
  /** Loads the catalogue of crawlers, also again after a failure. */
  loadCatalogue(): void;
  /**
   * Called by the editor with every change: the edits, and the text after them. If nothing of an example remains, its URL is removed, too. With
   * `isPaste`, a text that replaces everything opens its view, and the URL field gets the focus if it is empty.
   */
  edit(transaction: Transaction, text: TextSnapshot, isPaste?: boolean): void;
  /** Reads a chosen or dropped file as the kind of its start, by default as a robots.txt; refuses files larger than 10 MB with a notice. */
  openFile(file: File, start?: FileStart | null): Promise<void>;
  openExample(id: string): void;
  /**
   * Shows another document in the view that suits its question. The question stays, except for the parts that come with the document and for an example's URL. Without a URL, the URL field
   * gets the focus.
   */
  openContent(content: DocumentContent, part?: OpenedPart): void;
  /** Confirms that the current, unedited document was fetched again unchanged. The site's latest answer applies from now on. */
  confirmSite(origin: SiteOrigin): void;
  /**
   * Opens the content of a link. A problem shows a notice and changes nothing else. With `isTyping`, a link that would replace the user's own text waits
   * for confirmation instead, with the notice `link-waiting`. A later link replaces it.
   */
  openArrival(arrival: Arrival, isTyping?: boolean): void;
  /** Continues with a saved draft. */
  openDraft(stored: StoredDraft): void;
  /** Continues the current work as this draft, because another tab has opened the former one. */
  setDraftId(id: string): void;
  /** Names the current draft; an empty name removes it. */
  setDraftName(name: string): void;
  /** Handles the deletion of the current draft: its text stays, and is saved again once it is edited. */
  forgetDraft(): void;
  /** Starts with an empty text; the question stays. */
  clearDocument(): void;
  setTheme(theme: ThemeChoice): void;
  setView(view: ShownView): void;
  /** Shows a line in the editor (on phones also switches to the File view). */
  showLine(line: number): void;
  /** Marks lines of the current text until it changes or another view is opened, and with `isFollowed` scrolls to the first one. Null removes the marks. */
  markLines(lines: Int32Array | null, isFollowed: boolean): void;
  /** Shows in the editor which lines an edit would change, until the next edit. Null ends that. */
  previewLines(lines: TesterState['previewedLines']): void;
  /** Shows a notice in place of the present one; null removes it. */
  showNotice(notice: Notice | null): void;
  dismissNotice(): void;
  /**
   * Restores the text and the question that were last replaced by a file, an example or an empty file. After
   * links, restores those from before the first link. An edited text from a link can't be restored after the
   * next link, but stays in the list of drafts.
   */
  restoreReplaced(): void;
  /** Makes what was brought since `before` one write, for `undoWrite`. Called when it is in the state; an address may still be about to be. */
  keepWritten(before: TesterState, about: Pick<Written, 'kind'>): void;
  /** Adds to the last write what was found out about it. */
  describeWritten(found: Partial<Pick<Written, 'lines' | 'effect' | 'facts'>>): void;
  /** Restores text and question as they were before the last write. */
  undoWrite(): void;
  /** Removes the message about the last write, and with it Undo. */
  dismissWritten(): void;
  /** Adds the next rows of one of the verdict's lists to the report. */
  showMoreRows(list: RowsRequest['list']): void;
  /** Restarts the worker after it has stopped. */
  restartWorker(): void;
  /** Starts looking for problems, also again after loading the code failed. Does nothing in a page without this part. */
  loadProblems(): void;
  /** Stops looking for problems, so that `loadProblems` starts anew. */
  endProblems(): void;
  /** Called by the part that looks for problems, with the counts of its newest report. */
  countProblems(counts: TesterState['problemCounts']): void;
  /** Starts the list of URLs, also again after loading the code failed. Does nothing in a page without this part. */
  loadUrls(): void;
  /** Changes the chosen crawlers of the list, or its URLs. Called by the part with the list. */
  setList(part: Partial<ListSnapshot>): void;
  /** Starts fetching sites' files, also again after loading the code failed. */
  loadLive(): void;
  /** Shows a panel over the top of the editor and closes the open one; null only closes it. */
  showPanel(panel: OpenPanel | null): void;
  /** Registers the editor that edits go through; null unregisters it. */
  registerSurface(surface: EditingSurface | null): void;
  /**
   * Edits the text through the editor, as one undo step and one write. Offsets of each round refer to the text after the previous round. Returns false if there
   * is no editor, also without rounds. `about` overrides parts of the kept write.
   */
  applyEdits(
    rounds: readonly Transaction[],
    about?: Partial<Pick<Written, 'kind' | 'rounds' | 'onUndone'>>,
  ): boolean;
}
