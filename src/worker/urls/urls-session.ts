import { type Condition, PLAIN_ANSWER } from '../../engine';
import { entryOf, type RejectedLineList, UrlList } from '../../url-lists/list';
import { ParsedFile } from '../document/parsed-file';
import { acceptVerdicts } from './accept-verdicts';
import { CompareSession } from './compare/compare-session';
import { ExpectedWords } from './expected-words';
import { exportResults } from './export/export-results';
import { expectWord, listEntries, listOf } from './list-entries';
import { fileBytes, importSummary, isEmptied, keepCounts, keepRequesters, rejectedRows } from './list-import';
import { type DecidedTable, TableRows } from './table-rows';
import { urlRows } from './url-rows';
import type { ImportFollow, Replacement, ReplySteps, RequestFor, StepRequest } from './urls-answer';
import type {
  ImportSummary,
  ListReport,
  ListUpdate,
  RefusedEntries,
  TableQuery,
  UrlsCrawler,
  UrlsRequests,
  UrlsStatus,
  UrlsUpdate,
} from './urls-protocol';
import { caughtBeside } from './verdicts/beside-folder';
import { ruleCoverage } from './verdicts/coverage';
import { countElsewhere, ownSite } from './verdicts/elsewhere';
import { UrlVerdicts, type VerdictsProgress } from './verdicts/url-verdicts';

/**
 * A text and a list of URLs with up-to-date verdicts, and the rows that a query shows. All work is done in
 * pieces that the caller steps through. Each piece leaves a consistent state, so work can be abandoned after
 * any piece.
 */
export class UrlsSession {
  /** The comparison with another version of the file; updated on every change here. */
  readonly compare = new CompareSession();
  #version = 0;
  #file = ParsedFile.open({ source: '' });
  #condition: Condition = { robotsUrl: null, answer: PLAIN_ANSWER };
  #crawlers: readonly UrlsCrawler[] = [];
  #list = new UrlList();
  #query: TableQuery = { search: '', requestedBy: null, choice: 'all', order: { by: 'list' } };
  readonly #verdicts = new UrlVerdicts();
  readonly #table = new TableRows();
  #rejected: RejectedLineList | null = null;
  /** Increases with every change of expectations or of the crawlers they may refer to. */
  #expectedKey = 0;
  #isDecided = false;
  /** The last count of URLs elsewhere, and what was counted. */
  #elsewhere = { list: this.#list, length: 0, site: '', count: 0 };
  #phase: UrlsStatus['phase'] = 'working';
  #progress: VerdictsProgress = { done: 0, all: 0 };
  #time = 0;
  /** Seeded from the clock, so that sequence numbers keep rising after a worker restart. */
  #state = Date.now();
  #isTouched = false;
  /** Number of the newest list loaded from the page. */
  #listNumber = 0;
  /** Content of the next `listReport`: a change, or the refused entries of a list from the page. */
  #listNews: 'changed' | RefusedEntries | null = null;

  constructor() {
    this.#restartVerdicts();
  }

  /** True if the status has changed since it was last read. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  update({ version, open, transactions, condition, crawlers }: UrlsUpdate): void {
    this.#version = version;
    if (open !== undefined) this.#file = ParsedFile.open(open);
    for (const transaction of transactions ?? []) this.#file = this.#file.edited(transaction);
    if (condition !== undefined) this.#condition = condition;
    if (crawlers !== undefined) {
      this.#crawlers = crawlers;
      this.#expectedKey += 1;
    }
    this.#restartVerdicts();
  }

  /** Sets the query. */
  show(query: TableQuery): void {
    this.#query = query;
    this.#isTouched = true;
  }

