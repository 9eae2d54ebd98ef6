import type { ReadUrl, UrlChange, UrlProblem } from '../engine/address';
import type { Rich } from './rich';
import { shorten } from './shorten';

/** A URL that was read. */
export type SaidUrl = Pick<ReadUrl, 'origin' | 'path' | 'changes'>;

const LONGEST_PATH = 72;

/** What to do about it, beside the field. */
export function urlProblemNote(problem: UrlProblem): Rich {
  switch (problem.kind) {
    case 'no-scheme':
      return ['Start with ', { code: 'https://' }, ', or with ', { code: '/' }, ' for a path only.'];
    case 'unfetched-scheme':
      return [
        'Only ',
        { code: 'http://' },
        ', ',
        { code: 'https://' },
        ' and ',
        { code: 'ftp://' },
        ' addresses can be tested.',
      ];
    case 'not-a-url':
      return ['A browser cannot read this as a URL.'];
  }
}

/** What the button says that puts a suggested URL into the field. */
export function suggestionButton(suggestion: string): string {
  return `Use ${shorten(suggestion, LONGEST_PATH)}`;
}

/** The form in which a URL is matched, where that is not the typed one, and why; null where nothing was changed. */
export function urlChangesNote(url: SaidUrl): Rich | null {
  if (url.changes.length === 0) return null;
  const reasons = url.changes.map(changeReason).join(', ');
  return ['Matched as ', { code: shorten(matchedAs(url), LONGEST_PATH) }, `: ${reasons}.`];
}

/** The path is what patterns see; the host stands in front only where it was the host that changed. */
function matchedAs({ origin, path, changes }: SaidUrl): string {
  return origin !== null && changes.includes('host-rewritten') ? `${origin}${path}` : path;
}

function changeReason(change: UrlChange): string {
  switch (change) {
    case 'white-space-removed':
      return 'white space is removed';
    case 'backslash-to-slash':
      return 'backslashes become slashes';
    case 'dot-segments-resolved':
      return 'dot segments are resolved';
    case 'characters-escaped':
      return 'some characters are escaped';
    case 'escapes-upper-case':
      return 'escapes are written in upper case';
    case 'fragment-dropped':
      return 'what follows # is never sent';
    case 'credentials-dropped':
      return 'name and password are left out';
    case 'host-rewritten':
      return 'the host is written in its standard form';
  }
}
