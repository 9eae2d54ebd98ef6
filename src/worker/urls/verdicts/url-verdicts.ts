import { CrawlerRules } from '../../../engine';
import type { ParsedFile } from '../../parsed-file';
import type { Condition, TestedCrawler } from '../../protocol';
import { CellOutcome } from './cell-outcome';
import { ColumnCells } from './column-cells';
import { ListBatch } from './list-batch';
import type { UrlSource } from './url-source';
import { VerdictColumn } from './verdict-column';

/** Bytes that all cells together may take. 5,000,000 URLs × 30 crawlers that all follow other groups of up to 253 rules take 150 MB. */
export const MOST_CELL_BYTES = 400_000_000;

/** Compiled rules (bytes) from which on no further crawler is asked in the same pass over the URLs; those of one take up to 60 MB. */
const MOST_COMPILED_BYTES = 120_000_000;

/** Crawlers that are looked up in one go where they follow groups that were met before. */
const CRAWLERS_AT_ONCE = 30;

/** What is asked: which of these crawlers may fetch which of these URLs? */
export interface UrlsQuestion {
  readonly urls: UrlSource;
  readonly file: ParsedFile;
  readonly condition: Condition;
  readonly crawlers: readonly TestedCrawler[];
}

/** Cells that are decided, and all there are. Crawlers that share their verdicts count once. */
export interface VerdictsProgress {
  readonly done: number;
  readonly all: number;
}

/** How the work on a question ended; `too-many-cells`: they would take more than MOST_CELL_BYTES, and none is decided. */
export type VerdictsEnd = 'complete' | 'outdated' | 'too-many-cells';

/** Verdicts of some rows for all crawlers: those of a row stand side by side, in the order of the crawlers. */
export interface VerdictCells {
  /** See CellOutcome. */
  readonly outcome: Uint8Array<ArrayBuffer>;
  /** 1-based line of what decides; 0 where no line does, or it is not known yet. */
  readonly line: Uint32Array<ArrayBuffer>;
}

/**
 * The verdicts of many URLs for many crawlers. What was decided is kept as long as it holds: after an edit, a change of the crawlers or of the server's
 * answer only those cells are decided anew whose rules, scope or answer are not as before, and where work was broken off it goes on.
 */
export class UrlVerdicts {
  #question: UrlsQuestion | null = null;
  #columns: readonly VerdictColumn[] = [];
  /** Cells that may still hold, each once. */
  #kept: readonly ColumnCells[] = [];

  /**
   * Asks. Work on an earlier question ends as outdated. Other URLs are another list: the same one may only have grown. `known`: cells on the same list
   * that others have, to be shared where they hold here.
   */
  setQuestion(question: UrlsQuestion, known: readonly ColumnCells[] = []): void {
    const kept = question.urls === this.#question?.urls ? this.#kept : [];
    this.#kept = [...new Set([...known, ...kept])];
    this.#question = question;
    this.#columns = [];
  }

  /** One column per crawler; none as long as no work was done on the question. Their cells fill while the work goes on. */
  get columns(): readonly VerdictColumn[] {
    return this.#columns;
  }

  /** Does the work that is left, in pieces of a few milliseconds, between each of which it may be left off. */
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

  /** What the table shows of some rows. */
  cellsOf(rows: ArrayLike<number>): VerdictCells {
    const width = this.#question?.crawlers.length ?? 0;
    const outcome = new Uint8Array(rows.length * width).fill(CellOutcome.pending);
    const line = new Uint32Array(rows.length * width);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      for (const [index, column] of this.#columns.entries()) {
        outcome[i * width + index] = column.cells.outcomeAt(row);
        line[i * width + index] = column.lineAt(row);
      }
    }
    return { outcome, line };
  }
}

/** The column of each crawler in order, and null behind each piece of work. */
function* columnsFor(
  { file, condition, crawlers }: UrlsQuestion,
  kept: readonly ColumnCells[],
): Generator<VerdictColumn | null> {
  const columns = new Map<string, VerdictColumn>();
  const cells = [...kept];
  for (const crawler of crawlers) {
    const rules = new CrawlerRules(file.readBy(crawler.dialect), crawler, condition);
    const known = columns.get(rules.key);
    if (known !== undefined) {
      yield known;
      continue;
    }
    let found = cells.find((each) => each.adopt(rules));
    if (found === undefined) {
      found = new ColumnCells(rules);
      cells.push(found);
    }
    const column = new VerdictColumn(found, rules);
    columns.set(rules.key, column);
    yield column;
    yield null;
  }
}

/** Decides all cells that are not yet, in as few passes over the URLs as memory allows. */
function* decideAll(
  { urls }: UrlsQuestion,
  columns: readonly VerdictColumn[],
  cells: readonly ColumnCells[],
): Generator<VerdictsProgress> {
  const rows = columns.length === 0 ? 0 : urls.length;
  // A reader of fewer schemes may know of none where another does.
  const origin =
    columns.map(({ rules }) => rules.scope?.origin).find((each) => typeof each === 'string') ?? null;
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
