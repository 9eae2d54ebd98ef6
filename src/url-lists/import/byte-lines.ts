const LF = 0x0a;

/**
 * Handles a line: bytes[from..to) without its end. `isCut` is true if the line was longer. Returns false to
 * stop.
 */
type OnLine = (bytes: Uint8Array, from: number, to: number, isCut: boolean) => boolean;

/**
 * Splits bytes that arrive in pieces into lines. A line longer than `longest` bytes is cut, so that no line
 * fills the memory.
 */
export class ByteLines {
  readonly #longest: number;
  readonly #onLine: OnLine;
  /** The start of a line whose end hasn't arrived. */
  #held: Uint8Array;
  #heldLength = 0;
  #isCut = false;

  constructor(longest: number, onLine: OnLine) {
    this.#longest = longest;
    this.#onLine = onLine;
    this.#held = new Uint8Array(1024);
  }

  /** Calls `onLine` for each line that ends in these bytes. Returns false if `onLine` stopped. */
  read(bytes: Uint8Array): boolean {
    let from = 0;
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, from)) {
      const continues =
        this.#heldLength === 0 ? this.#line(bytes, from, end) : this.#heldLine(bytes, from, end);
      if (!continues) return false;
      from = end + 1;
    }
    this.#hold(bytes, from, bytes.length);
    return true;
  }

  /** Calls `onLine` for a last line without an end. Returns false if `onLine` stopped. */
  finish(): boolean {
    return this.#heldLength === 0 || this.#heldLine(this.#held, 0, 0);
  }

  #line(bytes: Uint8Array, from: number, to: number): boolean {
    return to - from > this.#longest
      ? this.#onLine(bytes, from, from + this.#longest, true)
      : this.#onLine(bytes, from, to, false);
  }

  #heldLine(bytes: Uint8Array, from: number, to: number): boolean {
    this.#hold(bytes, from, to);
    const continues = this.#onLine(this.#held, 0, this.#heldLength, this.#isCut);
    this.#heldLength = 0;
    this.#isCut = false;
    return continues;
  }

  #hold(bytes: Uint8Array, from: number, to: number): void {
    const length = Math.min(to - from, this.#longest - this.#heldLength);
    if (length < to - from) this.#isCut = true;
    if (this.#heldLength + length > this.#held.length) {
      const larger = new Uint8Array(Math.min(this.#longest, (this.#heldLength + length) * 2));
      larger.set(this.#held.subarray(0, this.#heldLength));
      this.#held = larger;
    }
    this.#held.set(bytes.subarray(from, from + length), this.#heldLength);
    this.#heldLength += length;
  }
}
