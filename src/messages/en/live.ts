import type { Cut, FetchEnd } from '../../service/protocol';
import type { CurlProblem } from '../../store/live/live-problem';
import type { PageNotice } from '../../store/notice';
import { hostOfUrl } from '../host-of-url';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { bytes } from './bytes';
import { clockTime } from './clock-time';
import { count, formatNumber } from './intl';
import { type FailedEnd, failureSentence, liveProblemText } from './live-failures';
import { cachedFor } from './site-facts';
import { explainedStatus, httpStatus } from './status-name';

/** A site's answer, reduced to what the sentences need. */
export interface DescribedLiveFile {
  readonly url: string;
  readonly hops: readonly { readonly url: string; readonly status: number | null }[];
  readonly end: Pick<Extract<FetchEnd, { readonly kind: 'answer' }>, 'kind' | 'status' | 'cut'> | FailedEnd;
}

/** An answer that changed nothing. */
interface BroughtAnswer {
  readonly end: DescribedLiveFile['end'] & { readonly body?: ArrayLike<number> };
}

const LONGEST_SITE = 60;

/** Texts of the panel that fetches a site's file. */
export const liveTexts = {
  as: 'Fetch as',
  tester: 'This tester',
  thisTester: 'this tester',
  status: (status: number | null): string => (status === null ? 'redirects' : httpStatus(status)),
  cannotImitate: (crawler: string): string =>
    `${crawler} has no known User-Agent header, so we can't fetch in its name.`,
  fetch: 'Fetch',
  fetchAgain: 'Fetch again',
  cancel: 'Cancel',
  close: 'Close',
  openSite: 'Open it in a new tab',
  paste: 'Paste the text',
  unchanged: 'Your text is unchanged.',
  testAnswer: 'Test with this response',
  testWithoutFile: 'Test without a file',
  showPage: 'Show it',
  testAnswerNote: 'This replaces your text. You can bring it back.',
  statusLabel: 'Fetch status',
  privacy:
    "The address goes to this tester's own server, which fetches the file. We don't store the address.",
  privacyAlone: 'Your browser requests the file from the site directly. No one else sees the request.',
  compare: 'Compare the two',
  requests: 'Requests',
  headers: (number: number): string => count(number, 'header'),
  sentAs: 'Sent as User-Agent',
  missing: "This part of the page couldn't be loaded. Check your connection, then try again.",
  tryAgain: 'Try again',
} as const;

/** Formats milliseconds. */
export function milliseconds(ms: number): string {
  return `${formatNumber(Math.round(ms))} ms`;
}

/** Shown while a request is in progress. */
export function requesting(site: string): string {
  return `Fetching from ${shorten(site, LONGEST_SITE)}…`;
}

/** Describes a site's answer in one sentence. */
export function liveResult(file: DescribedLiveFile): Rich {
  const { url, hops, end } = file;
  if (end.kind === 'failure') return failureSentence(url, end, hops.length > 0);
  if (isMissing(end))
    return [{ strong: `${hostOfUrl(url)} has no robots.txt,` }, ' so everything is allowed.'];
  const after = hops.some((hop) => hop.status === null)
    ? ' after redirects'
    : hops.length > 1
      ? ` after ${count(hops.length - 1, 'redirect')}`
      : '';
  return [
    {
      strong: `${hostOfUrl(url)} answered ${isRead(end) ? httpStatus(end.status) : explainedStatus(end.status)}${after}.`,
    },
    ...(isRead(end) ? [] : [' It sent no rules to test.']),
  ];
}

/** Names the button that tests an answer that changed nothing. One that crawlers read is a web page. */
export function testAnswerName({ end }: Pick<DescribedLiveFile, 'end'>): string {
  if (isMissing(end)) return liveTexts.testWithoutFile;
  return isRead(end) ? liveTexts.showPage : liveTexts.testAnswer;
}

/** Returns whether the site says that it has no file. */
function isMissing(end: DescribedLiveFile['end']): boolean {
  return end.kind === 'answer' && (end.status === 404 || end.status === 410);
}

