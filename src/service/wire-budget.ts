import type { Limits } from './limits';

/** Bytes of one answer. */
export interface AnswerBytes {
  /** Received from the network, with TLS. */
  readonly wire: number;
  /** Without TLS. */
  readonly http: number;
  /** Of the body, without the frames of chunks and before decompression. */
  readonly body: number;
}

/** The bytes and interim answers that one question may still receive, counted over all its requests. */
export class WireBudget {
  readonly #limits: Pick<Limits, 'wireSize' | 'framingSize' | 'interimAnswers'>;
  #bytes = 0;
  #answer: AnswerBytes = { wire: 0, http: 0, body: 0 };
  #interimAnswers = 0;

  constructor(limits: Pick<Limits, 'wireSize' | 'framingSize' | 'interimAnswers'>) {
    this.#limits = limits;
  }

  /** Bytes received so far: heads, bodies and the overhead of HTTP and TLS. */
  get bytes(): number {
    return this.#bytes;
  }

  /** True after a limit has been exceeded. */
  get isSpent(): boolean {
    const { wireSize, framingSize, interimAnswers } = this.#limits;
    const { wire, http, body } = this.#answer;
    return (
      this.#bytes > wireSize ||
      this.#interimAnswers > interimAnswers ||
      http - body > framingSize ||
      wire - http > framingSize + 2 * http
    );
  }

  /** Counts received bytes. */
  countBytes(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Sets the bytes of the current request's answer so far. */
  countAnswer(bytes: AnswerBytes): void {
    this.#answer = bytes;
  }

  /** Counts an interim answer (1xx). */
  countInterimAnswer(): void {
    this.#interimAnswers += 1;
  }
}
