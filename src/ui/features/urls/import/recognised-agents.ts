import type { Catalogue } from '../../../../store';
import type { ImportSummary } from './import-types';

/** A header of an access log, and who sent it. */
export interface RecognisedAgent {
  readonly agent: string;
  readonly requests: number;
  /** A crawler of the catalogue. */
  readonly crawler: { readonly id: string; readonly name: string } | null;
  /** Whether it names browsers only. */
  readonly isBrowser: boolean;
}

/** Says of each header of an access log which crawler sent it. */
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

/** The crawlers among them, each once, whoever asked most first; at most as many as there may be columns. */
export function crawlersOf(agents: readonly RecognisedAgent[], most: number): readonly string[] {
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
