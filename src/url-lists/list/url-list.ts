import { readUrl } from '../../engine/address';
import { encodeText } from '../../engine/source';
import { MOST_TIMES } from '../../suite/limits';
import { ByteArena } from './byte-arena';
import { type Expectation, Expectations } from './expectations';
import { grown } from './grown';
import { copyPlainUrl, NOT_PLAIN } from './plain-url';
import { REJECT_REASONS, type RejectReason, reasonNumber } from './reject-reason';
import { Requesters } from './requesters';

/** Maximum length of a URL in bytes. Servers already refuse much shorter ones. */
export const LONGEST_LISTED_URL = 65_535;

/** The limits of a list. */
export interface ListBounds {
  /** Maximum number of different URLs. */
  readonly urls: number;
  /** Maximum memory in bytes. A growing table may exceed it once, by an eighth. */
  readonly bytes: number;
}

const BOUNDS: ListBounds = { urls: 10_000_000, bytes: 800_000_000 };

const FIRST_SLOTS = 1 << 12;
const SPACE = 0x20;
const SLASH = 0x2f;
const COLON = 0x3a;
const decoder = new TextDecoder();

/**
 * A list for millions of URLs, each once with a count, in order of first appearance. They are kept in their
 * tested form (see `readUrl`), which is ASCII, in one arena: a URL of 60 bytes takes about 80 bytes of
 * memory.
 *
 * A path without a host stays a path. An entry that starts with a slash, even `//a`, is a path on the file's
 * own host; any other is a whole URL.
 */
export class UrlList {
  /** Expectations for the URLs. */
  readonly expectations = new Expectations();
  /** The crawlers that requested the URLs, from access logs. */
  readonly requesters = new Requesters();
  readonly #bounds: ListBounds;
  readonly #arena = new ByteArena();
  #length = 0;
  #starts = new Uint32Array(0);
  #lengths = new Uint16Array(0);
  #counts = new Uint32Array(0);
  #hashes = new Uint32Array(0);
  /** Open addressing: a URL's number + 1; 0 for a free slot. */
  #slots = new Uint32Array(FIRST_SLOTS);
  /** Random, so that a crafted list can't put all its URLs into the same slot. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  #scratch = new Uint8Array(256);

  constructor(bounds: ListBounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** Number of different URLs. */
  get length(): number {
    return this.#length;
  }

  /** Memory used, in bytes. */
  get bytes(): number {
    const perUrl = this.#starts.length * 4 + this.#lengths.length * 2 + this.#counts.length * 4;
    const table = this.#hashes.length * 4 + this.#slots.length * 4;
    return this.#arena.bytes + perUrl + table + this.expectations.bytes + this.requesters.bytes;
  }

  /** Returns the URL or path in its tested form. */
  urlAt(index: number): string {
    const start = this.#starts[index] as number;
    const offset = this.#arena.offsetOf(start);
    return decoder.decode(
      this.#arena.blockOf(start).subarray(offset, offset + (this.#lengths[index] as number)),
    );
  }

