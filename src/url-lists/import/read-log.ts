import { decodeText, encodePercent } from '../../engine/source';
import { readLogLine } from '../../engine/text-kind';
import { LONGEST_LISTED_URL } from '../list';
import { AgentTally } from './agent-tally';
import { ByteLines } from './byte-lines';
import type { EndReason } from './import-result';
import type { Senders } from './senders';
import type { UrlReader } from './url-reader';
import { shown, type UrlSink } from './url-sink';

/** Maximum bytes of a line: a URL, a referrer and a header. */
const LONGEST_LINE = LONGEST_LISTED_URL * 3;

/** Reads a server's access log: the address and the user agent of each request. */
export class LogReader implements UrlReader {
  readonly agents = new AgentTally();
  readonly #sink: UrlSink;
  readonly #senders: Senders | null;
  readonly #lines: ByteLines;

  /** @param senders null if the catalogue couldn't be loaded; no crawler is recognised then. */
  constructor(sink: UrlSink, senders: Senders | null) {
    this.#sink = sink;
    this.#senders = senders;
    this.#lines = new ByteLines(LONGEST_LINE, (...line) => this.#line(...line));
  }

  /** True if crawlers are recognised by their headers. */
  get hasCrawlers(): boolean {
    return this.#senders !== null;
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

  #line(bytes: Uint8Array, from: number, to: number, isCut: boolean): boolean {
    const line = ++this.#sink.lines;
    // Bytes that aren't valid UTF-8 were part of the request and are kept unchanged.
    const text = decodeText(bytes.subarray(from, to)).trim();
    const written = () => shown(bytes.subarray(from, to));
    const request = isCut ? null : readLogLine(text);
    if (text === '') this.#sink.blank += 1;
    else if (text.startsWith('#')) this.#sink.comments += 1;
    else if (isCut) this.#sink.reject(line, 'too-long', written);
    else if (request === null) this.#sink.reject(line, 'not-a-log-line', written);
    else return this.#request(line, request.target, request.agent, written);
    return true;
  }

  /** Adds the URL of a request. Returns false if the list is full. */
  #request(line: number, target: string | null, agent: string | null, written: () => string): boolean {
    const rejected = this.#sink.rejected.total;
    if (target === null) this.#sink.reject(line, 'no-request', written);
    else if (
      !this.#sink.addRequest(line, addressOf(target), this.#senders?.crawlerOf(agent) ?? null, written)
    )
      return false;
    if (this.#sink.rejected.total === rejected) this.agents.add(agent);
    return true;
  }
}

/** Returns the request target in a form that the list accepts. */
function addressOf(target: string): string {
  const escaped = target.replaceAll(/[\u0080-\uffff]+/g, (characters) => encodePercent(characters));
  // A request target starts with its path; the list would read two slashes as the start of a host.
  return escaped.startsWith('//') ? `/.${escaped}` : escaped;
}