/** Returns whether crawlers read what the site sent. */
function isRead(end: DescribedLiveFile['end']): boolean {
  return end.kind === 'answer' && end.status >= 200 && end.status < 300;
}

/** Says why a request brought no file, and that nothing was changed. */
export function notFetchedText(
  outcome: Extract<PageNotice, { readonly kind: 'not-fetched' }>['outcome'],
): Rich {
  switch (outcome.kind) {
    case 'refused':
      return liveResult(outcome.file);
    case 'no-file':
      return [...(isRead(outcome.file.end) ? WEB_PAGE : liveResult(outcome.file)), ` ${liveTexts.unchanged}`];
    case 'problem':
      return liveProblemText(outcome.problem);
  }
}

const WEB_PAGE: Rich = [{ strong: "That's a web page, not a robots.txt." }];

/** Says why a server's answer that was pasted or opened changed nothing, and what to do. */
export function printedAnswerText(answer: BroughtAnswer | CurlProblem): Rich {
  if (answer === 'too-large') return liveProblemText({ error: answer });
  if (typeof answer === 'string') return [...WITHOUT_FILE, ` ${FILE_FOLLOWS} ${liveTexts.unchanged}`];
  const { end } = answer;
  if (end.kind === 'failure') return [...WITHOUT_FILE, ` ${liveTexts.unchanged}`];
  if (isRead(end) && !isEmpty(end)) return [...WEB_PAGE, ` ${liveTexts.unchanged}`];
  const isRedirect = end.status >= 300 && end.status < 400;
  const advice = isRead(end) ? ` ${FILE_FOLLOWS}` : isRedirect ? ' curl -L follows the redirect.' : '';
  return [
    { strong: `That's a server's answer without a file: ${explainedStatus(end.status)}.` },
    `${advice} ${liveTexts.unchanged}`,
  ];
}

/** Names the button that tests an answer that was pasted or opened. */
export function testPrintedName(answer: BroughtAnswer): string {
  return isEmpty(answer.end) ? liveTexts.testWithoutFile : testAnswerName(answer);
}

const WITHOUT_FILE: Rich = [{ strong: "That's a server's answer without a file." }];

const FILE_FOLLOWS = 'If you ran curl -I, run curl -i: the file follows the headers.';

function isEmpty(end: BroughtAnswer['end']): boolean {
  return end.kind === 'answer' && isRead(end) && end.body?.length === 0;
}

/** Further facts about an answer: `2.1 KiB · text/plain · cached 24 h`. */
export function liveFacts(size: number, mediaType: string, maxAge: number | null): string {
  const type = mediaType === '' ? 'no content type' : shorten(mediaType, LONGEST_SITE);
  return [bytes(size), type, ...(maxAge === null ? [] : [cachedFor(maxAge)])].join(' · ');
}

/** Says that a body is incomplete, and why. */
export function cutBodyText(cut: Cut): string {
  return CUTS[cut];
}

const CUTS: Readonly<Record<Cut, string>> = {
  size: 'The site sends more than 1 MiB. This is the beginning.',
  overhead: "The site sent more than 4 MB, and most of it wasn't the file. This is the part we got.",
  time: 'The site was too slow. This is what arrived in time.',
  connection: 'The site closed the connection too early. This is what arrived before that.',
  encoding: "The file's compression is broken. This is the part we could unpack.",
};

/** Says that the request used a crawler's name, and how far the answer can be trusted. */
export function imitated(crawler: string): string {
  return `Fetched in ${crawler}'s name, but from our IP address. Sites that check IP addresses may send the real ${crawler} something else.`;
}

/** Says whether a text changed since the previous fetch. `requestedAs` is the name used then, if it was a different one. */
export function changedSince(isSame: boolean, at: number, requestedAs: string | null): string {
  const since = requestedAs === null ? clockTime(at) : `${clockTime(at)}, when fetched as ${requestedAs}`;
  return isSame ? `The text is the same as at ${since}.` : `The text has changed since ${since}.`;
}

/** Names the previously fetched file in a comparison. */
export function formerName(url: string, at: number): string {
  return `${hostOfUrl(url)} at ${clockTime(at)}`;
}