  /**
   * Returns contiguous URLs from `index` on as one text: at least one, at most `most`, and no further one
   * after `mostBytes`. Writes the end of each URL in the text to `ends`. Several times as fast as `urlAt` for
   * each.
   */
  textFrom(index: number, most: number, mostBytes: number, ends: Int32Array): string {
    const start = this.#starts[index] as number;
    const block = this.#arena.blockOf(start);
    const last = Math.min(this.#length, index + most);
    let length = 0;
    for (let next = index; next < last && (length < mostBytes || next === index); next++) {
      const at = this.#starts[next] as number;
      if (this.#arena.blockOf(at) !== block) break;
      length += this.#lengths[next] as number;
      ends[next - index] = length;
    }
    const offset = this.#arena.offsetOf(start);
    return decoder.decode(block.subarray(offset, offset + length));
  }

  /** Returns how often the URL was added. */
  countAt(index: number): number {
    return this.#counts[index] as number;
  }

  /** Sets how often the URL was added, at most `MOST_TIMES`. */
  setCount(index: number, count: number): void {
    this.#counts[index] = Math.min(count, MOST_TIMES);
  }

  /** Returns the number of the URL in the form that `urlAt` returns; null if it isn't in the list. */
  numberOf(url: string): number | null {
    if (url.length > LONGEST_LISTED_URL || !this.#toScratch(url)) return null;
    this.#arena.makeRoom(LONGEST_LISTED_URL + 1);
    const { block, at } = this.#arena;
    block.set(this.#scratch.subarray(0, url.length), at);
    const hash = hashOf(block, at, url.length, this.#seed);
    const entry = this.#slots[this.#slotOf(url.length, hash)];
    return entry ? entry - 1 : null;
  }

  /**
   * Adds the URL in the bytes source[from..to), which must be trimmed. `decode` converts them to text if the
   * fast path can't read them. Returns the URL's number, which equals the former length if it is new, or a
   * code for `rejectionOf`.
   */
  add(source: Uint8Array, from: number, to: number, decode: (bytes: Uint8Array) => string): number {
    if (to - from > LONGEST_LISTED_URL) return rejected('too-long');
    const known = this.#addPlain(source, from, to, null);
    if (known !== NOT_PLAIN) return known;
    if (hasNoScheme(source, from, to)) return rejected('no-scheme');
    return this.#addRead(decode(source.subarray(from, to)), null);
  }

  /**
   * Adds a URL with an expectation, like `add`. If the word contradicts an earlier one, it is refused and the
   * URL isn't counted.
   */
  addText(text: string, expected: Expectation | null = null): number {
    if (text.length > LONGEST_LISTED_URL) return rejected('too-long');
    if (expected !== null && !this.expectations.hasRoomFor(expected.crawler, this.#length))
      return rejected('too-many-crawlers');
    const isAscii = this.#toScratch(text);
    const bytes = isAscii ? this.#scratch : encodeText(text);
    const added = this.#addPlain(bytes, 0, isAscii ? text.length : bytes.length, expected);
    return added === NOT_PLAIN ? this.#addRead(text, expected) : added;
  }

  /** Returns the number of a URL or a code for `rejectionOf`; `NOT_PLAIN` if `readUrl` must read it. */
  #addPlain(source: Uint8Array, from: number, to: number, expected: Expectation | null): number {
    this.#arena.makeRoom(LONGEST_LISTED_URL + 1);
    const length = copyPlainUrl(source, from, to, this.#arena.block, this.#arena.at);
    return length === NOT_PLAIN || length > LONGEST_LISTED_URL ? NOT_PLAIN : this.#keep(length, expected);
  }

  #addRead(text: string, expected: Expectation | null): number {
    const reading = readUrl(text);
    if (reading.kind === 'empty') return rejected('no-url');
    if (reading.kind === 'problem') return rejected(reading.problem.kind);
    const testedUrl = reading.origin === null ? reading.path : reading.testedUrl;
    if (testedUrl.length > LONGEST_LISTED_URL) return rejected('too-long');
    this.#arena.makeRoom(LONGEST_LISTED_URL + 1);
    const { block, at } = this.#arena;
    for (let i = 0; i < testedUrl.length; i++) block[at + i] = testedUrl.charCodeAt(i);
    return this.#keep(testedUrl.length, expected);
  }

  /** Keeps the URL just written to the arena, or counts it if it is known. */
  #keep(length: number, expected: Expectation | null): number {
    const hash = hashOf(this.#arena.block, this.#arena.at, length, this.#seed);
    const slot = this.#slotOf(length, hash);
    const entry = this.#slots[slot];
    if (entry) return this.#countAgain(entry - 1, expected);
    if (this.#length >= this.#bounds.urls || this.bytes > this.#bounds.bytes) return rejected('list-full');
    this.#slots[slot] = this.#length + 1;
    return this.#append(length, hash, expected);
  }

  /** Returns the slot of the URL of `length` bytes just written to the arena; a free slot if it is new. */
  #slotOf(length: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.#slots[slot]; entry; entry = this.#slots[slot]) {
      if (this.#hashes[entry - 1] === hash && this.#equals(entry - 1, length)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #append(length: number, hash: number, expected: Expectation | null): number {
    const index = this.#length++;
    this.#starts = grown(this.#starts, this.#length);
    this.#lengths = grown(this.#lengths, this.#length);
    this.#counts = grown(this.#counts, this.#length);
    this.#hashes = grown(this.#hashes, this.#length);
    this.#starts[index] = this.#arena.keep(length);
    this.#lengths[index] = length;
    this.#counts[index] = 1;
    this.#hashes[index] = hash;
    if (expected !== null) this.expectations.set(index, expected.crawler, expected.word);
    if (this.#length * 4 > this.#slots.length * 3) this.#doubleSlots();
    return index;
  }

  #countAgain(index: number, expected: Expectation | null): number {
    if (expected !== null) {
      const known = this.expectations.wordAt(index, expected.crawler);
      if (known !== null && known !== expected.word) return rejected('conflicting-word');
      this.expectations.set(index, expected.crawler, expected.word);
    }
    this.setCount(index, this.countAt(index) + 1);
    return index;
  }

  /** Returns whether a URL equals the `length` bytes just written to the arena. */
  #equals(index: number, length: number): boolean {
    if (this.#lengths[index] !== length) return false;
    const start = this.#starts[index] as number;
    const known = this.#arena.blockOf(start);
    const offset = this.#arena.offsetOf(start);
    const { block, at } = this.#arena;
    for (let i = 0; i < length; i++) if (known[offset + i] !== block[at + i]) return false;
    return true;
  }

  #doubleSlots(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let index = 0; index < this.#length; index++) {
      let slot = (this.#hashes[index] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.#slots = slots;
  }

  /** Writes a text to `#scratch`. Returns false if it isn't ASCII. */
  #toScratch(text: string): boolean {
    this.#scratch = grown(this.#scratch, text.length);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit >= 0x80) return false;
      this.#scratch[i] = unit;
    }
    return true;
  }
}

/** Returns why `add` rejected a URL; null if it was added. */
export function rejectionOf(added: number): RejectReason | null {
  return added >= 0 ? null : (REJECT_REASONS[FIRST_REJECTION - added] ?? null);
}

/** Code of the first reason in `REJECT_REASONS`. Must be less than `NOT_PLAIN` (-1). */
const FIRST_REJECTION = -2;

function rejected(reason: RejectReason): number {
  return FIRST_REJECTION - reasonNumber(reason);
}

/**
 * Returns true for ASCII text that neither starts with a slash nor has a colon. `readUrl` would reject it
 * with the same reason, but slowly.
 */
function hasNoScheme(source: Uint8Array, from: number, to: number): boolean {
  if (from === to || source[from] === SLASH || (source[from] as number) <= SPACE) return false;
  for (let i = from; i < to; i++) {
    const byte = source[i] as number;
    if (byte === COLON || byte >= 0x80) return false;
  }
  return true;
}

/** FNV-1a with a final mix, because the table uses only the lowest bits. */
function hashOf(block: Uint8Array, from: number, length: number, seed: number): number {
  let hash = seed;
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ (block[i] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns an entry in a form that reads as the same entry. A path that starts with two slashes (from `/.//a`)
 * would otherwise be read as a host.
 */
export function writtenUrl(entry: string): string {
  return entry.startsWith('//') ? `/.${entry}` : entry;
}

/** Converts the result of `writtenUrl` back to the entry. */
export function entryOf(written: string): string {
  return written.startsWith('/.//') ? written.slice(2) : written;
}
