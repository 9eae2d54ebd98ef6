import {
  type Expectation,
  RejectedLineList,
  type RejectReason,
  type RequestingCrawler,
  rejectionOf,
  type UrlList,
} from '../list';
import type { ImportResult } from './import-result';
import { textOfLegacyBytes, utf8Text } from './text-of-bytes';

/** Adds the URLs of one import to the list and counts the lines by result. */
export class UrlSink {
  readonly rejected = new RejectedLineList();
  /** Number of lines started, counted by the `UrlReader`. */
  lines = 0;
  blank = 0;
  comments = 0;
  headers = 0;
  added = 0;
  repeated = 0;
  legacyLines = 0;
  readonly #list: UrlList;
  readonly #decode = (bytes: Uint8Array): string => {
    const text = utf8Text(bytes);
    if (text === null) this.legacyLines += 1;
    return text ?? textOfLegacyBytes(bytes);
  };

  constructor(list: UrlList) {
    this.#list = list;
  }

  /** Adds a URL given as trimmed bytes. Returns false if the list is full. */
  addBytes(line: number, bytes: Uint8Array, from: number, to: number): boolean {
    const known = this.#list.length;
    const added = this.#list.add(bytes, from, to, this.#decode);
    if (added >= 0) return this.#count(added === known);
    return this.#reject(line, added, () => shown(bytes.subarray(from, to)));
  }

  /**
   * Adds a URL given as text, with its expectation. `written` returns the line for the list of rejected
   * lines. If `isAboutOne`, a known URL isn't counted again, because reports have a line for each crawler.
   * Returns false if the list is full.
   */
  addText(
    line: number,
    text: string,
    expected: Expectation | null,
    written: () => string,
    isAboutOne = false,
  ): boolean {
    const list = this.#list;
    const known = list.length;
    const added = list.addText(text, expected);
    if (isAboutOne && added >= 0 && added < known) list.setCount(added, list.countAt(added) - 1);
    return added >= 0 ? this.#count(added === known) : this.#reject(line, added, written);
  }

  /** Adds the URL of a request and its crawler (null if unknown). Returns false if the list is full. */
  addRequest(
    line: number,
    text: string,
    requester: RequestingCrawler | null,
    written: () => string,
  ): boolean {
    const known = this.#list.length;
    const added = this.#list.addText(text);
    if (added < 0) return this.#reject(line, added, written);
    if (requester !== null) this.#list.requesters.add(added, requester);
    return this.#count(added === known);
  }

  /** Adds a line to the rejected ones. */
  reject(line: number, reason: RejectReason, written: () => string): void {
    this.rejected.add(line, reason, written);
  }

  /** Returns the counts so far. */
  counts(): Omit<
    ImportResult,
    'end' | 'bytes' | 'sitemaps' | 'furtherSitemaps' | 'agents' | 'isCatalogueMissing'
  > {
    const { lines, added, repeated, blank, comments, headers, rejected, legacyLines } = this;
    return { lines, added, repeated, blank, comments, headers, rejected, legacyLines };
  }

  #count(isNew: boolean): true {
    if (isNew) this.added += 1;
    else this.repeated += 1;
    return true;
  }

  #reject(line: number, added: number, written: () => string): boolean {
    const reason = rejectionOf(added) ?? 'not-a-url';
    this.rejected.add(line, reason, written);
    return reason !== 'list-full';
  }
}

/** Bytes of a line decoded to show its start. */
const SHOWN_BYTES = 800;

/** Returns the start of a line as text. */
export function shown(bytes: Uint8Array): string {
  const start = bytes.subarray(0, SHOWN_BYTES);
  // Drops a character split by the limit, which would otherwise make all bytes be read as Windows-1252.
  for (let cut = 0; cut < 4; cut++) {
    const text = utf8Text(start.subarray(0, start.length - cut));
    if (text !== null) return text;
  }
  return textOfLegacyBytes(start);
}
