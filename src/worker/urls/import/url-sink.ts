import {
  type Expectation,
  type KnownCrawler,
  RejectedLines,
  type RejectReason,
  rejectionOf,
  type UrlList,
} from '../list';
import type { ImportReport } from './import-report';
import { legacyText, utf8Text } from './text-of-bytes';

/** The way of one import into the list, and the count of what became of each line. */
export class UrlSink {
  readonly rejected = new RejectedLines();
  /** Lines that were begun; the reader counts them. */
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
    return text ?? legacyText(bytes);
  };

  constructor(list: UrlList) {
    this.#list = list;
  }

  /** Takes a URL as bytes without white space around it; false where the list is full. */
  addBytes(line: number, bytes: Uint8Array, from: number, to: number): boolean {
    const known = this.#list.length;
    const added = this.#list.add(bytes, from, to, this.#decode);
    if (added >= 0) return this.#count(added === known);
    return this.#reject(line, added, () => shown(bytes.subarray(from, to)));
  }

  /**
   * Takes a URL as text, with what is expected of it; `written` is what is shown of the line where it is rejected. A line about one crawler is no
   * further occurrence of a URL that is there: reports have such a line for each. False where the list is full.
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

  /** Takes the URL that a request asked for, and that this crawler did so; null where it was none that is known. False where the list is full. */
  addRequest(line: number, text: string, requester: KnownCrawler | null, written: () => string): boolean {
    const known = this.#list.length;
    const added = this.#list.addText(text);
    if (added < 0) return this.#reject(line, added, written);
    if (requester !== null) this.#list.requesters.add(added, requester);
    return this.#count(added === known);
  }

  /** Lists a line that gives no URL. */
  reject(line: number, reason: RejectReason, written: () => string): void {
    this.rejected.add(line, reason, written);
  }

  /** What became of the lines so far. */
  counts(): Omit<
    ImportReport,
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

/** Bytes of a line that are decoded to show its beginning. */
const SHOWN_BYTES = 800;

/** The beginning of a line's bytes as text. */
export function shown(bytes: Uint8Array): string {
  const start = bytes.subarray(0, SHOWN_BYTES);
  // A character that the limit splits makes no Windows-1252 of the others.
  for (let cut = 0; cut < 4; cut++) {
    const text = utf8Text(start.subarray(0, start.length - cut));
    if (text !== null) return text;
  }
  return legacyText(start);
}
