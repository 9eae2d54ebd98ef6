import type { UrlProblem } from '../engine/address';
import type { Rich } from './rich';
import { shorten } from './shorten';

const LONGEST_SCHEME = 30;

/** What is wrong, in place of an answer. */
export function urlProblem(problem: UrlProblem): Rich {
  switch (problem.kind) {
    case 'no-scheme':
      return ['That is not a full URL yet. Start with ', { code: 'https://' }];
    case 'unfetched-scheme':
      return ['Crawlers fetch http, https and ftp addresses, not ', { code: `${scheme(problem.scheme)}:` }];
    case 'not-a-url':
      return ['That is not a URL. Check the host and the port.'];
  }
}

function scheme(name: string): string {
  return shorten(name, LONGEST_SCHEME);
}
