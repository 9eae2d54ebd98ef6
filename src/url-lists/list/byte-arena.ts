const BLOCK_BITS = 22;
const BLOCK_BYTES = 1 << BLOCK_BITS;
const FIRST_BLOCK_BYTES = 1 << 17;

/**
 * An append-only store of bytes in blocks of 4 MiB that never move. The first block has 128 KiB, enough for a
 * thousand URLs. Each item is in a single block; the rest of a block may stay unused. An item is written at
 * `at` in `block` and then kept with `keep` or overwritten.
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

  /** The first free byte of `block`. */
  get at(): number {
    return this.#at;
  }

  /** Memory used, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Ensures that `length` bytes, at most a block, fit at `at`. */
  makeRoom(length: number): void {
    if (this.#at + length <= this.#block.length) return;
    const isSmall = this.#blocks.length === 0 && length <= FIRST_BLOCK_BYTES;
    this.#block = new Uint8Array(isSmall ? FIRST_BLOCK_BYTES : BLOCK_BYTES);
    this.#blocks.push(this.#block);
    this.#bytes += this.#block.length;
    this.#at = 0;
  }

  /** Keeps the `length` bytes just written. Returns the number that `blockOf` and `offsetOf` accept. */
  keep(length: number): number {
    const start = (this.#blocks.length - 1) * BLOCK_BYTES + this.#at;
    this.#at += length;
    return start;
  }

  /** Returns the block of a kept item. */
  blockOf(start: number): Uint8Array {
    return this.#blocks[start >>> BLOCK_BITS] as Uint8Array;
  }

  /** Returns the offset of a kept item in its block. */
  offsetOf(start: number): number {
    return start & (BLOCK_BYTES - 1);
  }
}
