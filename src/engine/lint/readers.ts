import { crawlerDialects, type DialectId } from '../dialects';
import type { Question } from '../match/question';
import { selectGroups } from '../match/select-groups';
import { crawlersNamed, dialectOf, questionFor } from './facts/crawlers-meant';
import { memoize } from './facts/memoize';
import type { LintFile } from './lint-file';

/** Somebody who follows groups of a name: a token, or `*`, in one dialect. */
export interface Reader {
  readonly dialect: DialectId;
  /** What is asked for; no token for those whom only `*` means. */
  readonly question: Pick<Question, 'productTokens'>;
  /** Whether a crawler that is known reads so. Of others nobody says that they exist, nor how they read. */
  readonly isKnown: boolean;
}

/** Groups that are looked through to learn whom a file names; beyond, somebody follows `*`. */
const GROUPS = 100_000;

/**
 * Who follows the groups of a name: for `*` the dialects of crawlers that the file does not name; for a name the dialects of the crawlers that
 * have it, and RFC 9309 where no crawler has it. Where no crawlers are known at all, everybody counts as known.
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
