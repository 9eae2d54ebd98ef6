import { memoize } from '../engine/collections';
import { type CrawlerProfile, crawlersNamed, dialectOfProfile, questionFor } from '../engine/crawlers';
import { crawlerDialects, type DialectId, FieldKind, isRule } from '../engine/dialects';
import { type Question, selectGroups } from '../engine/match';
import type { LintFile } from './lint-file';

/** Crawlers of one dialect that follow the groups of a name: a token or `*`. */
export interface Reader {
  readonly dialect: DialectId;
  /** The name as part of a question; no tokens for a crawler that only `*` names. */
  readonly question: Pick<Question, 'productTokens'>;
  /** True if a change for these crawlers is an error: a search engine is among them, or the file names a known one. */
  readonly isSearchOrNamed: boolean;
  /**
   * True if the file names a crawler that isn't in the list. Its dialect isn't certain, so a change is an error only if no dialect reads the
   * line (see `isReadByNone`).
   */
  readonly isUnknown: boolean;
}

/**
 * Maximum number of groups searched for the crawlers that a file names. Beyond this limit the rules assume
 * that some crawler follows `*`.
 */
const GROUPS = 100_000;

/**
 * Returns the readers that follow the groups of a name. For `*` these are the dialects of crawlers that the file doesn't name; for a name
 * the dialects of its crawlers, or RFC 9309 if no crawler has it. Without a list of crawlers every reader counts as a search engine.
 */
export function readersOf(name: string, file: LintFile): readonly Reader[] {
  if (name === '*') return followersOfStar(file);
  const dialects = new Set(crawlersNamed(name, file.context).map(dialectOfProfile));
  const isUnknown = dialects.size === 0;
  const isSearchOrNamed = !isUnknown || file.context.crawlers.length === 0;
  const question = { productTokens: [name] };
  if (isUnknown) dialects.add('rfc9309');
  return [...dialects].map((dialect) => ({ dialect, question, isSearchOrNamed, isUnknown }));
}

/** Returns whether no dialect of crawlers reads a line (from 1) as a rule or a user-agent line. */
export function isReadByNone(file: LintFile, line: number): boolean {
  return crawlerDialects.every(({ id }) => {
    const kind = file.readBy(id).table.kind(line - 1);
    return !isRule(kind) && kind !== FieldKind.userAgent;
  });
}

const followersOfStar = memoize((file: LintFile): readonly Reader[] => {
  const { crawlers } = file.context;
  const question = { productTokens: [] };
  if (crawlers.length === 0)
    return crawlerDialects.map(({ id }) => ({
      dialect: id,
      question,
      isSearchOrNamed: true,
      isUnknown: false,
    }));
  let left = GROUPS;
  const follows = (crawler: CrawlerProfile): boolean => {
    if (crawler.ignoresGlobalGroup === true) return false;
    const robots = file.readBy(dialectOfProfile(crawler));
    left -= robots.groupTable.groups.length;
    if (left < 0) return true;
    const { reason } = selectGroups(robots, questionFor(crawler));
    return reason !== 'named' && reason !== 'fallback';
  };
  return crawlerDialects.flatMap(({ id }) => {
    const ofDialect = crawlers.filter((crawler) => dialectOfProfile(crawler) === id);
    const isSearchOrNamed = ofDialect.some((crawler) => crawler.category === 'search' && follows(crawler));
    if (!isSearchOrNamed && !ofDialect.some(follows)) return [];
    return [{ dialect: id, question, isSearchOrNamed, isUnknown: false }];
  });
});
