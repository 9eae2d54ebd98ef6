import { joinBytes } from '../../engine/source';
import type { EndReason } from './import-result';
import { Inflater } from './inflater';

/** Maximum bytes unpacked from a gzip file. An ordinary log of this size takes 50 MB compressed. */
const MOST_UNPACKED = 1_000_000_000;

/** Compressed bytes per piece; they unpack to 17 MB at most (DEFLATE's ratio is at most 1,032). */
const PIECE = 1 << 14;
/** The start of a member: two magic bytes, the only method, and flags whose upper three bits are 0. */
const MAGIC = [0x1f, 0x8b, 0x08] as const;
const MEMBER_START = 4;
/** Bytes of checksum and size at the end of a member. */
const TRAILER = 8;

/**
 * The content of a gzip file. Browsers refuse files with several members and discard the last output. This
 * class reads the first member completely on every platform and reports where the second one starts.
 */
export class UnpackedGzip implements AsyncIterable<Uint8Array> {
  /** Reason for an early end, otherwise null. */
  end: EndReason | null = null;
  /** Compressed bytes unpacked so far. */
  packedBytes = 0;
  readonly #packed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly #inflater: Inflater;
  readonly #most: number;
  #unpacked = 0;
  /** The last `TRAILER` compressed bytes. */
  #trailer: Uint8Array = new Uint8Array(0);
  /** Bytes held back because they may begin a member's first four bytes. */
  #held: Uint8Array = new Uint8Array(0);

  /** @param most maximum bytes of output. */
  constructor(
    packed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    nextTurn: () => Promise<void>,
    most = MOST_UNPACKED,
  ) {
    this.#packed = packed;
    this.#inflater = new Inflater(nextTurn);
    this.#most = most;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#packed) {
        const bytes = joinBytes([this.#held, chunk]);
        const to = bytes.length - heldLength(bytes);
        this.#held = bytes.slice(to);
        yield* this.#unpack(bytes.subarray(0, to));
        if (this.end !== null) return;
      }
      yield* this.#unpack(this.#held);
      if (this.end !== null) return;
      if (!(await this.#inflater.finish())) this.end = 'gzip-ends-early';
      yield* this.#parts();
    } finally {
      this.#inflater.abandon();
    }
  }

  async *#unpack(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < bytes.length && this.end === null; ) {
      const isMember = this.packedBytes > 0 && isMemberStart(bytes, from);
      if (isMember && (await this.#hasEnded())) {
        this.end = 'gzip-further-member';
        yield* this.#parts();
        return;
      }
      const to = nextMemberStart(bytes, from + 1, Math.min(bytes.length, from + PIECE));
      const piece = bytes.subarray(from, to);
      if (!(await this.#inflater.write(piece))) this.end = 'gzip-damaged';
      else this.packedBytes += piece.length;
      this.#trailer = joinBytes([this.#trailer, piece]).slice(-TRAILER);
      yield* this.#parts();
      from = to;
    }
  }

  /** Yields the new output, up to the limit. */
  *#parts(): Generator<Uint8Array> {
    for (const part of this.#inflater.drain()) {
      this.#unpacked += part.length;
      if (this.#unpacked > this.#most) {
        this.end = 'gzip-too-large';
        return;
      }
      yield part;
    }
  }

  /** Returns whether a member ends here: its last four bytes are the size of the output, modulo 2^32. */
  #hasEnded(): Promise<boolean> {
    if (this.#trailer.length < TRAILER) return Promise.resolve(false);
    const size = new DataView(this.#trailer.buffer, this.#trailer.byteOffset + 4, 4).getUint32(0, true);
    return this.#inflater.waitFor((waiting) => (size - this.#unpacked - waiting) >>> 0);
  }
}

function isMemberStart(bytes: Uint8Array, at: number): boolean {
  return MAGIC.every((byte, i) => bytes[at + i] === byte) && (bytes[at + 3] ?? 0xff) < 0x20;
}

/** Returns the first index [from..to) at which a member may start; `to` for none. */
function nextMemberStart(bytes: Uint8Array, from: number, to: number): number {
  for (let at = bytes.indexOf(MAGIC[0], from); at >= 0 && at < to; at = bytes.indexOf(MAGIC[0], at + 1))
    if (isMemberStart(bytes, at)) return at;
  return to;
}

/** Returns the number of bytes at the end that may begin a member's first four bytes. */
function heldLength(bytes: Uint8Array): number {
  for (let length = Math.min(MEMBER_START - 1, bytes.length); length > 0; length--) {
    const start = bytes.subarray(bytes.length - length);
    if (start.every((byte, i) => byte === MAGIC[i])) return length;
  }
  return 0;
}
