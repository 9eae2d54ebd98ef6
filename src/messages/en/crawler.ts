import type { KnownCrawler, LoadingCrawler, NoCrawler, OtherCrawler } from '../../catalogue/chosen-crawler';
import type { Crawler } from '../../catalogue/crawler';
import type { Rich } from '../rich';
import { shorten } from '../shorten';

/** The crawler that was asked about, as far as texts about it need it. */
export type DescribedCrawler =
  | (Pick<KnownCrawler, 'kind' | 'parserReads' | 'from'> & {
      readonly crawler: Pick<
        Crawler,
        'name' | 'productToken' | 'dialect' | 'obeysRobots' | 'ignoresGlobalGroup' | 'obeysContentSignal'
      >;
    })
  | Pick<OtherCrawler, 'kind' | 'token' | 'parserReads' | 'from'>
  | NoCrawler
  | LoadingCrawler;

/** A crawler that there is something to say about. */
export type NamedCrawler = Extract<DescribedCrawler, { kind: 'known' | 'token' }>;

/** Characters of a name that a sentence holds at most. */
export const LONGEST_NAME = 60;

/** What sentences call the crawler; empty where none was named. */
export function crawlerName(chosen: DescribedCrawler): string {
  if (chosen.kind === 'none' || chosen.kind === 'loading') return '';
  return chosen.kind === 'known' ? chosen.crawler.name : shorten(chosen.token, LONGEST_NAME);
}

/** What is to be said beside the crawler field; null where the field says it all. */
export function crawlerNote(chosen: DescribedCrawler): Rich | null {
  if (chosen.kind === 'loading') return null;
  if (chosen.kind === 'none') return chosen.reason === 'empty' ? null : noCrawler(chosen.reason);
  return sourceNote(chosen);
}

/** Why the file does not decide for a crawler that does not ask it. */
export function notConsulted(name: string, consultation: 'fetches-for-a-person' | 'does-not-obey'): Rich {
  return consultation === 'fetches-for-a-person'
    ? [`${name} opens pages when a person asks, so robots.txt may not apply.`]
    : [`${name} doesn't obey robots.txt.`];
}

/** Texts of the crawler field. */
export const crawlerField = { label: 'Crawler', placeholder: 'Crawler' } as const;

function noCrawler(reason: Exclude<NoCrawler['reason'], 'empty'>): Rich {
  return reason === 'only-browser'
    ? ['This header names only a browser, not a crawler.']
    : ["There's no crawler name in this text."];
}

/** Where the name comes from, if it is not one that was chosen from the list. */
function sourceNote(chosen: NamedCrawler): Rich | null {
  const name = crawlerName(chosen);
  if (chosen.from === 'without-list')
    return [
      `The list of crawlers couldn't be loaded, so we use the name ${name} as typed. Reload the page to try again.`,
    ];
  if (chosen.from === 'user-agent-header') {
    const known = chosen.kind === 'known' ? '.' : ", which isn't in our list.";
    return ['Read from a User-Agent header as ', { strong: name }, known];
  }
  return chosen.kind === 'known' ? null : [`${name} isn't in our list.`];
}
