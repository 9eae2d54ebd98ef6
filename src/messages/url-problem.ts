import type { Rich } from './rich';
import { shorten } from './shorten';

/** What is wrong with a typed URL. */
export type SaidUrlProblem =
  | { readonly kind: 'no-scheme'; readonly suggestion: string | null }
  | { readonly kind: 'unfetched-scheme'; readonly scheme: string }
  | { readonly kind: 'not-a-url' };

const LONGEST_SCHEME = 30;

/** What is wrong, in place of an answer. */
export function urlProblem(problem: SaidUrlProblem): Rich {
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
