import type { ReadUrl, UrlChange, UrlProblem } from '../../engine/address';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { series } from './intl';

/** A parsed URL. */
export type DescribedUrl = Pick<ReadUrl, 'origin' | 'path' | 'changes'>;

const LONGEST_PATH = 72;

/** Shown beside the URL field: says how to fix the problem. */
export function urlProblemNote(problem: UrlProblem): Rich {
  return NOTES[problem.kind];
}

const NOTES: Readonly<Record<UrlProblem['kind'], Rich>> = {
  'no-scheme': ['Start with ', { code: 'https://' }, ', or with ', { code: '/' }, ' for a path only.'],
  'unfetched-scheme': [
    'Only ',
    { code: 'http://' },
    ', ',
    { code: 'https://' },
    ' and ',
    { code: 'ftp://' },
    ' addresses can be tested.',
  ],
  'not-a-url': ["This isn't a valid URL. Check the host and the port."],
};

/** Shows the URL as it is matched and why it differs from the typed one; null if nothing was changed. */
export function urlChangesNote(url: DescribedUrl): Rich | null {
  if (url.changes.length === 0) return null;
  const reasons = series(url.changes.map((change) => REASONS[change]));
  return ['Matched as ', { code: shorten(matchedAs(url), LONGEST_PATH) }, `: ${reasons}.`];
}

/** Shows the path, which patterns match against. The host comes first only if it was changed. */
function matchedAs({ origin, path, changes }: DescribedUrl): string {
  return origin !== null && changes.includes('host-rewritten') ? `${origin}${path}` : path;
}

const REASONS: Readonly<Record<UrlChange, string>> = {
  'white-space-removed': 'spaces are removed',
  'backslash-to-slash': 'backslashes become slashes',
  'dot-segments-resolved': 'dots in the path (./ and ../) are resolved',
  'characters-escaped': 'special characters are percent-encoded',
  'escapes-upper-case': 'percent codes use capital letters',
  'fragment-dropped': 'the part after # is never sent',
  'credentials-dropped': 'the user name and password are left out',
  'host-rewritten': 'the host is in its standard form',
};
