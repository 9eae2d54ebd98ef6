import { dialectOf, testedCrawler } from '../catalogue';
import type { Condition } from '../engine';
import { type DialectId, dialectIds } from '../engine/dialect-ids';
import type { TestQuestion, Update, Watched } from '../worker';
import { openDocument } from './document';
import { servesSameFile, siteGuard } from './other-site';
import type { Catalogue, TesterState } from './state';

/** Returns the dialect of the answer: the chosen one, else the crawler's own. */
export function dialectIdOf({ dialectChoice, crawler }: TesterState): DialectId {
  return dialectChoice === 'own' ? dialectOf(crawler).id : dialectChoice;
}

/** Returns the question for the engine; null while it is incomplete. */
export function questionOf(state: TesterState): TestQuestion | null {
  const { crawler, url, robotsUrl, document, live } = state;
  if ((crawler.kind !== 'known' && crawler.kind !== 'token') || url.kind !== 'url') return null;
  const entry = crawler.kind === 'known' ? crawler.crawler : null;
  // A path without an origin is tested on the file's own host, and so is a URL of a site that serves the same file.
  const usesHost = robotsUrl.kind === 'url' && (url.origin === null || servesSameFile(state));
  const isHinted = live !== 'absent' && robotsUrl.kind !== 'url' && document.origin.kind !== 'example';
  return {
    ...testedCrawler(crawler),
    dialect: dialectIdOf(state),
    url: usesHost ? robotsUrl.origin + url.path : url.testedUrl,
    ...(isHinted && url.origin !== null && { site: url.origin }),
    crawlDelay: entry?.crawlDelay ?? null,
    crawlDelayRange: entry?.crawlDelayRange ?? null,
  };
}

/**
 * Returns what the engine is asked: the question, unless the text isn't tested for the URL's site; without a URL the crawler to suggest pages for; and the
 * condition.
 */
export function askedPart(
  state: TesterState,
): Required<Pick<Update, 'question' | 'suggestsFor' | 'condition'>> {
  const { crawler, url } = state;
  const isNamed = crawler.kind === 'known' || crawler.kind === 'token';
  return {
    question: siteGuard(state) === null ? questionOf(state) : null,
    suggestsFor:
      isNamed && url.kind === 'empty' ? { ...testedCrawler(crawler), dialect: dialectIdOf(state) } : null,
    condition: conditionOf(state),
  };
}

/** Returns everything that the engine is sent about a state: the document, the question, and what to compare. */
export function wholePart(state: TesterState): Omit<Update, 'kind' | 'version'> {
  return { open: openDocument(state.document), ...askedPart(state), watched: watchedOf(state) };
}

/** Returns the address and the server's answer assumed for the file. */
export function conditionOf({ robotsUrl, url, answer }: TesterState): Condition {
  if (robotsUrl.kind === 'url') return { robotsUrl: robotsUrl.href, answer };
  // Without its own address, the file is assumed at the URL's origin; the engine still checks whether the scheme is supported.
  const origin = url.kind === 'url' ? url.origin : null;
  return { robotsUrl: origin === null ? null : `${origin}/robots.txt`, answer };
}

/** Returns the dialects and crawlers to compare for the open view. */
export function watchedOf({ view, catalogue }: TesterState): Watched {
  const isListed = view === 'crawlers' && typeof catalogue !== 'string';
  return {
    dialects: dialectIds,
    explainsDifferences: view === 'engines',
    crawlers: isListed ? testedCrawlers(catalogue) : null,
  };
}

/** Returns all crawlers as the engine tests them, in the order of the catalogue. */
function testedCrawlers({ crawlers, readCrawler }: Catalogue): NonNullable<Watched['crawlers']> {
  return crawlers.map(({ id }) => {
    const chosen = readCrawler(id);
    // The comparison's rows have this order, so no crawler may be left out.
    if (chosen.kind !== 'known') throw new Error(`No crawler ${id}`);
    return testedCrawler(chosen);
  });
}
