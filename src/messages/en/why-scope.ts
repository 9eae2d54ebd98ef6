import type { Scope } from '../../engine';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { code } from './scope';
import type { DescribedUrl } from './url';

/** Says which site the file speaks for. `scope` is null if the file's address is unknown. */
export function fileFact(
  origin: Pick<DocumentOrigin, 'kind'>,
  url: DescribedUrl,
  scope: Scope | null,
  robotsUrl: string | null,
): Rich {
  if (scope === null) return assumption(origin, url);
  if (scope.kind === 'applies') return ['This file speaks for ', code(scope.origin), '.'];
  return robotsUrl === null ? ["This file doesn't apply to the URL."] : ['This is ', code(robotsUrl), '.'];
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
