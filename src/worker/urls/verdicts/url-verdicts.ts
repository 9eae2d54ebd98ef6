import { type AnsweredCrawler, CrawlerAnswers } from '../../../answer';
import type { Condition, ReadableFile } from '../../../engine';
import type { PostedCrawler } from '../../posted-crawler';
import { CellOutcome } from './cell-outcome';
import { ColumnCells } from './column-cells';
import { ListBatch } from './list-batch';
import type { UrlSource } from './url-source';
import { VerdictColumn } from './verdict-column';

/**
 * Maximum memory of all cells, in bytes. 5,000,000 URLs × 30 crawlers with different groups of up to 253
 * rules take 150 MB.
 */
export const MOST_CELL_BYTES = 400_000_000;

/**
 * Bytes of compiled rules after which no further crawler joins the same pass over the URLs. The rules of one
 * crawler take up to 60 MB.
 */
const MOST_COMPILED_BYTES = 120_000_000;

/** Crawlers looked up per piece of work if their groups are already known. */
const CRAWLERS_AT_ONCE = 30;

/** The question: which of these crawlers may fetch which of these URLs? */
export interface UrlsQuestion {
  readonly urls: UrlSource;
  readonly file: ReadableFile;
  readonly condition: Condition;
  readonly crawlers: readonly (PostedCrawler & AnsweredCrawler)[];
}

/** Number of cells decided, and of all cells. Crawlers that share their verdicts count once. */
export interface VerdictsProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * Result of the work on a question. `too-many-cells`: the cells would take more than `MOST_CELL_BYTES`, so
 * none is decided.
 */
export type VerdictsEnd = 'complete' | 'outdated' | 'too-many-cells';

/** Verdicts of some rows for all crawlers. Those of a row are adjacent, in the order of the crawlers. */
export interface VerdictCells {
  /** See `CellOutcome`. */
  readonly outcome: Uint8Array<ArrayBuffer>;
  /** 1-based line of the answer; 0 if there is none or it isn't known yet. */
  readonly line: Uint32Array<ArrayBuffer>;
}

/**
 * The verdicts of many URLs for many crawlers. Verdicts are kept while they are valid: after a change of the
 * file, the crawlers or the server's answer, only cells with a different rule set, scope or answer are
 * decided again. Interrupted work continues.
 */
export class UrlVerdicts {
  #question: UrlsQuestion | null = null;
  #columns: readonly VerdictColumn[] = [];
  /** Cells that may still be valid, each once. */
  #kept: readonly ColumnCells[] = [];

  /**
   * Sets the question; work on the previous one ends as `outdated`. The same `urls` object may only have
   * grown; any other is a different list. `known`: cells on the same list from elsewhere, reused if they are
   * valid here.
   */
  setQuestion(question: UrlsQuestion, known: readonly ColumnCells[] = []): void {
    const kept = question.urls === this.#question?.urls ? this.#kept : [];
    this.#kept = [...new Set([...known, ...kept])];
    this.#question = question;
    this.#columns = [];
  }

  /**
   * One column per crawler; empty until work on the question has started. Cells are filled in as the work
   * proceeds.
   */
  get columns(): readonly VerdictColumn[] {
    return this.#columns;
  }

  /** Does the remaining work in pieces of a few milliseconds. It can be abandoned after any piece. */
  *compute(): Generator<VerdictsProgress, VerdictsEnd> {
    const question = this.#question;
    if (question === null) return 'complete';
    const rows = question.urls.length;
    const columns: VerdictColumn[] = [];
    for (const column of columnsFor(question, this.#kept)) {
      if (column !== null) columns.push(column);
      if (columns.length % CRAWLERS_AT_ONCE !== 0 && column !== null) continue;
      yield { done: 0, all: rows * question.crawlers.length };
      if (this.#question !== question) return 'outdated';
    }
    const cells = [...new Set(columns.map((column) => column.cells))];
    if (cells.reduce((sum, each) => sum + each.bytesFor(rows), 0) > MOST_CELL_BYTES) return this.#giveUp();
    for (const each of cells) each.grow(rows);
    this.#columns = columns;
    this.#kept = cells;
    for (const progress of decideAll(question, columns, cells)) {
      yield progress;
      if (this.#question !== question) return 'outdated';
    }
    return 'complete';
  }

  #giveUp(): VerdictsEnd {
    this.#kept = [];
    return 'too-many-cells';
  }

  /** Returns the cells that the table shows for some rows. */
  cellsOf(rows: ArrayLike<number>): VerdictCells {
    const width = this.#question?.crawlers.length ?? 0;
    const outcome = new Uint8Array(rows.length * width).fill(CellOutcome.pending);
    const line = new Uint32Array(rows.length * width);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      for (const [index, column] of this.#columns.entries()) {
        outcome[i * width + index] = column.outcomeAt(row);
        line[i * width + index] = column.lineAt(row);
      }
    }
    return { outcome, line };
  }
}

/** Yields the column of each crawler, in order, and null after each piece of work. */
function* columnsFor(
  { file, condition, crawlers }: UrlsQuestion,
  kept: readonly ColumnCells[],
): Generator<VerdictColumn | null> {
  const columns = new Map<string, VerdictColumn>();
  const cells = [...kept];
  for (const crawler of crawlers) {
    const answers = new CrawlerAnswers(file.readBy(crawler.dialect), crawler, condition);
    const { rules, key } = answers;
    const known = columns.get(key);
    if (known !== undefined) {
      yield known;
      continue;
    }
    let found = cells.find((each) => each.adopt(rules));
    if (found === undefined) {
      found = new ColumnCells(rules);
      cells.push(found);
    }
    const column = new VerdictColumn(found, answers);
    columns.set(key, column);
    yield column;
    yield null;
  }
}

/** Decides all remaining cells in as few passes over the URLs as memory allows. */
function* decideAll(
  { urls }: UrlsQuestion,
  columns: readonly VerdictColumn[],
  cells: readonly ColumnCells[],
): Generator<VerdictsProgress> {
  const rows = columns.length === 0 ? 0 : urls.length;
  // Uses the origin of any column, because a dialect that supports fewer schemes may have none.
  const origin =
    columns.map(({ answers }) => answers.rules.scope?.origin).find((each) => typeof each === 'string') ??
    null;
  const batch = new ListBatch();
  const progress = (): VerdictsProgress => ({
    done: cells.reduce((sum, { done }) => sum + done, 0),
    all: cells.length * rows,
  });
  const waiting = cells.filter(({ done }) => done < rows);
  while (waiting.length > 0) {
    const pass: ColumnCells[] = [];
    let compiled = 0;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      next.prepare();
      compiled += next.compiledBytes;
      pass.push(next);
      yield progress();
      if (compiled > MOST_COMPILED_BYTES) break;
    }
    for (let start = Math.min(...pass.map(({ done }) => done)); start < rows; start = batch.end) {
      batch.read(urls, start, rows, origin);
      for (const each of pass) {
        while (each.done >= start && each.done < batch.end) {
          each.decide(batch);
          yield progress();
        }
      }
    }
    for (const each of pass) each.release();
  }
}
