import type { Limits } from './limits';

/** The bytes and interim answers that one question may still receive, counted over all its requests. */
export class WireBudget {
  readonly #limits: Pick<Limits, 'wireSize' | 'interimAnswers'>;
  #bytes = 0;
  #interimAnswers = 0;

  constructor(limits: Pick<Limits, 'wireSize' | 'interimAnswers'>) {
    this.#limits = limits;
  }

  /** Bytes received so far: heads, bodies and the overhead of HTTP and TLS. */
  get bytes(): number {
    return this.#bytes;
  }

  /** True after a limit has been exceeded. */
  get isSpent(): boolean {
    return this.#bytes > this.#limits.wireSize || this.#interimAnswers > this.#limits.interimAnswers;
  }

  /** Counts received bytes. */
  countBytes(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Counts an interim answer (1xx). */
  countInterimAnswer(): void {
    this.#interimAnswers += 1;
  }
}
