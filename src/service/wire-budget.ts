import type { Limits } from './limits';

/** What the answers to one question may still take from the network, counted over all of its requests. */
export class WireBudget {
  readonly #limits: Pick<Limits, 'wireSize' | 'interimAnswers'>;
  #bytes = 0;
  #interimAnswers = 0;

  constructor(limits: Pick<Limits, 'wireSize' | 'interimAnswers'>) {
    this.#limits = limits;
  }

  /** Bytes that came so far: heads, bodies and the overhead of HTTP and TLS. */
  get bytes(): number {
    return this.#bytes;
  }

  /** True once more came than one question may take. */
  get isSpent(): boolean {
    return this.#bytes > this.#limits.wireSize || this.#interimAnswers > this.#limits.interimAnswers;
  }

  /** Counts bytes that came. */
  countBytes(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Counts an interim answer (1xx). */
  countInterimAnswer(): void {
    this.#interimAnswers += 1;
  }
}
