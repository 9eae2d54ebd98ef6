import type { Rich } from './rich';
import { LONGEST_CODE, shorten } from './shorten';
import { type SaidUrl, urlChangesNote } from './url';
import type { Step } from './why-types';

/** How the text came into the page. */
export type SaidOrigin = { readonly kind: 'typed' | 'example' | 'file' };

/** Step 1: does this file speak for the URL? */
export function scopeStep(origin: SaidOrigin, url: SaidUrl): Step {
  const place = url.origin === null ? null : `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  const changes = urlChangesNote(url);
  return {
    title: ['This file applies to the URL'],
    text: [scope(origin, place), ...(changes === null ? [] : [changes])],
  };
}

function scope(origin: SaidOrigin, place: string | null): Rich {
  const came = howItCame(origin);
  if (place === null)
    return [`${came}, and you asked about a path, so we take both as belonging to one site.`];
  return [`${came}, so we take it as the one at `, { code: place }, '.'];
}

function howItCame(origin: SaidOrigin): string {
  switch (origin.kind) {
    case 'typed':
      return 'You typed this file';
    case 'example':
      return 'This file is an example';
    case 'file':
      return 'You opened this file';
  }
}
