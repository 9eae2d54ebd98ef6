import { crawlerDialectIds, type DialectId } from '../dialect-ids';
import type { Question } from '../match/question';
import { selectGroups } from '../match/select-groups';
import { isPolicyToken } from '../policy-token';
import type { ReadableFile } from '../readable-file';
import type { CrawlerProfile } from './crawler-profile';
import { asksForRobotsTxt, crawlersCalled, dialectOfProfile, questionFor } from './crawlers-meant';

/** Maximum number of crawlers checked. */
const MOST_CRAWLERS = 1_000;

/** A character that no crawler's name contains. A line with one names a crawler only after it is corrected. */
const NOT_IN_NAMES = /[*:"]|[^ -~]/;

/** A crawler that two files are compared for, or a policy token. */
export interface CheckedCrawler extends Pick<Question, 'productTokens'> {
  /** The first name is displayed. `*` is a crawler that neither a file nor the catalogue names. */
  readonly names: readonly string[];
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads robots.txt. */
  readonly dialect: DialectId;
  /** Set if it need not obey robots.txt, or doesn't: a file can only ask it to stay away. */
  readonly needNotObey?: true;
}

/** Returns a crawler that isn't in the catalogue. It reads files by RFC 9309. */
const unknownCrawler = (name: string, productTokens: readonly string[]): CheckedCrawler => ({
  names: [name],
  productTokens,
  ignoresGlobalGroup: false,
  dialect: 'rfc9309',
});

/** A crawler that no file names. */
const UNNAMED = unknownCrawler('*', []);

/**
 * Lists the crawlers for which two files are compared: `first`, one of each dialect that follows the groups
 * for `*`, and every crawler that a file names. For RFC 9309 it adds a crawler that no file names. A name in
 * `known` (the catalogue) adds that crawler, with its dialect and tokens; any other possible name adds a crawler
 * that reads by RFC 9309. Policy tokens are left out. Names in only one of the files come before those in both. `isCut`:
 * there are more than `most`. Yields between pieces of work.
 */
export function* checkedCrawlers(
  files: readonly [ReadableFile, ReadableFile],
  known: readonly CrawlerProfile[],
  first: readonly CheckedCrawler[],
  most = MOST_CRAWLERS,
): Generator<void, { readonly crawlers: readonly CheckedCrawler[]; readonly isCut: boolean }> {
  const listed = new Map<string, CheckedCrawler>();
  const add = (crawler: CheckedCrawler): void => {
    const key = keyOf(crawler);
    if (!listed.has(key)) listed.set(key, crawler);
  };
  // Each may be parsed here.
  for (const file of files) {
    for (const id of crawlerDialectIds) {
      file.readBy(id);
      yield;
    }
  }
  for (const crawler of first) if (!isPolicyToken(keyOf(crawler))) add(crawler);
  for (const dialect of crawlerDialectIds) {
    if (dialect === UNNAMED.dialect) continue;
    const crawler = known.find((each) => dialectOfProfile(each) === dialect && followsStar(each, files));
    if (crawler !== undefined) add(toCheck(crawler));
    yield;
  }
  add(UNNAMED);
  const names = new Names(known);
  const [before, after] = [yield* namedIn(files[0], names), yield* namedIn(files[1], names)];
  const named = [...before, ...after];
  for (const [key, crawler] of named) if (before.has(key) !== after.has(key)) add(crawler);
  for (const [, crawler] of named) add(crawler);
  return { crawlers: [...listed.values()].slice(0, most), isCut: listed.size > most };
}

/**
 * Lists every crawler that two files may treat differently: those above without a limit, then the others of the
 * catalogue, which may follow groups for a name that they fall back to. Yields between pieces of work.
 */
export function* allCrawlers(
  files: readonly [ReadableFile, ReadableFile],
  known: readonly CrawlerProfile[],
  first: readonly CheckedCrawler[],
): Generator<void, readonly CheckedCrawler[]> {
  const { crawlers } = yield* checkedCrawlers(files, known, first, Number.POSITIVE_INFINITY);
  const listed = new Set(crawlers.map(keyOf));
  return [...crawlers, ...known.map(toCheck).filter((crawler) => !listed.has(keyOf(crawler)))];
}

/** Lists the policy tokens that two files name, up to the first character that no token may contain. Groups for `*` don't apply to them. */
export function policyTokensIn(files: readonly [ReadableFile, ReadableFile]): readonly CheckedCrawler[] {
  const tokens = files.flatMap((file) =>
    file.readBy('rfc9309').agentNames.map(({ token, shortToken }) => shortToken ?? token),
  );
  return [...new Set(tokens.filter(isPolicyToken))].map((token) => ({
    ...unknownCrawler(token, [token]),
    ignoresGlobalGroup: true,
  }));
}

/** Returns true if neither file has a group that names the crawler and it follows the groups for `*`. */
function followsStar(crawler: CrawlerProfile, files: readonly ReadableFile[]): boolean {
  const { productTokens, ignoresGlobalGroup, dialect } = toCheck(crawler);
  if (ignoresGlobalGroup) return false;
  return files.every((file) => {
    const { reason } = selectGroups(file.readBy(dialect), { productTokens });
    return reason === 'global' || reason === 'none';
  });
}

/** Returns the crawlers named in a file, each as read by its own dialect. Keys are from `keyOf`. */
function* namedIn(file: ReadableFile, names: Names): Generator<void, ReadonlyMap<string, CheckedCrawler>> {
  const named = new Map<string, CheckedCrawler>();
  for (const dialect of crawlerDialectIds) {
    for (const { isGlobal, token, shortToken } of file.readBy(dialect).agentNames) {
      if (isGlobal || isPolicyToken(token)) continue;
      for (const [key, crawler] of names.meantBy(token, shortToken ?? ''))
        if (crawler.dialect === dialect) named.set(key, crawler);
    }
    yield;
  }
  return named;
}

/** The crawlers that names stand for. Looks each up once, because all dialects find nearly the same names in both files. */
class Names {
  readonly #crawlers: readonly CrawlerProfile[];
  readonly #meanings = new Map<string, ReadonlyMap<string, CheckedCrawler>>();

  constructor(crawlers: readonly CrawlerProfile[]) {
    this.#crawlers = crawlers;
  }

  /** Returns the crawlers that a name or its shorter reading stands for. Keys are from `keyOf`. */
  meantBy(token: string, shortToken: string): ReadonlyMap<string, CheckedCrawler> {
    const names = `${token}\n${shortToken}`;
    const known = this.#meanings.get(names) ?? this.#find([token, shortToken]);
    this.#meanings.set(names, known);
    return known;
  }

  #find(names: readonly string[]): ReadonlyMap<string, CheckedCrawler> {
    const crawlers = this.#crawlers;
    const meant = names.flatMap((name) => crawlersCalled(name, { crawlers })).map(toCheck);
    const name = names.find((one) => one !== '' && !NOT_IN_NAMES.test(one));
    if (meant.length === 0 && name !== undefined) meant.push(unknownCrawler(name, [name]));
    return new Map(meant.map((crawler) => [keyOf(crawler), crawler]));
  }
}

function toCheck(crawler: CrawlerProfile): CheckedCrawler {
  return {
    names: [crawler.name],
    ...questionFor(crawler),
    dialect: dialectOfProfile(crawler),
    ...(!asksForRobotsTxt(crawler) && { needNotObey: true }),
  };
}

function keyOf({ names: [name = ''] }: CheckedCrawler): string {
  return name.toLowerCase();
}
