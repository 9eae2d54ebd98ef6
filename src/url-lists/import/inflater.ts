/** Total milliseconds to wait for output. A platform may resolve a write before it delivers the output. */
const INFLATE_TIMEOUT = 2_000;
/** Minimum number of turns per wait. On a busy machine, a single turn may take longer than `INFLATE_TIMEOUT`. */
const FEWEST_TURNS = 100;
/** Maximum bytes of output that may still be undelivered: nearly all that a piece can unpack to. */
const MOST_ON_THE_WAY = 1 << 24;

/** A gzip member, unpacked piece by piece with the platform's `DecompressionStream`. */
export class Inflater {
  readonly #nextTurn: () => Promise<void>;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  #waiting: Uint8Array[] = [];
  readonly #collected: Promise<void>;
  #hasFailed = false;
  /** Milliseconds that are left to wait. */
  #timeLeft = INFLATE_TIMEOUT;

  /** @param nextTurn lets queued tasks run. */
  constructor(nextTurn: () => Promise<void>) {
    const stream = new DecompressionStream('gzip');
    this.#nextTurn = nextTurn;
    this.#writer = stream.writable.getWriter();
    this.#collected = this.#collect(stream.readable.getReader());
  }

  /** Unpacks a piece. Returns false if it is damaged. */
  async write(piece: Uint8Array): Promise<boolean> {
    await this.#attempt(() => this.#writer.write(piece.slice()));
    // Gives `#collect` a turn to receive the output.
    await this.#nextTurn();
    return !this.#hasFailed;
  }

  /** Ends the member. Returns false if it is incomplete. */
  async finish(): Promise<boolean> {
    await this.#attempt(() => this.#writer.close());
    await this.#collected;
    return !this.#hasFailed;
  }

  /** Aborts unpacking. */
  abandon(): void {
    void this.#attempt(() => this.#writer.abort());
  }

  /** Returns and removes the collected output. */
  drain(): Uint8Array[] {
    const drained = this.#waiting;
    this.#waiting = [];
    return drained;
  }

  /**
   * Waits until no output is missing. `missingOf` returns the missing bytes for the given number of collected
   * bytes. Returns false if they don't arrive, or are too many to be merely undelivered.
   */
  async waitFor(missingOf: (waiting: number) => number): Promise<boolean> {
    const start = performance.now();
    for (let turns = 0; ; turns++) {
      const missing = missingOf(this.#waiting.reduce((sum, { length }) => sum + length, 0));
      if (missing === 0) return true;
      if (missing > MOST_ON_THE_WAY || this.#hasFailed) return false;
      if (turns >= FEWEST_TURNS && performance.now() - start >= this.#timeLeft) {
        this.#timeLeft = 0;
        return false;
      }
      await this.#nextTurn();
    }
  }

  async #collect(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    await this.#attempt(async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        this.#waiting.push(next.value);
    });
  }

  /** The platform reports damaged data by rejecting. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.#hasFailed = true;
    }
  }
}
