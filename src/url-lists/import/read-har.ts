import { decodeText, joinBytes } from '../../engine/source';
import { JsonDepth } from '../../suite/json-depth';
import type { EndReason } from './import-result';
import type { UrlReader } from './url-reader';
import type { UrlSink } from './url-sink';

/** Maximum bytes of a HAR file. It has to be read as a whole. */
export const LARGEST_HAR = 100_000_000;

/**
 * Maximum nesting of lists and objects in a HAR file. Browsers write about ten levels. Parsing millions would
 * take gigabytes of memory.
 */
const DEEPEST_HAR = 1_000;

/** Reads the requests of a HAR file, an archive of the requests of a browser. Line numbers count entries. */
export class HarReader implements UrlReader {
  readonly #sink: UrlSink;
  #chunks: Uint8Array[] = [];
  #length = 0;
  readonly #depth = new JsonDepth();

  constructor(sink: UrlSink) {
    this.#sink = sink;
  }

  get line(): number {
    return this.#sink.lines;
  }

  read(bytes: Uint8Array): EndReason | null {
    this.#length += bytes.length;
    if (this.#length > LARGEST_HAR) {
      this.#chunks = [];
      return 'har-too-large';
    }
    if (!this.#depth.read(bytes, DEEPEST_HAR)) {
      this.#chunks = [];
      return 'har-too-deep';
    }
    this.#chunks.push(bytes.slice());
    return null;
  }

  finish(): EndReason | null {
    const value = parse(this.#text());
    if (value === undefined) return 'not-json';
    const entries = member(member(value, 'log'), 'entries');
    if (!Array.isArray(entries)) return 'not-a-har';
    for (const entry of entries) if (!this.#entry(entry)) return 'list-full';
    return null;
  }

  #text(): string {
    const all = joinBytes(this.#chunks);
    this.#chunks = [];
    return decodeText(all);
  }

  /** Adds the URL of an entry. Returns false if the list is full. */
  #entry(entry: unknown): boolean {
    const line = ++this.#sink.lines;
    const url = member(member(entry, 'request'), 'url');
    if (typeof url === 'string') return this.#sink.addText(line, url, null, () => url);
    this.#sink.reject(line, 'no-url', () => '');
    return true;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a member if the value is an object that has it; otherwise undefined. */
function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
