import { ownText, type RequestingCrawler } from '../list';
import { LONGEST_AGENT } from './agent-tally';

/** Number of headers cached. A log may have thousands of different headers, each thousands of times. */
const MOST_REMEMBERED = 30_000;

type ReadCrawler = typeof import('../../catalogue/full')['readCrawler'];

/**
 * Recognises the crawler that sent a request by its user-agent header, by the same rules as the page's list
 * of headers.
 */
export class Senders {
  readonly #readCrawler: ReadCrawler;
  readonly #known = new Map<string, RequestingCrawler | null>();

  constructor(readCrawler: ReadCrawler) {
    this.#readCrawler = readCrawler;
  }

  /** Loads the catalogue, which no other format needs. Rejects if it can't be loaded. */
  static async load(): Promise<Senders> {
    const { readCrawler } = await import('../../catalogue/full');
    return new Senders(readCrawler);
  }

  /** Returns the sender of a header; null for browsers, unknown names and a missing header. */
  crawlerOf(agent: string | null): RequestingCrawler | null {
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
