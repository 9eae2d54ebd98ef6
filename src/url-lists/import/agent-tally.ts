import { ownText } from '../list';

/** Maximum number of different user-agent headers counted. */
const MOST_AGENTS = 10_000;
/** UTF-16 units of a header that are read and kept. */
export const LONGEST_AGENT = 1_000;

/** Counts the requests of an access log by user-agent header. */
export class AgentTally {
  readonly #counts = new Map<string, number>();
  #without = 0;
  #others = 0;

  /** Headers with their number of requests, in order of first appearance; at most 10,000. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Number of requests whose header is missing or isn't logged. */
  get without(): number {
    return this.#without;
  }

  /** Number of requests with other headers beyond the first 10,000. */
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
