import type { Catalogue, ImportSummary } from '../../../../store';

/** A `User-Agent` header from an access log, with its sender. */
export interface RecognisedAgent {
  readonly agent: string;
  readonly requests: number;
  /** The crawler of the catalogue; null for other senders. */
  readonly crawler: { readonly id: string; readonly name: string } | null;
  /** True if the header names only browsers. */
  readonly isBrowser: boolean;
}

/** Resolves the crawler for each user agent of an access log. */
export function recognisedAgents(
  agents: NonNullable<ImportSummary['agents']>,
  { readCrawler }: Catalogue,
): readonly RecognisedAgent[] {
  return agents.map(({ agent, requests }) => {
    const sender = readCrawler(agent);
    return {
      agent,
      requests,
      crawler: sender.kind === 'known' ? { id: sender.crawler.id, name: sender.crawler.name } : null,
      isBrowser: sender.kind === 'none' && sender.reason === 'only-browser',
    };
  });
}

/** Returns the crawlers among the user agents, each once, by descending number of requests; at most `most`. */
export function crawlersOfAgents(agents: readonly RecognisedAgent[], most: number): readonly string[] {
  const requests = new Map<string, { readonly name: string; count: number }>();
  for (const { crawler, requests: more } of agents) {
    if (crawler === null) continue;
    const known = requests.get(crawler.id) ?? { name: crawler.name, count: 0 };
    known.count += more;
    requests.set(crawler.id, known);
  }
  return [...requests.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ name }) => name);
}
