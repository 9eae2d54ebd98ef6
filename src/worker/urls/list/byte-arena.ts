const BLOCK_BITS = 22;
const BLOCK_BYTES = 1 << BLOCK_BITS;
const FIRST_BLOCK_BYTES = 1 << 17;

/**
 * Bytes that are only ever added, in blocks of 4 MiB that never move; the first block has 128 KiB, enough for a thousand URLs. Each thing added
 * lies in one block; what is left at a block's end stays unused. Something is first written at `block` from `at` on and then kept or forgotten.
 */
export class ByteArena {
  readonly #blocks: Uint8Array[] = [];
  #block: Uint8Array = new Uint8Array(0);
  #at = 0;
  #bytes = 0;

  /** The block to write to, after `makeRoom`. */
  get block(): Uint8Array {
    return this.#block;
  }

  /** The first free byte of that block. */
  get at(): number {
    return this.#at;
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Sees to it that `length` bytes, at most a block, have room at `at`. */
  makeRoom(length: number): void {
    if (this.#at + length <= this.#block.length) return;
    const isSmall = this.#blocks.length === 0 && length <= FIRST_BLOCK_BYTES;
    this.#block = new Uint8Array(isSmall ? FIRST_BLOCK_BYTES : BLOCK_BYTES);
    this.#blocks.push(this.#block);
    this.#bytes += this.#block.length;
    this.#at = 0;
  }

  /** Keeps what was written: `length` bytes. Gives the number that `blockOf` and `offsetOf` take. */
  keep(length: number): number {
    const start = (this.#blocks.length - 1) * BLOCK_BYTES + this.#at;
    this.#at += length;
    return start;
  }

  /** The block of something kept. */
  blockOf(start: number): Uint8Array {
    return this.#blocks[start >>> BLOCK_BITS] as Uint8Array;
  }

  /** The first byte in its block of something kept. */
  offsetOf(start: number): number {
    return start & (BLOCK_BYTES - 1);
  }
}
