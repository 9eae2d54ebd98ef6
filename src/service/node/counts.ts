import type { Reply } from '../index';

/** Replies since the start by kind, without addresses of sites or clients. Kinds that haven't occurred are missing. */
export interface Totals {
  /** Questions that were asked at a site or answered from a recent answer: `answer`, or how fetching failed. */
  readonly answers: Readonly<Record<string, number>>;
  /** Requests that were refused, by `error` and, after a colon, its reason. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Counts what the service replies. */
export class Counts {
  readonly #answers: Record<string, number> = {};
  readonly #refusals: Record<string, number> = {};

  get totals(): Totals {
    return { answers: { ...this.#answers }, refusals: { ...this.#refusals } };
  }

  /** Counts a reply. The service's description of itself isn't counted. */
  count(reply: Reply): void {
    if ('error' in reply) {
      const reason = 'reason' in reply && reply.reason !== undefined ? `:${reply.reason}` : '';
      increment(this.#refusals, `${reply.error}${reason}`);
    } else if ('end' in reply)
      increment(this.#answers, reply.end.kind === 'answer' ? 'answer' : reply.end.failure);
  }
}

function increment(counts: Record<string, number>, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}
