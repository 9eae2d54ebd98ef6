/** For so long (milliseconds) what should come out is waited for: a platform may say that it has unpacked something before it hands it on. */
const LONGEST_WAIT = 250;

/** One gzip member that is unpacked piece by piece by the platform's `DecompressionStream`. */
export class Inflater {
  readonly #nextTurn: () => Promise<void>;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  #waiting: Uint8Array[] = [];
  readonly #collected: Promise<void>;
  #hasFailed = false;

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
  take(): Uint8Array[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Waits a little until as many bytes wait to be taken as `isEnough` asks for; false where they do not come. */
  async waitFor(isEnough: (waiting: number) => boolean): Promise<boolean> {
    const start = performance.now();
    do {
      if (isEnough(this.#waiting.reduce((sum, { length }) => sum + length, 0))) return true;
      await this.#nextTurn();
    } while (!this.#hasFailed && performance.now() - start < LONGEST_WAIT);
    return false;
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
