import { LONGEST_LISTED_URL } from '../list';
import { ByteLines } from './byte-lines';
import type { EndReason } from './import-result';
import type { UrlReader } from './url-reader';
import { shown, type UrlSink } from './url-sink';

const HASH = 0x23;
const SPACE = 0x20;

/** Reads a URL or path from each line. */
export class TextReader implements UrlReader {
  readonly #sink: UrlSink;
  readonly #lines: ByteLines;

  constructor(sink: UrlSink) {
    this.#sink = sink;
    this.#lines = new ByteLines(LONGEST_LISTED_URL + 1, (...line) => this.#line(...line));
  }

  get line(): number {
    return this.#sink.lines;
  }

  read(bytes: Uint8Array): EndReason | null {
    return this.#lines.read(bytes) ? null : 'list-full';
  }

  finish(): EndReason | null {
    return this.#lines.finish() ? null : 'list-full';
  }

  #line(bytes: Uint8Array, start: number, end: number, isCut: boolean): boolean {
    const line = ++this.#sink.lines;
    let from = start;
    let to = end;
    while (from < to && isWhiteSpace(bytes[from] as number)) from++;
    while (from < to && isWhiteSpace(bytes[to - 1] as number)) to--;
    if (from === to && !isCut) this.#sink.blank += 1;
    else if (from < to && bytes[from] === HASH) this.#sink.comments += 1;
    else if (isCut) this.#sink.reject(line, 'too-long', () => shown(bytes.subarray(from, to)));
    else return this.#sink.addBytes(line, bytes, from, to);
    return true;
  }
}

function isWhiteSpace(byte: number): boolean {
  return byte === SPACE || (byte >= 0x09 && byte <= 0x0d);
}
