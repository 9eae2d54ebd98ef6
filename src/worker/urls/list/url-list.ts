import { readUrl } from '../../../engine/address';
import { encodeText } from '../../../engine/source';
import { MOST_TIMES } from '../../../suite/limits';
import { ByteArena } from './byte-arena';
import { type Expectation, Expectations } from './expectations';
import { grown } from './grown';
import { copyPlainUrl, NOT_PLAIN } from './plain-url';
import { REJECT_REASONS, type RejectReason, reasonNumber } from './reject-reason';
import { Requesters } from './requesters';

/** Bytes of the longest URL that a list takes. Servers refuse what is far shorter. */
export const LONGEST_URL = 65_535;

/** What a list takes at most. */
export interface ListBounds {
  /** Different URLs. */
  readonly urls: number;
  /** Memory in bytes; a table that grows may go past it once, by an eighth. */
  readonly bytes: number;
}

const BOUNDS: ListBounds = { urls: 10_000_000, bytes: 800_000_000 };

const FIRST_SLOTS = 1 << 12;
const SPACE = 0x20;
const SLASH = 0x2f;
const COLON = 0x3a;
const decoder = new TextDecoder();

/**
 * Millions of URLs in the order in which they first came, each once with a count. They are kept as they are asked about (see `readUrl`), which
 * is ASCII, in one arena of bytes: about 80 bytes of memory for a URL of 60. A path alone stays a path: whatever begins with a slash, also
 * `//a`, is one and is asked about at the file's own host; everything else is a whole URL.
 */
export class UrlList {
  /** What is expected of the URLs. */
  readonly expectations = new Expectations();
  /** Who asked for the URLs, as access logs say. */
  readonly requesters = new Requesters();
  readonly #bounds: ListBounds;
  readonly #arena = new ByteArena();
  #length = 0;
  #starts = new Uint32Array(0);
  #lengths = new Uint16Array(0);
  #counts = new Uint32Array(0);
  #hashes = new Uint32Array(0);
  /** Open addressing: a URL's number + 1, or 0 where the slot is free. */
  #slots = new Uint32Array(FIRST_SLOTS);
  /** Not known to who wrote the list, so that no list can be made whose URLs all want the same slot. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  #scratch = new Uint8Array(256);

  constructor(bounds: ListBounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** Number of different URLs. */
  get length(): number {
    return this.#length;
  }

  /** Memory taken. */
  get bytes(): number {
    const perUrl = this.#starts.length * 4 + this.#lengths.length * 2 + this.#counts.length * 4;
    const table = this.#hashes.length * 4 + this.#slots.length * 4;
    return this.#arena.bytes + perUrl + table + this.expectations.bytes + this.requesters.bytes;
  }

  /** The URL as it is asked about, or a path alone. */
  urlAt(index: number): string {
    const start = this.#starts[index] as number;
    const offset = this.#arena.offsetOf(start);
    return decoder.decode(
      this.#arena.blockOf(start).subarray(offset, offset + (this.#lengths[index] as number)),
    );
  }

  /**
   * The URLs from one on as one text, as many as lie side by side, but none behind the `most`-th or beyond `mostBytes`, and at least one. `ends`
   * gets for each where it ends in the text. Takes a fraction of the time of asking for one after another.
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

  /** How often the URL came. */
  countAt(index: number): number {
    return this.#counts[index] as number;
  }

  /** Says how often a URL came; what is more than `MOST_TIMES` is that. */
  setCount(index: number, count: number): void {
    this.#counts[index] = Math.min(count, MOST_TIMES);
  }

