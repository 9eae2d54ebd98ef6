import type { Scope } from '../../engine';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { scopeReason } from './scope-reason';
import { type DescribedUrl, urlChangesNote } from './url';
import type { Step } from './why-types';

/** Step 1: does this file apply to the URL? `scope` is null if the file's address is unknown. */
export function scopeStep(
  origin: Pick<DocumentOrigin, 'kind'>,
  url: DescribedUrl,
  scope: Scope | null,
): Step {
  const applies = scope === null || scope.kind === 'applies';
  const changes = urlChangesNote(url);
  return {
    title: [applies ? 'This file applies to the URL' : "This file doesn't apply to the URL"],
    text: [
      scope === null ? assumption(origin, url) : scopeReason(scope),
      ...(changes === null ? [] : [changes]),
    ],
  };
}

/** States the assumed location of the file. */
function assumption(origin: Pick<DocumentOrigin, 'kind'>, url: DescribedUrl): Rich {
  const file = FILES[origin.kind];
  if (url.origin === null) return [`You're testing only a path, so we assume that ${file} applies to it.`];
  const place = `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  return [`We treat ${file} as `, { code: place }, '.'];
}

const FILES: Readonly<Record<DocumentOrigin['kind'], string>> = {
  typed: 'your text',
  example: 'this example',
  file: 'your file',
  link: 'the file from the link',
  site: 'the fetched file',
};
