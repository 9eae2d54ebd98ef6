import Papa from 'papaparse';
import type { Expectation } from '../list';
import { expectedWord } from './expected-word';
import type { ImportFormat } from './import-plan';
import type { EndReason } from './import-result';
import { withShortSpace } from './short-space';
import { TextPieces } from './text-pieces';
import type { UrlReader } from './url-reader';
import type { UrlSink } from './url-sink';

/**
 * Maximum UTF-16 units of a row. Longer rows would be slow, because papaparse repeatedly searches for the end
 * of a quote from the start of the row.
 */
const LONGEST_ROW = 1 << 17;
/**
 * Maximum number of broken quotes that span lines. After each of them, the rest of the text is parsed again.
 */
const MOST_BROKEN_ROWS = 100;
const LF = 0x0a;
/** Matches a first line that declares the separator for Excel. */
const SEPARATOR_LINE = /^sep=.?$/i;
/** Values of the crawler column that mean all crawlers. */
const ALL = new Set(['', '*']);

/** The step result of papaparse for each row. */
interface Step {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly code: string }[];
  readonly meta: { readonly cursor: number };
}

/**
 * Reads CSV and similar tables. Line numbers are those of the file; a row has the number of its first line.
 */
export class TableReader implements UrlReader {
  readonly #format: Extract<ImportFormat, { kind: 'table' }>;
  readonly #sink: UrlSink;
  readonly #pieces = new TextPieces(LF);
  /** The start of a row whose end hasn't arrived. */
  #rest = '';
  /** Line number of the start of `#rest`, from 1. */
  #line = 1;
  #isSkipping = false;
  #lastLine = 0;
  #brokenRows = 0;
  /** Number of the row with the column names, from 1, if there is one. */
  #header = 1;
  #end: EndReason | null = null;

  constructor(format: Extract<ImportFormat, { kind: 'table' }>, sink: UrlSink) {
    this.#format = format;
    this.#sink = sink;
  }

  get line(): number {
    return this.#lastLine;
  }

  read(bytes: Uint8Array): EndReason | null {
    const text = this.#pieces.next(bytes);
    this.#sink.legacyLines = this.#pieces.legacyParts;
    return text === '' ? null : this.#readRows(text, false);
  }

  finish(): EndReason | null {
    const text = this.#pieces.rest();
    this.#sink.legacyLines = this.#pieces.legacyParts;
    return this.#readRows(text, true);
  }

  #readRows(text: string, isLast: boolean): EndReason | null {
    const short = withShortSpace(text, this.#format.separator === '\t');
    let input = this.#afterSkipping(this.#rest + short);
    for (;;) {
      const { read, isBroken } = this.#parse(input, isLast);
      input = input.slice(read);
      if (this.#end !== null) return this.#end;
      if (!isBroken && (input.length <= LONGEST_ROW || !input.includes('\n'))) break;
      if (this.#brokenRows++ === MOST_BROKEN_ROWS) return 'broken-quotes';
      input = this.#withoutBrokenLine(input);
    }
    this.#rest = input;
    this.#limitRest();
    return null;
  }

  /**
   * Parses the complete rows of a text. Returns the length parsed and whether the next row has broken quotes.
   */
  #parse(input: string, isLast: boolean): { read: number; isBroken: boolean } {
    let read = 0;
    let isBroken = false;
    const step = ({ data: [row = []], errors, meta }: Step) => {
      const from = read;
      const lineEnds = lineEndsIn(input, from, meta.cursor);
      isBroken = errors.length > 0 && (lineEnds > 1 || errors.some(({ code }) => code === 'MissingQuotes'));
      if (!isBroken) {
        read = meta.cursor;
        this.#lastLine = this.#line;
        this.#line += lineEnds;
        const written = () => input.slice(from, meta.cursor).trimEnd();
        if (!this.#row(row, errors.length > 0, this.#lastLine, written)) this.#end = 'list-full';
      }
      if (isBroken || this.#end !== null) parser.abort();
    };
    const { separator: delimiter } = this.#format;
    const parser = new Papa.Parser({ delimiter, newline: '\n', step });
    parser.parse(input, 0, !isLast);
    return { read, isBroken };
  }

  /** Rejects a line whose quote isn't closed properly. The rows after it are still read. */
  #withoutBrokenLine(input: string): string {
    const end = input.indexOf('\n');
    const line = end < 0 ? input : input.slice(0, end);
    this.#lastLine = this.#line++;
    this.#sink.lines += 1;
    this.#sink.reject(this.#lastLine, 'broken-quotes', () => line);
    return end < 0 ? '' : input.slice(end + 1);
  }

  /** Returns the input after the end of a skipped line, if one is being skipped. */
  #afterSkipping(input: string): string {
    if (!this.#isSkipping) return input;
    const end = input.indexOf('\n');
    if (end < 0) return '';
    this.#isSkipping = false;
    this.#line += 1;
    return input.slice(end + 1);
  }

  /** Rejects a line that is too long and skips the rest of it. */
  #limitRest(): void {
    if (this.#rest.length <= LONGEST_ROW) return;
    const rest = this.#rest;
    this.#lastLine = this.#line;
    this.#sink.lines += 1;
    this.#sink.reject(this.#line, 'too-long', () => rest);
    this.#isSkipping = true;
    this.#rest = '';
  }

  /** Handles a row. Returns false if the list is full. */
  #row(cells: readonly string[], isBroken: boolean, line: number, written: () => string): boolean {
    const sink = this.#sink;
    sink.lines += 1;
    if (sink.lines === 1 && SEPARATOR_LINE.test(written())) {
      sink.headers += 1;
      this.#header = 2;
    } else if (sink.lines === this.#header && this.#format.hasHeader) sink.headers += 1;
    else if (cells.every((cell) => cell.trim() === '')) sink.blank += 1;
    else if (isBroken) sink.reject(line, 'broken-quotes', written);
    else return this.#url(cells, line, written);
    return true;
  }

  /** Adds the URL of a row. Returns false if the list is full. */
  #url(cells: readonly string[], line: number, written: () => string): boolean {
    const { columns } = this.#format;
    const url = (cells[columns.url] ?? '').trim();
    const word = columns.expected === null ? '' : (cells[columns.expected] ?? '').trim();
    const expected = expectedWord(word);
    const crawler = columns.crawler === null ? '' : (cells[columns.crawler] ?? '').trim();
    // `readUrl` would remove line ends and join the text around them.
    const reason =
      word !== '' && expected === null ? 'unknown-word' : /[\n\r]/.test(url) ? 'not-a-url' : null;
    if (reason !== null) {
      this.#sink.reject(line, reason, written);
      return true;
    }
    const isForAll = ALL.has(crawler);
    const expectation: Expectation | null =
      expected === null ? null : { crawler: isForAll ? null : crawler, word: expected };
    return this.#sink.addText(line, url, expectation, written, !isForAll);
  }
}

function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
