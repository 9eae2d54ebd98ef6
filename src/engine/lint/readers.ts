import { crawlerDialects, type DialectId } from '../dialects';
import type { Question } from '../match/question';
import { selectGroups } from '../match/select-groups';
import { crawlersNamed, dialectOf, questionFor } from './facts/crawlers-meant';
import { memoize } from './facts/memoize';
import type { LintFile } from './lint-file';

/** Crawlers of one dialect that follow the groups of a name: a token or `*`. */
export interface Reader {
  readonly dialect: DialectId;
  /** The name as part of a question; no tokens for a crawler that only `*` names. */
  readonly question: Pick<Question, 'productTokens'>;
  /** True if a known crawler reads like this. For unknown names neither the crawler nor its dialect is certain. */
  readonly isKnown: boolean;
}

/**
 * Maximum number of groups searched for the crawlers that a file names. Beyond this limit the rules assume
 * that some crawler follows `*`.
 */
const GROUPS = 100_000;

/**
 * Returns the readers that follow the groups of a name. For `*` these are the dialects of crawlers that the file doesn't name; for a name
 * the dialects of its crawlers, or RFC 9309 if no crawler has it. Without a list of crawlers every reader counts as known.
 */
export function readersOf(name: string, file: LintFile): readonly Reader[] {
  if (name === '*') return followersOfStar(file);
  const dialects = new Set(crawlersNamed(name, file.context).map(dialectOf));
  const isKnown = dialects.size > 0 || file.context.crawlers.length === 0;
  if (dialects.size === 0) dialects.add('rfc9309');
  return [...dialects].map((dialect) => ({ dialect, question: { productTokens: [name] }, isKnown }));
}

const followersOfStar = memoize((file: LintFile): readonly Reader[] => {
  const { crawlers } = file.context;
  let left = GROUPS;
  return crawlerDialects
    .filter(({ id }) => {
      if (crawlers.length === 0) return true;
      const robots = file.readBy(id);
      return crawlers.some((crawler) => {
        if (dialectOf(crawler) !== id || crawler.ignoresGlobalGroup === true) return false;
        left -= robots.groupTable.groups.length;
        if (left < 0) return true;
        const { reason } = selectGroups(robots, questionFor(crawler));
        return reason !== 'named' && reason !== 'fallback';
      });
    })
    .map(({ id }) => ({ dialect: id, question: { productTokens: [] }, isKnown: true }));
});
