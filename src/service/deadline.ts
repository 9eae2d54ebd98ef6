/** Aborts its signal after some milliseconds. Not `AbortSignal.timeout`: combined by `AbortSignal.any`, Node 20 may collect it before its time. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What was to end by it has ended. */
  clear(): void {
    clearTimeout(this.#timer);
  }
}
