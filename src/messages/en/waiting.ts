import type { NoCrawler } from '../../catalogue/chosen-crawler';
import type { UrlProblem } from '../../engine/address';
import type { Rich } from '../rich';
import { hostOfSite, shorten } from '../shorten';

const LONGEST_PATH = 24;
const LONGEST_SCHEME = 30;

/** Why there is no answer to show. */
export type Waiting =
  | { readonly kind: 'text-and-url' }
  | { readonly kind: 'text' }
  /** `site`: scheme, host and port of the site that the file seems to be for; null if unknown. */
  | { readonly kind: 'url'; readonly site: string | null }
  | WaitingOnOtherSite
  | { readonly kind: 'url-problem'; readonly problem: UrlProblem }
  | { readonly kind: 'crawler'; readonly reason: NoCrawler['reason'] }
  /** The list of crawlers is loading. */
  | { readonly kind: 'catalogue' }
  /** The first answer is being computed. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'engine-stopped' }
  | { readonly kind: 'too-large-in-thread' };

/** The text isn't tested for the URL's site. */
export interface WaitingOnOtherSite {
  readonly kind: 'other-site';
  /**
   * The text is an example, which stands for another host; the file's address is on another origin, `www` if they differ by a leading `www.` only; or a
   * Sitemap line is on an unrelated host.
   */
  readonly because: 'example' | 'www' | 'other' | 'sitemap';
  /** Scheme, host and port of the tested URL, and its path as it is matched. */
  readonly site: string;
  readonly path: string;
  /** Scheme, host and port of the file's site; of the Sitemap line for `sitemap`; null for an example. */
  readonly own: string | null;
}

/** Says what the page needs before it can answer. `isShort`: in the width of a phone, above the buttons. */
export function waitingSentence(waiting: Waiting, isShort = false): Rich {
  switch (waiting.kind) {
    case 'text-and-url':
      return ['Add a robots.txt and a URL to get an answer.'];
    case 'text':
      return ['Add a robots.txt to get an answer.'];
    case 'url':
      return waiting.site === null
        ? ['Add a URL to get an answer.']
        : ['Enter a page on ', { code: hostOfSite(waiting.site) }, ' to test.'];
    case 'other-site':
      return otherSite(waiting, isShort);
    case 'url-problem':
      return urlProblem(waiting.problem);
    case 'crawler':
      return NO_CRAWLER[waiting.reason];
    case 'catalogue':
      return ['Loading the list of crawlers…'];
    case 'answer':
      return ['Reading the file…'];
    case 'engine-stopped':
      return ['No answer: the tester stopped. Your text is kept.'];
    case 'too-large-in-thread':
      return ['No answer: this file is too large for this window.'];
  }
}

function otherSite({ because, site, path, own }: WaitingOnOtherSite, isShort: boolean): Rich {
  switch (because) {
    case 'example':
      return [
        { strong: `This example isn't for ${hostOfSite(site)}.` },
        ' Fetch or paste another file, or try ',
        { code: shorten(path, LONGEST_PATH) },
        ' here.',
      ];
    case 'www':
      return [{ strong: isShort ? twinShort(site) : `Does ${hostOfSite(site)} serve this same file?` }];
    case 'other':
      return [
        { strong: isShort ? "Another host's page." : `${siteBeside(site, own)} has its own robots.txt.` },
      ];
    case 'sitemap':
      return [{ strong: isShort ? `Seems to be for ${hostOfSite(own ?? '')}` : seemsFor(own ?? '') }];
  }
}

/** Says which site a Sitemap line names. */
export function seemsFor(site: string): string {
  return `This file seems to be for ${hostOfSite(site)}.`;
}

function twinShort(site: string): string {
  return hostOfSite(site).startsWith('www.') ? 'Same file on www?' : 'Same file without www?';
}

/** Returns the host of a site. If only scheme or port differ from the other site's, returns the whole site. */
export function siteBeside(site: string, other: string | null): string {
  const [name, otherName] = [hostOfSite(site), hostOfSite(other ?? '')];
  return name === otherName ? site : name;
}

const NO_CRAWLER: Readonly<Record<NoCrawler['reason'], Rich>> = {
  empty: ['Choose a crawler to get an answer.'],
  'only-browser': ['That header names a browser, not a crawler. Choose a crawler to get an answer.'],
  'no-name': ["That isn't a crawler's name. Choose a crawler to get an answer."],
};

/** Says what is wrong with the URL, in place of an answer. */
function urlProblem(problem: UrlProblem): Rich {
  switch (problem.kind) {
    case 'no-scheme':
      return [
        "That isn't a full URL yet. Start with ",
        { code: 'https://' },
        ', or with ',
        { code: '/' },
        ' for a path.',
      ];
    case 'unfetched-scheme':
      return [
        'Crawlers only fetch http, https and ftp addresses, not ',
        { code: `${shorten(problem.scheme, LONGEST_SCHEME)}:` },
      ];
    case 'not-a-url':
      return ["That isn't a URL. Check the host and the port."];
  }
}

/** Texts of the pages to ask about, which are beginnings of the file's rules. */
export const chipsTexts = {
  question: 'Which page?',
  label: "Pages from this file's rules",
  note: "from this file's rules",
} as const;
