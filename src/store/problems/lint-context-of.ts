import type { CrawlerProfile } from '../../engine/crawlers';
import type { LintContext } from '../../lint';
import { servesSameFile } from '../other-site';
import { conditionOf } from '../question';
import type { Catalogue, TesterState } from '../state';

/** One shared array, because a new one would count as another context. */
const NO_CRAWLERS: readonly CrawlerProfile[] = [];

/** Returns the context that lint rules need besides the text. */
export function lintContextOf(state: TesterState): LintContext {
  const { catalogue, url, answer } = state;
  const { robotsUrl } = conditionOf(state);
  return {
    crawlers: lintCrawlersOf(catalogue),
    // To a site that serves the same file, it applies as to its own.
    url:
      url.kind === 'url' ? absolute(servesSameFile(state) ? { ...url, origin: null } : url, robotsUrl) : null,
    robotsUrl,
    answer,
  };
}

/** Returns whether two contexts are equal. */
export function isSameContext(a: LintContext, b: LintContext): boolean {
  return a.crawlers === b.crawlers && a.url === b.url && a.robotsUrl === b.robotsUrl && a.answer === b.answer;
}

/** Makes a tested path absolute with the file's own host; null without one. */
function absolute(
  { testedUrl, origin, path }: Extract<TesterState['url'], { kind: 'url' }>,
  robotsUrl: string | null,
): string | null {
  if (origin !== null) return testedUrl;
  return robotsUrl === null ? null : new URL(robotsUrl).origin + path;
}

const lists = new WeakMap<Catalogue, readonly CrawlerProfile[]>();

/** Picks the crawlers' fields that the worker needs, because the list is sent with every change of the context. The same array for the same catalogue. */
function lintCrawlersOf(catalogue: TesterState['catalogue']): readonly CrawlerProfile[] {
  if (typeof catalogue === 'string') return NO_CRAWLERS;
  const known = lists.get(catalogue);
  if (known !== undefined) return known;
  const list = catalogue.crawlers.map(
    ({ id, name, operator, category, productToken, aliases, fallbackTokens, ...rest }) => ({
      ...{ id, name, operator, category, productToken, aliases, fallbackTokens },
      ignoresGlobalGroup: rest.ignoresGlobalGroup,
      sendsRequests: rest.sendsRequests,
      obeysRobots: rest.obeysRobots,
      dialect: rest.dialect,
      crawlDelay: rest.crawlDelay,
      confidence: rest.confidence,
      ...(rest.readsOwnName !== undefined && { readsOwnName: rest.readsOwnName }),
      ...(rest.isTrainedOn !== undefined && { isTrainedOn: rest.isTrainedOn }),
      ...(rest.crawlDelayRange !== undefined && { crawlDelayRange: rest.crawlDelayRange }),
    }),
  );
  lists.set(catalogue, list);
  return list;
}
