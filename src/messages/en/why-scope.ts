import type { DecidedBy } from '../../answer';
import type { Outcome, Reason, Scope } from '../../engine';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Rich } from '../rich';
import { hostOfSite, LONGEST_CODE, shorten } from '../shorten';
import { shortenedCode } from './scope';
import type { DescribedUrl } from './url';

/** A site that a Sitemap line names, and the line. */
interface SeenSite {
  readonly site: string;
  readonly line: number;
}

/**
 * Says which site the file speaks for. `scope` is null if the file's address is unknown. `seen` is the site that a Sitemap line of the user's own text
 * names if that matters: for a path, and if its host isn't the URL's.
 */
export function fileFact(
  origin: Pick<DocumentOrigin, 'kind'>,
  url: DescribedUrl,
  scope: Scope | null,
  robotsUrl: string | null,
  seen: SeenSite | null = null,
): Rich {
  if (scope === null && url.origin === null && seen !== null)
    return ["You're testing only a path. This file", ...seemsFor(seen)];
  if (scope === null)
    return [...assumption(origin, url), ...(seen === null ? [] : [' It', ...seemsFor(seen)])];
  if (scope.kind === 'applies' && url.origin === null)
    return ['This path is tested on ', shortenedCode(scope.origin), ", this file's site."];
  if (scope.kind === 'applies') return ['This file speaks for ', shortenedCode(scope.origin), '.'];
  return robotsUrl === null
    ? ["This file doesn't apply to the URL."]
    : ['This is ', shortenedCode(robotsUrl), '.'];
}

/** States the assumed location of the file. */
function assumption(origin: Pick<DocumentOrigin, 'kind'>, url: DescribedUrl): Rich {
  const file = FILES[origin.kind];
  if (url.origin === null) return [`You're testing only a path, so we assume that ${file} applies to it.`];
  const place = `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  return [`We treat ${file} as `, { code: place }, '.'];
}

function seemsFor({ site, line }: SeenSite): Rich {
  return [' seems to be for ', { code: hostOfSite(site) }, ': see ', { line }, '.'];
}

/** Says that the tested URL's site is taken to serve the file, too. */
export function sameFileFact(site: string, robotsUrl: string): Rich {
  return [
    { strong: `${hostOfSite(site)} is taken to serve this file, too` },
    '. Its address is ',
    shortenedCode(robotsUrl),
    '.',
  ];
}

const FILES: Readonly<Record<DocumentOrigin['kind'], string>> = {
  typed: 'your text',
  example: 'this example',
  file: 'your file',
  link: 'the file from the link',
  site: 'the fetched file',
};

/** Says what the rules would answer if something else decides. */
export function hypotheticalVerdict(
  {
    outcome,
    reason,
    line,
  }: {
    readonly outcome: Outcome;
    readonly reason: Reason;
    readonly line: number;
  },
  decidedBy: DecidedBy['by'],
): Rich {
  if (reason === 'reader-fails')
    return ['If the file were read, reading would stop with an error at ', { line }, '.'];
  const condition = decidedBy === 'answer' ? 'If robots.txt loaded normally, ' : 'If the rules applied, ';
  if (line === 0) return [condition, WITHOUT_LINE[outcome], '.'];
  return [condition, { line }, ` would ${outcome === 'allowed' ? 'allow' : 'block'} this page.`];
}

const WITHOUT_LINE: Readonly<Record<Outcome, string>> = {
  allowed: 'this page would be allowed',
  disallowed: 'this page would be blocked',
  undefined: 'no rule would decide',
};
