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
  /** The text is an example, which stands for another host. `site`: scheme, host and port of the tested URL; `path` as it is matched. */
  | { readonly kind: 'other-site'; readonly site: string; readonly path: string }
  | { readonly kind: 'url-problem'; readonly problem: UrlProblem }
  | { readonly kind: 'crawler'; readonly reason: NoCrawler['reason'] }
  /** The list of crawlers is loading. */
  | { readonly kind: 'catalogue' }
  /** The first answer is being computed. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'engine-stopped' }
  | { readonly kind: 'too-large-in-thread' };

/** Says what the page needs before it can answer. */
export function waitingSentence(waiting: Waiting): Rich {
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
      return [
        { strong: `This example isn't for ${hostOfSite(waiting.site)}.` },
        ' Fetch or paste another file, or try ',
        { code: shorten(waiting.path, LONGEST_PATH) },
        ' here.',
      ];
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
