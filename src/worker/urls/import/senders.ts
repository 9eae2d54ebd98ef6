import { type KnownCrawler, ownText } from '../list';
import { LONGEST_AGENT } from './agent-tally';

/** Headers whose sender is remembered. A log has thousands of different ones, and each thousands of times. */
const MOST_REMEMBERED = 30_000;

type ReadCrawler = typeof import('../../../catalogue/full')['readCrawler'];

/** Tells which known crawler sent a request, by its user agent header, as the page does where it lists the headers. */
export class Senders {
  readonly #readCrawler: ReadCrawler;
  readonly #known = new Map<string, KnownCrawler | null>();

  constructor(readCrawler: ReadCrawler) {
    this.#readCrawler = readCrawler;
  }

  /** Loads the list of crawlers, which no other import needs. Rejects where it cannot be had. */
  static async load(): Promise<Senders> {
    const { readCrawler } = await import('../../../catalogue/full');
    return new Senders(readCrawler);
  }

  /** Who sent this header; null for browsers, for names that nobody knows, and where there is none. */
  crawlerOf(agent: string | null): KnownCrawler | null {
    if (agent === null) return null;
    const header = agent.slice(0, LONGEST_AGENT);
    const known = this.#known.get(header);
    if (known !== undefined) return known;
    const sender = this.#readCrawler(header);
    const crawler = sender.kind === 'known' ? { id: sender.crawler.id, name: sender.crawler.name } : null;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(ownText(header), crawler);
    return crawler;
  }
}
