import { consultationOf, dialectOf, testedCrawler } from '../catalogue';
import { crawlerDialectIds, type DialectId, dialectIds } from '../engine/dialect-ids';
import type { Condition, TestedCrawler, TestQuestion, Watched } from '../worker';
import type { Catalogue, TesterState } from './state';

/** The dialect by which the file is read: the chosen one, else the crawler's own. */
export function dialectIdOf({ dialectChoice, crawler }: TesterState): DialectId {
  return dialectChoice === 'own' ? dialectOf(crawler).id : dialectChoice;
}

/** What the engine is asked; null while something is missing. */
export function questionOf(state: TesterState): TestQuestion | null {
  const { crawler, url, robotsUrl } = state;
  if ((crawler.kind !== 'known' && crawler.kind !== 'token') || url.kind !== 'url') return null;
  const entry = crawler.kind === 'known' ? crawler.crawler : null;
  // A path alone is asked at the file's own host.
  const usesHost = url.origin === null && robotsUrl.kind === 'url';
  return {
    ...testedCrawler(crawler),
    dialect: dialectIdOf(state),
    url: usesHost ? robotsUrl.origin + url.path : url.testedUrl,
    obeysFile: entry === null || ['asks', 'control-token'].includes(consultationOf(entry)),
    crawlDelay: entry?.crawlDelay ?? null,
    crawlDelayRange: entry?.crawlDelayRange ?? null,
  };
}

/** What is supposed of the file beside its text. */
export function conditionOf({ robotsUrl, url, answer }: TesterState): Condition {
  if (robotsUrl.kind === 'url') return { robotsUrl: robotsUrl.href, answer };
  // Without an address of its own it lies where the URL needs it; whether its scheme is read is still to be asked.
  const origin = url.kind === 'url' ? url.origin : null;
  return { robotsUrl: origin === null ? null : `${origin}/robots.txt`, answer };
}

/** What is compared: as much as the view that is open shows. */
export function watchedOf({ view, catalogue }: TesterState): Watched {
  const isListed = view === 'crawlers' && catalogue !== 'loading' && catalogue !== 'missing';
  return {
    dialects: view === 'engines' ? dialectIds : crawlerDialectIds,
    explainsDifferences: view === 'engines',
    crawlers: isListed ? testedCrawlers(catalogue) : null,
  };
}

/** All crawlers as the engine is asked about them, in the order of the catalogue. */
function testedCrawlers({ crawlers, readCrawler }: Catalogue): TestedCrawler[] {
  return crawlers.map(({ id }) => {
    const chosen = readCrawler(id);
    // Rows come back in this order: none may be left out.
    if (chosen.kind !== 'known') throw new Error(`Crawler ${id} is not read by its id`);
    return testedCrawler(chosen);
  });
}
