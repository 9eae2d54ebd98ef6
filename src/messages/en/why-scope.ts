import type { Scope } from '../../engine';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { scopeReason } from './scope-reason';
import { type DescribedUrl, urlChangesNote } from './url';
import type { Step } from './why-types';

/** Step 1: does this file speak for the URL? `scope` is null where it was not said where the file lies. */
export function scopeStep(
  origin: Pick<DocumentOrigin, 'kind'>,
  url: DescribedUrl,
  scope: Scope | null,
): Step {
  const applies = scope === null || scope.kind === 'applies';
  const changes = urlChangesNote(url);
  return {
    title: [applies ? 'This file applies to the URL' : 'This file does not apply to the URL'],
    text: [
      scope === null ? assumption(origin, url) : scopeReason(scope),
      ...(changes === null ? [] : [changes]),
    ],
  };
}

/** Where the file is taken to lie. */
function assumption(origin: Pick<DocumentOrigin, 'kind'>, url: DescribedUrl): Rich {
  const came = CAME[origin.kind];
  if (url.origin === null)
    return [`${came}, and you asked about a path, so we take both as belonging to one site.`];
  const place = `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  return [`${came}, so we take it as the one at `, { code: place }, '.'];
}

const CAME: Readonly<Record<DocumentOrigin['kind'], string>> = {
  typed: 'You typed this file',
  example: 'This file is an example',
  file: 'You opened this file',
  link: 'This file came by a link',
  site: 'This file was fetched from a site',
};
