import type { KnownCrawler, LoadingCrawler, NoCrawler, OtherCrawler } from '../../catalogue/chosen-crawler';
import type { CatalogueCrawler, Consultation } from '../../catalogue/crawler';
import { isPolicyToken } from '../../engine/policy-token';
import type { Rich } from '../rich';
import { LONGEST_CRAWLER_NAME, shorten } from '../shorten';

/** The facts about the question's crawler that texts need. */
export type DescribedCrawler =
  | (Pick<KnownCrawler, 'kind' | 'parserReads' | 'from'> & {
      readonly crawler: Pick<
        CatalogueCrawler,
        'name' | 'productToken' | 'dialect' | 'obeysRobots' | 'ignoresGlobalGroup' | 'obeysContentSignal'
      > &
        Partial<Pick<CatalogueCrawler, 'sendsRequests' | 'readsOwnName'>>;
    })
  | Pick<OtherCrawler, 'kind' | 'token' | 'parserReads' | 'from'>
  | NoCrawler
  | LoadingCrawler;

/** A crawler with a name: from the catalogue, or as typed. */
export type NamedCrawler = Extract<DescribedCrawler, { kind: 'known' | 'token' }>;

/** Name of the crawler in sentences. Empty if there is none, or while the list of crawlers is loading. */
export function crawlerName(chosen: DescribedCrawler): string {
  if (chosen.kind === 'none' || chosen.kind === 'loading') return '';
  return chosen.kind === 'known' ? chosen.crawler.name : shorten(chosen.token, LONGEST_CRAWLER_NAME);
}

/**
 * Note below the crawler field: how its text was read, or that it names no crawler. Null if the field is
 * empty or names a crawler from the list or a policy token, or while that list is loading. `isOwnDialect`: no other engine was chosen.
 */
export function crawlerNote(chosen: DescribedCrawler, isOwnDialect: boolean): Rich | null {
  if (chosen.kind === 'loading') return null;
  if (chosen.kind === 'none') return chosen.reason === 'empty' ? null : noCrawler(chosen.reason);
  return sourceNote(chosen, isOwnDialect);
}

/** Opening of an answer about a policy token. */
export const NOT_A_CRAWLER = 'Not a crawler.';

/**
 * Says why the file doesn't decide: the crawler opens pages for people, or doesn't obey robots.txt, or the name is a policy token. `line`: the one that asks
 * it to stay away, or refuses the use; 0 for none.
 */
export function notConsulted(
  name: string,
  consultation: Exclude<Consultation, 'asks' | 'control-token'>,
  line: number,
): Rich {
  switch (consultation) {
    case 'fetches-for-a-person':
      return line === 0
        ? [`${name} opens pages when a person asks, so robots.txt may not apply.`]
        : [`${name} opens pages when a person asks, so `, { line }, ' only asks it to stay away.'];
    case 'does-not-obey':
      return line === 0
        ? [`${name} doesn't obey robots.txt.`]
        : [`${name} doesn't obey robots.txt, so `, { line }, ' only asks it to stay away.'];
    case 'policy-token':
      return line === 0
        ? [`${name} states a preference on how pages may be used. No operator documents acting on it.`]
        : [`${name} states a preference: no, by `, { line }, '. No operator documents acting on it.'];
  }
}

/** Texts of the crawler field. */
export const crawlerField = { label: 'Crawler', placeholder: 'Crawler' } as const;

function noCrawler(reason: Exclude<NoCrawler['reason'], 'empty'>): Rich {
  return reason === 'only-browser'
    ? ['This header names only a browser, not a crawler.']
    : ["There's no crawler name in this text."];
}

/** Says where the name comes from; null for a crawler chosen from the list, and for a policy token. */
function sourceNote(chosen: NamedCrawler, isOwnDialect: boolean): Rich | null {
  const name = crawlerName(chosen);
  if (chosen.from === 'without-list')
    return [
      `The list of crawlers couldn't be loaded, so we use the name ${name} as typed. Reload the page to try again.`,
    ];
  if (chosen.from === 'user-agent-header') {
    const known = chosen.kind === 'known' ? '.' : ", which isn't in our list.";
    return ["This looks like a User-Agent header. The crawler's name is ", { strong: name }, known];
  }
  if (chosen.kind === 'known') return null;
  // The answer says what it is.
  if (isPolicyToken(chosen.token)) return null;
  return [`${name} isn't in our list${isOwnDialect ? ', so we apply the standard (RFC 9309)' : ''}.`];
}