  /**
   * Computes the outstanding results: rows, verdicts, then rows by verdicts. Yields `status` when the status
   * should be posted immediately.
   */
  *settle(): Generator<'piece' | 'status'> {
    this.#phase = 'working';
    if (yield* inPieces(this.#table.find(this.#list, this.#query))) {
      this.#isTouched = true;
      yield 'status';
    }
    const isComplete = this.#isDecided || (yield* this.#decide());
    yield* this.#countElsewhere();
    yield* inPieces(this.#table.choose(this.#decided(), this.#query));
    this.#phase = isComplete ? 'complete' : 'too-many-cells';
    this.#isTouched = true;
    yield 'status';
  }

  /** Returns the status of the table and marks it as read. */
  status(): UrlsStatus {
    if (this.#isTouched) this.#state += 1;
    this.#isTouched = false;
    const { length, bytes, expectations, requesters } = this.#list;
    return {
      version: this.#version,
      state: this.#state,
      urls: length,
      bytes,
      elsewhere: this.#elsewhere.count,
      ...this.#progress,
      phase: this.#phase,
      rows: this.#table.shown?.length ?? length,
      counts: this.#table.counts(length),
      requesters: requesters.all,
      requested: requesters.requested,
      expectedCrawlers: expectations.crawlers,
      hasExpectations: !expectations.isEmpty,
      time: this.#time,
    };
  }

  /** Returns the change of the list since the last report; null for none. */
  listReport(): ListReport | null {
    const news = this.#listNews;
    this.#listNews = null;
    if (news === null) return null;
    const number = this.#listNumber;
    if (news !== 'changed') return { number, entries: null, ...news };
    return { number, entries: listEntries(this.#list), refused: 0, contradicting: 0 };
  }

  /** Returns rows of the query, with the verdicts known so far. */
  rows(payload: UrlsRequests['rows']['payload']): UrlsRequests['rows']['reply'] {
    const { shown } = this.#table;
    const rows = { list: this.#list, shown, crawlers: this.#crawlers, verdicts: this.#verdicts };
    return { state: this.#state, ...urlRows(rows, payload) };
  }

  /** Returns more rejected lines of the last import. */
  rejected({ from, to }: UrlsRequests['rejected']['payload']): UrlsRequests['rejected']['reply'] {
    return this.#rejected === null ? [] : rejectedRows(this.#rejected, from, to);
  }

  /** Detects the format of a source. Rejects if it can't be read. */
  async sniff(
    { source, name }: UrlsRequests['sniff']['payload'],
    nextTurn: () => Promise<void>,
  ): Promise<UrlsRequests['sniff']['reply']> {
    const { sniff, SNIFFED_BYTES } = await import('../../url-lists/import');
    const start = await source.slice(0, SNIFFED_BYTES).arrayBuffer();
    return sniff(new Uint8Array(start), name, nextTurn);
  }

  /**
   * Reads a source into the list, or into a new one that replaces it with the first URL. No verdicts are
   * computed until the import ends.
   */
  async import(
    { source, plan, replaces, isEdited = false }: UrlsRequests['import']['payload'],
    { signal, onProgress, nextTurn }: ImportFollow,
  ): Promise<ImportSummary> {
    const { importUrls } = await import('../../url-lists/import');
    const former = this.#list;
    const list = replaces ? new UrlList() : former;
    this.#phase = 'working';
    this.#rejected = null;
    const show = (): void => {
      if (list !== this.#list && list.length > 0) this.#replace(list);
      this.#isDecided = false;
      this.#isTouched = true;
    };
    const report = await importUrls(fileBytes(source, signal), plan, list, {
      signal,
      nextTurn,
      onProgress: (bytes) => {
        // An edited list is shown only after counts and requesters are restored.
        if (!isEdited) show();
        onProgress(bytes, list.length);
      },
    }).catch((error: unknown) => {
      this.#listNews = 'changed';
      throw error;
    });
    if (isEdited || report.added + report.repeated > 0) this.#listNews = 'changed';
    if (isEdited) {
      keepCounts(list, former);
      keepRequesters(list, former);
      if (isEmptied(list, report)) this.#replace(list);
    }
    show();
    this.#expectedKey += 1;
    this.#rejected = report.rejected;
    this.#compare();
    return importSummary(report);
  }

  /** Returns the work for a request. It uses the text and list at the time when the work starts. */
  answer(request: RequestFor<StepRequest> | Replacement): ReplySteps<StepRequest> {
    switch (request.name) {
      case 'replace':
        return this.#load(request.payload);
      case 'clear':
        return this.#clear();
      case 'entries':
        return this.#entries();
      case 'expect':
        return this.#expect(request.payload);
      case 'acceptVerdicts':
        return this.#acceptVerdicts();
      case 'export':
        return this.#export(request.payload);
      case 'coverage':
        return this.#coverage();
      case 'exportChanges':
        return this.compare.export(request.payload);
    }
  }

  *#load({ number, entries }: ListUpdate): ReplySteps<'clear'> {
    const { list, ...refused } = yield* listOf(entries);
    this.#rejected = null;
    this.#listNumber = number;
    this.#listNews = refused;
    this.#replace(list);
    return null;
  }

  *#clear(): ReplySteps<'clear'> {
    yield;
    this.#rejected = null;
    this.#listNews = 'changed';
    this.#replace(new UrlList());
    return null;
  }

  *#entries(): ReplySteps<'entries'> {
    yield;
    return listEntries(this.#list);
  }

  *#expect(payload: UrlsRequests['expect']['payload']): ReplySteps<'expect'> {
    yield;
    const row = this.#list.numberOf(entryOf(payload.url));
    if (row === null) return 'not-listed';
    const former = this.#decided();
    if (!expectWord(this.#list, row, this.#crawlers, payload)) return 'no-room';
    this.#listNews = 'changed';
    this.#expectedKey += 1;
    this.#table.refresh(row, former, this.#decided());
    this.#isTouched = true;
    return 'set';
  }

  *#acceptVerdicts(): ReplySteps<'acceptVerdicts'> {
    const { columns } = this.#verdicts;
    this.#isTouched = true;
    this.#expectedKey += 1;
    let rows: number | null = null;
    try {
      rows = yield* acceptVerdicts(this.#list, this.#table.shown, columns, this.#crawlers);
      return { rows };
    } finally {
      // Some rows may have changed before an error, too.
      if (rows !== 0) this.#listNews = 'changed';
    }
  }

  #export(payload: UrlsRequests['export']['payload']): ReplySteps<'export'> {
    return exportResults(
      {
        urls: this.#list,
        rows: this.#table.shown,
        columns: this.#verdicts.columns,
        crawlers: this.#crawlers.map((crawler) => ({ ...crawler, name: crawler.names[0] ?? '' })),
        expected: new ExpectedWords(this.#list.expectations, this.#crawlers),
      },
      payload,
    );
  }

  *#coverage(): ReplySteps<'coverage'> {
    const { columns } = this.#verdicts;
    const version = this.#version;
    const beside = yield* caughtBeside(this.#list, columns);
    return { version, ...(yield* ruleCoverage(columns)), beside };
  }

  *#decide(): Generator<'piece', boolean> {
    const start = performance.now();
    const steps = this.#verdicts.compute();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        this.#isDecided = true;
        this.#time = performance.now() - start;
        const all = new Set(this.#verdicts.columns.map(({ cells }) => cells)).size * this.#list.length;
        const isComplete = step.value !== 'too-many-cells';
        if (isComplete) this.#progress = { done: all, all };
        return isComplete;
      }
      this.#progress = step.value;
      this.#isTouched = true;
      yield 'piece';
    }
  }

  /** Counts again only if the list or the file's site has changed. */
  *#countElsewhere(): Generator<'piece'> {
    const own = ownSite(this.#file, this.#condition);
    const list = this.#list;
    const { length } = list;
    const { site } = own;
    const known = this.#elsewhere;
    if (known.list === list && known.length === length && known.site === site) return;
    const count = yield* inPieces(countElsewhere(list, own.has));
    this.#elsewhere = { list, length, site, count };
  }

  #decided(): DecidedTable {
    const { expectations } = this.#list;
    return {
      urls: this.#list,
      columns: this.#verdicts.columns,
      expected: expectations.isEmpty ? null : new ExpectedWords(expectations, this.#crawlers),
      expectedKey: this.#expectedKey,
    };
  }

  #replace(list: UrlList): void {
    this.#list = list;
    this.#expectedKey += 1;
    this.#progress = { done: 0, all: 0 };
    this.#table.reset(this.#query);
    this.#restartVerdicts();
  }

  #restartVerdicts(): void {
    this.#verdicts.setQuestion({
      urls: this.#list,
      file: this.#file,
      condition: this.#condition,
      crawlers: this.#crawlers,
    });
    this.#isDecided = false;
    this.#isTouched = true;
    this.#compare();
  }

  #compare(): void {
    this.compare.update({
      version: this.#version,
      urls: this.#list,
      present: this.#file,
      condition: this.#condition,
      crawlers: this.#crawlers,
      decided: this.#verdicts,
    });
  }
}

function* inPieces<Result>(steps: Generator<void, Result>): Generator<'piece', Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield 'piece';
  }
}
