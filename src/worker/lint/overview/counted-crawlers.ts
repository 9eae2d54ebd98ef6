import { CrawlerRules, type ReadableFile, type RobotsTxt, selectGroups } from '../../../engine';
import {
  asksForRobotsTxt,
  type CrawlerProfile,
  crawlersCalled,
  dialectOfProfile,
  questionFor,
} from '../../../engine/crawlers';
import { isPolicyToken } from '../../../engine/policy-token';
import type { OverviewMember } from './overview-protocol';

/** Most different names in User-agent lines of a file that is looked at. */
export const MOST_NAMES = 1_000;

/** A crawler that the overview counts. */
export interface CountedCrawler {
  readonly member: OverviewMember;
  readonly rules: CrawlerRules;
}

/** The crawlers of an overview. */
export interface CountedCrawlers {
  /** The first is one that the file doesn't name and the catalogue doesn't know; it has no member. */
  readonly crawlers: readonly CountedCrawler[];
  /** Names in User-agent lines as written, in file order, with the indexes of the crawlers that follow their group. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  readonly skippers: readonly string[];
}

/** The crawler that stands for all that neither file nor catalogue knows. */
const UNKNOWN: OverviewMember = { id: null, name: '*', isNamed: false };

/**
 * Lists the crawlers that a file is meant for: those of the catalogue that obey robots.txt or may obey it, and those that the file
 * names. Policy tokens aren't counted. Null if it names too many. Pauses after each piece of work.
 */
export function* countedCrawlers(
  file: ReadableFile,
  known: readonly CrawlerProfile[],
): Generator<void, CountedCrawlers | null> {
  const robots = file.readBy('rfc9309');
  if (new Set(robots.agentNames.map(({ token }) => token)).size > MOST_NAMES) return null;
  yield;
  const crawlers: CountedCrawler[] = [
    { member: UNKNOWN, rules: new CrawlerRules(robots, { productTokens: [] }) },
  ];
  const skippers: string[] = [];
  /** Indexes of crawlers by the name whose groups they follow, in lower case. */
  const followers = new Map<string, number[]>();
  const add = (
    id: string | null,
    name: string,
    read: RobotsTxt,
    question: ReturnType<typeof questionFor>,
  ): void => {
    const { reason, token } = selectGroups(read, question);
    if (reason === 'global-ignored') {
      skippers.push(name);
      return;
    }
    const isNamed = reason === 'named' || reason === 'fallback';
    if (isNamed && token !== null) addTo(followers, token.toLowerCase(), crawlers.length);
    crawlers.push({ member: { id, name, isNamed }, rules: new CrawlerRules(read, question) });
  };
  for (const crawler of known) {
    const read = file.readBy(dialectOfProfile(crawler));
    if (asksForRobotsTxt(crawler)) add(crawler.id, crawler.name, read, questionFor(crawler));
    yield;
  }
  const names = new Map<string, readonly number[]>();
  for (const { value, isGlobal, token, shortToken } of robots.groups.flatMap(({ agents }) => agents)) {
    if (isGlobal || names.has(value) || isPolicyToken(token)) continue;
    const tokens = (shortToken === null ? [token] : [token, shortToken]).map((name) => name.toLowerCase());
    const meant = tokens.flatMap((name) => crawlersCalled(name, { crawlers: known }));
    const isFallback = tokens.some((name) => followers.has(name));
    if (meant.length === 0 && !isFallback && token !== '')
      add(null, value, robots, { productTokens: [token], ignoresGlobalGroup: false });
    const ids = new Set(meant.flatMap(({ id, readsOwnName }) => (readsOwnName === false ? [] : id)));
    const named = crawlers.flatMap(({ member: { id } }, index) =>
      id !== null && ids.has(id) ? [index] : [],
    );
    names.set(value, [...new Set([...named, ...tokens.flatMap((name) => followers.get(name) ?? [])])]);
    yield;
  }
  return { crawlers, names, skippers };
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