  /** The number of the URL that `urlAt` gives so; null where the list has none. */
  numberOf(url: string): number | null {
    if (url.length > LONGEST_URL || !this.#toScratch(url)) return null;
    this.#arena.makeRoom(LONGEST_URL + 1);
    const { block, at } = this.#arena;
    block.set(this.#scratch.subarray(0, url.length), at);
    const hash = hashOf(block, at, url.length, this.#seed);
    const entry = this.#slots[this.#slotOf(url.length, hash)];
    return entry ? entry - 1 : null;
  }

  /**
   * Adds the URL that the bytes source[from..to) are, without white space around it; `decode` makes text of them where they need to be read with
   * care. Gives its number in the list, which is the list's former length where it is new; or what `rejectionOf` understands.
   */
  add(source: Uint8Array, from: number, to: number, decode: (bytes: Uint8Array) => string): number {
    if (to - from > LONGEST_URL) return rejected('too-long');
    const known = this.#addPlain(source, from, to, null);
    if (known !== NOT_PLAIN) return known;
    if (hasNoScheme(source, from, to)) return rejected('no-scheme');
    return this.#addRead(decode(source.subarray(from, to)), null);
  }

  /** Adds a URL with what is expected of it, as `add` does. A word that contradicts an earlier one is refused, and its URL not counted. */
  addText(text: string, expected: Expectation | null = null): number {
    if (text.length > LONGEST_URL) return rejected('too-long');
    if (expected !== null && !this.expectations.hasRoomFor(expected.crawler, this.#length))
      return rejected('too-many-crawlers');
    const isAscii = this.#toScratch(text);
    const bytes = isAscii ? this.#scratch : encodeText(text);
    const added = this.#addPlain(bytes, 0, isAscii ? text.length : bytes.length, expected);
    return added === NOT_PLAIN ? this.#addRead(text, expected) : added;
  }

  /** The number of a URL or what `rejectionOf` understands; `NOT_PLAIN` where it has to be read. */
  #addPlain(source: Uint8Array, from: number, to: number, expected: Expectation | null): number {
    this.#arena.makeRoom(LONGEST_URL + 1);
    const length = copyPlainUrl(source, from, to, this.#arena.block, this.#arena.at);
    return length === NOT_PLAIN || length > LONGEST_URL ? NOT_PLAIN : this.#keep(length, expected);
  }

  #addRead(text: string, expected: Expectation | null): number {
    const reading = readUrl(text);
    if (reading.kind === 'empty') return rejected('no-url');
    if (reading.kind === 'problem') return rejected(reading.problem.kind);
    const testedUrl = reading.origin === null ? reading.path : reading.testedUrl;
    if (testedUrl.length > LONGEST_URL) return rejected('too-long');
    this.#arena.makeRoom(LONGEST_URL + 1);
    const { block, at } = this.#arena;
    for (let i = 0; i < testedUrl.length; i++) block[at + i] = testedUrl.charCodeAt(i);
    return this.#keep(testedUrl.length, expected);
  }

  /** Keeps the URL that was written to the arena, or counts it where it is known. */
  #keep(length: number, expected: Expectation | null): number {
    const hash = hashOf(this.#arena.block, this.#arena.at, length, this.#seed);
    const slot = this.#slotOf(length, hash);
    const entry = this.#slots[slot];
    if (entry) return this.#countAgain(entry - 1, expected);
    if (this.#length >= this.#bounds.urls || this.bytes > this.#bounds.bytes) return rejected('list-full');
    this.#slots[slot] = this.#length + 1;
    return this.#append(length, hash, expected);
  }

  /** The slot of the URL of `length` bytes that was written to the arena; a free one where the list has none. */
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

  /** Whether a URL is the one of `length` bytes that was written to the arena. */
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

  /** Writes a text to the scratch bytes; false where it is not ASCII. */
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

/** Why `add` did not take a URL; null where it did. */
export function rejectionOf(added: number): RejectReason | null {
  return added >= 0 ? null : (REJECT_REASONS[FIRST_REJECTION - added] ?? null);
}

/** Below -1, which is `NOT_PLAIN`. */
const FIRST_REJECTION = -2;

function rejected(reason: RejectReason): number {
  return FIRST_REJECTION - reasonNumber(reason);
}

/** True for ASCII without a slash at its start and without a colon: reading such text as a URL ends the same way, but takes long. */
function hasNoScheme(source: Uint8Array, from: number, to: number): boolean {
  if (from === to || source[from] === SLASH || (source[from] as number) <= SPACE) return false;
  for (let i = from; i < to; i++) {
    const byte = source[i] as number;
    if (byte === COLON || byte >= 0x80) return false;
  }
  return true;
}

/** FNV-1a, stirred at its end because tables use the lowest bits only. */
function hashOf(block: Uint8Array, from: number, length: number, seed: number): number {
  let hash = seed;
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ (block[i] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
