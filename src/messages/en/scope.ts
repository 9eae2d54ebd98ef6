import type { Scope } from '../../engine';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';

const FILE = '/robots.txt';
const LONGEST_TARGET = 72;
const LONGEST_SCHEME = 30;

/** Shown as the verdict if the file does not apply. */
export function scopeVerdict(scope: Exclude<Scope, { kind: 'applies' }>): Rich {
  return [{ strong: "This file doesn't apply." }, ' ', ...decidingFile(scope)];
}

/** Label of the button that tests a URL to which the file applies. */
export function scopeButton(target: string): string {
  return `Test ${shorten(target, LONGEST_TARGET)} instead`;
}

/** Label of the button that fetches the file that applies to the URL. */
export const fetchThatOne = 'Fetch that one';

function decidingFile(scope: Exclude<Scope, { kind: 'applies' }>): Rich {
  switch (scope.kind) {
    case 'other-host':
    case 'other-scheme':
    case 'other-port':
      return [shortenedCode(scope.robotsUrl.slice(0, -FILE.length)), ' needs its own robots.txt.'];
    case 'not-a-robots-url':
      return [misplaced[scope.why]];
    case 'unsupported-scheme':
      return noFileOver(scope.scheme);
    case 'not-a-url':
      return [unreadable(scope.which)];
  }
}

/** Says what is wrong with the file's location. */
export const misplaced: Readonly<Record<Extract<Scope, { kind: 'not-a-robots-url' }>['why'], string>> = {
  folder: "It's in a folder, where no crawler looks for a robots.txt.",
  capitals: 'Its name has capital letters. Crawlers only look for robots.txt in lower case.',
  'other-name': "Its address isn't that of a robots.txt.",
};

/** Says that robots.txt is not read over a scheme. */
export function noFileOver(name: string): Rich {
  return ["This crawler doesn't read robots.txt over ", { code: `${schemeName(name)}:` }, '.'];
}

/** Says which address is invalid. */
export function unreadable(which: Extract<Scope, { kind: 'not-a-url' }>['which']): string {
  return which === 'robots' ? "The file's address isn't a valid URL." : "The tested URL isn't valid.";
}

/** An address in a sentence, shortened. */
export function shortenedCode(text: string): { readonly code: string } {
  return { code: shorten(text, LONGEST_CODE) };
}

/** A scheme in a sentence, shortened. */
export function schemeName(name: string): string {
  return shorten(name, LONGEST_SCHEME);
}
