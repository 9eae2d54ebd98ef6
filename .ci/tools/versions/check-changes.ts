import { crawlers as catalogue } from '../../../src/catalogue/full';
import { CrawlerRules, decideUrls, type ReadableFile } from '../../../src/engine';
import { allCrawlers } from '../../../src/engine/crawlers';
import { pathOf } from '../../../src/engine/match/contest';
import { compileGlob, globMatches } from '../../../src/engine/match/glob';
import { selectGroups } from '../../../src/engine/match/select-groups';
import type { PathPlace } from '../../../src/engine/proof';
import { type VersionChange, versionChanges } from '../../../src/engine/versions';
import { finish } from '../../../src/worker/lint/testdata/finish';

/** The result of comparing what changes between two versions with verdicts. */
export interface CheckedChanges {
  readonly isComplete: boolean;
  /** The changes that aren't part of others. */
  readonly rows: readonly VersionChange[];
  /** Number of changes listed, of verdicts compared, and of those that changed. */
  readonly listed: number;
  readonly checks: number;
  readonly changed: number;
  readonly wrong: readonly string[];
}

/**
 * Compares the changes between two versions with the engine's verdicts on some paths, for every crawler: every address of a change changes as it says, and
 * no other address changes.
 */
export function checkChanges(
  before: ReadableFile,
  after: ReadableFile,
  paths: readonly string[],
): CheckedChanges {
  const crawlers = finish(allCrawlers([before, after], catalogue, []));
  const { changes, isComplete } = finish(versionChanges(before, after, crawlers, catalogue));
  const urls = paths.map((path) => `https://example.com${path}`);
  const wrong: string[] = [];
  const counts = { checks: 0, changed: 0 };
  const seen = new Set<string>();
  for (const crawler of crawlers) {
    const files = [before.readBy(crawler.dialect), after.readBy(crawler.dialect)] as const;
    const [old, now] = [new CrawlerRules(files[0], crawler), new CrawlerRules(files[1], crawler)];
    const [name = ''] = crawler.names;
    const isUnnamed = files.every((robots) =>
      ['global', 'none'].includes(selectGroups(robots, crawler).reason),
    );
    // Nothing is said about those that need not obey, unless a group names them.
    if (isUnnamed && crawler.needNotObey) continue;
    const own = changes.filter((change) => !change.isCovered && isAbout(change, name, isUnnamed));
    const key = `${isUnnamed} ${old.key} ${now.key} ${own.map((change) => changes.indexOf(change)).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const outcomes = (asked: readonly string[]) =>
      [old, now].map((rules) =>
        Array.from(decideUrls(rules, asked), (rank) => rules.decisionOf(rank).outcome),
      );
    const [formerly = [], afterwards = []] = outcomes(own.map(({ path }) => `https://example.com${path}`));
    for (const [at, { path, before: from, after: to }] of own.entries())
      if (from.outcome !== formerly[at] || to.outcome !== afterwards[at])
        wrong.push(`${name} on its example ${path}: ${formerly[at]} → ${afterwards[at]}`);
    const [wasAt = [], isAt = []] = outcomes(urls);
    for (const [at, url] of urls.entries()) {
      const [was, is] = [wasAt[at], isAt[at]];
      const form = pathOf(url, files[1]);
      const holding = own.filter(
        ({ place, except }) => isIn(place, form) && !(except ?? []).some((each) => isIn(each, form)),
      );
      counts.checks++;
      if (was !== is) counts.changed++;
      const isExpected = holding.every(
        ({ except, already, isAlreadyWhole, alreadyDiffers, before: from, after: to }) => {
          if (except === null) return true;
          const isAlready = already.some((each) => isIn(each, form));
          const isFormerRight = isAlready
            ? !isAlreadyWhole || alreadyDiffers || was === is
            : from.outcome === was;
          return isFormerRight && to.outcome === is;
        },
      );
      if (!isExpected) wrong.push(`${name} on ${url}: ${was} → ${is}, but ${JSON.stringify(holding)}`);
      else if (was !== is && holding.length === 0 && isComplete)
        wrong.push(`${name} on ${url}: ${was} → ${is}, which isn't listed`);
    }
  }
  const rows = changes.filter(({ isCovered }) => !isCovered);
  return { isComplete, rows, listed: changes.length, ...counts, wrong };
}

function isAbout(
  { crawlers, others, everyoneElse }: VersionChange,
  name: string,
  isUnnamed: boolean,
): boolean {
  if (crawlers.includes(name) || others.includes(name)) return true;
  return isUnnamed && (everyoneElse === 'all' || (everyoneElse === 'some' && name === '*'));
}

function isIn({ kind, text }: PathPlace, path: string): boolean {
  if (kind === 'page') return path === text;
  return kind === 'pattern' ? globMatches(compileGlob(text), path) : path.startsWith(text);
}
