import type { LintContext, LintCrawler } from '../../engine/lint';
import { conditionOf } from '../question';
import type { Catalogue, TesterState } from '../state';

/** Always the same list: another one would be another context. */
const NO_CRAWLERS: readonly LintCrawler[] = [];

/** What is known beside the file, as far as it is needed to find problems. */
export function lintContextOf(state: TesterState): LintContext {
  const { catalogue, url, answer } = state;
  const { robotsUrl } = conditionOf(state);
  return {
    crawlers: lintCrawlersOf(catalogue),
    url: url.kind === 'url' ? absolute(url, robotsUrl) : null,
    robotsUrl,
    answer,
  };
}

/** Whether two contexts say the same. */
export function isSameContext(a: LintContext, b: LintContext): boolean {
  return a.crawlers === b.crawlers && a.url === b.url && a.robotsUrl === b.robotsUrl && a.answer === b.answer;
}

/** A path alone is asked at the file's own host; without one there is no URL. */
function absolute(
  { testedUrl, origin, path }: Extract<TesterState['url'], { kind: 'url' }>,
  robotsUrl: string | null,
): string | null {
  if (origin !== null) return testedUrl;
  return robotsUrl === null ? null : new URL(robotsUrl).origin + path;
}

const lists = new WeakMap<Catalogue, readonly LintCrawler[]>();

/** The crawlers without what a worker does not need: the list travels with every change of the context. Always the same list for a catalogue. */
export function lintCrawlersOf(catalogue: TesterState['catalogue']): readonly LintCrawler[] {
  if (typeof catalogue === 'string') return NO_CRAWLERS;
  const known = lists.get(catalogue);
  if (known !== undefined) return known;
  const list = catalogue.crawlers.map(
    ({ id, name, operator, category, productToken, aliases, fallbackTokens, ...rest }) => ({
      ...{ id, name, operator, category, productToken, aliases, fallbackTokens },
      ignoresGlobalGroup: rest.ignoresGlobalGroup,
      obeysRobots: rest.obeysRobots,
      dialect: rest.dialect,
      crawlDelay: rest.crawlDelay,
      ...(rest.isTrainedOn !== undefined && { isTrainedOn: rest.isTrainedOn }),
      ...(rest.crawlDelayRange !== undefined && { crawlDelayRange: rest.crawlDelayRange }),
    }),
  );
  lists.set(catalogue, list);
  return list;
}
