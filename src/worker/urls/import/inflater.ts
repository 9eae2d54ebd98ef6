/** For so long (milliseconds in all) what should come out is waited for: a platform may say that it has unpacked something before it hands it on. */
const PATIENCE = 2_000;
/** Turns that others get all the same each time: on a busy machine a single one may take longer than that. */
const FEWEST_TURNS = 100;
/** Bytes that can have been unpacked and not be handed on yet: more than what comes out of a piece. */
const MOST_ON_THE_WAY = 1 << 24;

/** One gzip member that is unpacked piece by piece by the platform's `DecompressionStream`. */
export class Inflater {
  readonly #nextTurn: () => Promise<void>;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  #waiting: Uint8Array[] = [];
  readonly #collected: Promise<void>;
  #hasFailed = false;
  /** Milliseconds that may still be waited. */
  #patience = PATIENCE;

  /** `nextTurn` lets what waits for its turn run. */
  constructor(nextTurn: () => Promise<void>) {
    const stream = new DecompressionStream('gzip');
    this.#nextTurn = nextTurn;
    this.#writer = stream.writable.getWriter();
    this.#collected = this.#collect(stream.readable.getReader());
  }

  /** Unpacks a piece; false where it is damaged. */
  async write(piece: Uint8Array): Promise<boolean> {
    await this.#attempt(() => this.#writer.write(piece.slice()));
    // What comes out is collected as it comes; now its turn is over.
    await this.#nextTurn();
    return !this.#hasFailed;
  }

  /** Ends the member; false where something of it is missing. */
  async finish(): Promise<boolean> {
    await this.#attempt(() => this.#writer.close());
    await this.#collected;
    return !this.#hasFailed;
  }

  /** Gives up what may still be going on. */
  abandon(): void {
    void this.#attempt(() => this.#writer.abort());
  }

  /** What came out and was not taken yet. */
  drain(): Uint8Array[] {
    const drained = this.#waiting;
    this.#waiting = [];
    return drained;
  }

  /** Waits until of the bytes that wait to be taken none is missing; false where they do not come, or are too many to be on their way. */
  async waitFor(missingOf: (waiting: number) => number): Promise<boolean> {
    const start = performance.now();
    for (let turns = 0; ; turns++) {
      const missing = missingOf(this.#waiting.reduce((sum, { length }) => sum + length, 0));
      if (missing === 0) return true;
      if (missing > MOST_ON_THE_WAY || this.#hasFailed) return false;
      if (turns >= FEWEST_TURNS && performance.now() - start >= this.#patience) {
        this.#patience = 0;
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

  /** The platform refuses damaged data by rejecting. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.#hasFailed = true;
    }
  }
}
