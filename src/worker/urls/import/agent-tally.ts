import { ownText } from '../list';

/** User agent headers that are told apart. */
const MOST_AGENTS = 10_000;
/** UTF-16 units of a header that are looked at and kept. */
export const LONGEST_AGENT = 1_000;

/** How many requests of an access log came with which user agent header. */
export class AgentTally {
  readonly #counts = new Map<string, number>();
  #without = 0;
  #others = 0;

  /** Headers with their number of requests, in the order in which they first came; at most 10,000. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Requests that came without the header, or whose line does not tell it. */
  get without(): number {
    return this.#without;
  }

  /** Requests with further headers, which are not told apart. */
  get others(): number {
    return this.#others;
  }

  /** Counts a request. */
  add(agent: string | null): void {
    if (agent === null) {
      this.#without += 1;
      return;
    }
    const key = agent.slice(0, LONGEST_AGENT);
    const count = this.#counts.get(key);
    if (count !== undefined) this.#counts.set(key, count + 1);
    else if (this.#counts.size >= MOST_AGENTS) this.#others += 1;
    else this.#counts.set(ownText(key), 1);
  }
}
