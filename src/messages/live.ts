import { bytes } from './bytes';
import { clockTime } from './clock-time';
import { count } from './count';
import type { Rich } from './rich';
import { shorten } from './shorten';
import { cachedFor, hostOf } from './site-facts';
import { explainedStatus, httpStatus } from './status-name';

/** Why an address is not fetched. */
type SaidRefusal = 'no-address' | 'scheme' | 'port' | 'credentials' | 'private-address';

/** Why no answer came that could be read. */
export type SaidFailure =
  | 'dns'
  | 'connect'
  | 'timeout'
  | 'reset'
  | 'tls'
  | 'invalid-response'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'bad-redirect'
  | SaidRefusal;

/** Why nothing is known of a site. */
export type SaidLiveProblem =
  | { readonly error: 'refused'; readonly reason: SaidRefusal }
  | { readonly error: 'busy'; readonly retryAfter: number }
  | {
      readonly error:
        | 'unknown-crawler'
        | 'foreign'
        | 'method'
        | 'no-service'
        | 'unreachable'
        | 'failed'
        | 'unreadable'
        | 'other-version';
    };

/** What ended a body too early. */
export type SaidCut = 'size' | 'time' | 'connection' | 'encoding';

/** What a site answered, as far as sentences need it. */
export interface SaidLiveFile {
  readonly url: string;
  readonly hops: readonly { readonly url: string; readonly status: number }[];
  readonly end:
    | {
        readonly kind: 'answer';
        readonly status: number;
        readonly bytes: number;
        readonly cut: SaidCut | null;
      }
    | {
        readonly kind: 'failure';
        readonly failure: SaidFailure;
        readonly url: string;
        readonly detail: string | null;
      };
}

const LONGEST_SITE = 60;
const LONGEST_DETAIL = 60;

/** Texts of the panel that fetches the file of a site. */
export const liveTexts = {
  site: 'Site',
  placeholder: 'example.com',
  as: 'Ask as',
  tester: 'This tester',
  thisTester: 'this tester',
  status: (status: number): string => `HTTP ${status}`,
  cannotAskAs: (crawler: string): string =>
    `${crawler} sends no header that is known, so it cannot be imitated.`,
  fetch: 'Fetch',
  fetchAgain: 'Fetch again',
  cancel: 'Cancel',
  close: 'Close',
  openSite: 'Open it in a new tab',
  paste: 'Paste the text',
  said: 'Fetch status',
  privacy: 'The address is sent to this tester’s own server, which asks the site. It is not kept.',
  compare: 'Compare the two',
  requests: 'Requests',
  headers: (count: number): string => (count === 1 ? '1 header' : `${count} headers`),
  sentAs: 'Sent as User-Agent',
  missing: 'This part of the page did not arrive. Check the connection, then try again.',
  tryAgain: 'Try again',
} as const;

/** Milliseconds for people. */
export function milliseconds(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`;
}

/** That a request is under way. */
export function asking(site: string): string {
  return `Asking ${shorten(site, LONGEST_SITE)}…`;
}

/** What a site answered, in one sentence. */
export function liveResult(file: SaidLiveFile): Rich {
  const { url, hops, end } = file;
  if (end.kind === 'failure')
    return isRefusal(end.failure) && hops.length === 0
      ? refusalText(end.failure)
      : failureSentence(file.url, end);
  const after = hops.length > 1 ? ` after ${count(hops.length - 1, 'redirect')}` : '';
  const isRead = end.status >= 200 && end.status < 300;
  return [
    {
      strong: `${hostOf(url)} answered ${isRead ? httpStatus(end.status) : explainedStatus(end.status)}${after}.`,
    },
    ...(isRead ? [] : [' It sent no rules to test. Paste the text to test it anyway, or fetch again.']),
  ];
}

/** What an answer is besides: `2.1 KiB · text/plain · cached 24 h`. */
export function liveFacts(size: number, mediaType: string, maxAge: number | null): string {
  const type = mediaType === '' ? 'no content type' : shorten(mediaType, LONGEST_SITE);
  return [bytes(size), type, ...(maxAge === null ? [] : [cachedFor(maxAge)])].join(' · ');
}

/** That not all of a body came. */
export function cutText(cut: SaidCut): string {
  switch (cut) {
    case 'size':
      return 'The site sends more than 1 MiB: this is the beginning of it.';
    case 'time':
      return 'The site sent too slowly: this is what came in time.';
    case 'connection':
      return 'The site closed the connection too early: this is what came before.';
    case 'encoding':
      return 'The compression of the file is broken: this is what could be unpacked.';
  }
}

/** That a site was asked in a crawler's name, and what that is worth. */
export function askedAs(crawler: string): string {
  return `Asked with ${crawler}’s name from our address. A site that checks addresses may answer the real one otherwise.`;
}

/** Whether a text changed since it was fetched before. `asked`: in whose name that was, where it was another. */
export function changedSince(isSame: boolean, at: number, asked: string | null): string {
  const since = asked === null ? clockTime(at) : `${clockTime(at)}, when ${asked} asked`;
  return isSame ? `The text is the same as at ${since}.` : `The text has changed since ${since}.`;
}

/** Name of a file that was fetched before, where it is compared. */
export function formerName(url: string, at: number): string {
  return `${hostOf(url)} at ${clockTime(at)}`;
}

/** Why an address is not fetched: what it is, and what to do. */
function refusalText(reason: SaidRefusal): Rich {
  switch (reason) {
    case 'no-address':
      return [{ strong: 'That is no address of a site.' }, ' Type a host such as example.com.'];
    case 'scheme':
      return [
        { strong: 'Only http and https are fetched.' },
        ' Leave out what stands before the host, or begin with https://.',
      ];
    case 'port':
      return [
        { strong: 'This port is not fetched, only 80 and 443 are.' },
        ' Open the file in a new tab, then paste its text.',
      ];
    case 'credentials':
      return [
        { strong: 'Leave out the name and the password.' },
        ' Crawlers send none, and they would be sent to our server.',
      ];
    case 'private-address':
      return [
        { strong: 'This address is not on the public internet.' },
        ' Only public sites are fetched. Open the file in a new tab, then paste its text.',
      ];
  }
}

/** Why nothing is known of a site, and what to do. */
export function liveProblemText(problem: SaidLiveProblem): Rich {
  switch (problem.error) {
    case 'refused':
      return refusalText(problem.reason);
    case 'unknown-crawler':
      return [
        { strong: 'The site cannot be asked in this crawler’s name.' },
        ' Its header is not known here. Ask as this tester.',
      ];
    case 'busy':
      return [
        { strong: 'Too many requests.' },
        ` Fetch again in ${count(Math.max(1, Math.ceil(problem.retryAfter)), 'second')}.`,
      ];
    case 'foreign':
      return [
        { strong: 'The fetch service refused this page.' },
        ' It answers only the page that lies beside it. Open the tester by its usual address.',
      ];
    case 'no-service':
      return [
        { strong: 'This copy of the tester has no fetch service.' },
        ' Open the file in a new tab, then paste its text here.',
      ];
    case 'unreachable':
      return [
        { strong: 'The fetch service did not answer.' },
        ' Nothing was changed. Check your connection, then try again.',
      ];
    case 'method':
    case 'failed':
      return [
        { strong: 'The fetch service failed.' },
        ' It is our mistake, not the site’s. Nothing was changed. Try again later, or paste the text.',
      ];
    case 'unreadable':
      return [
        { strong: 'The fetch service sent an answer that this page cannot read.' },
        ' Nothing was changed. Try again, or paste the text.',
      ];
    case 'other-version':
      return [
        { strong: 'The fetch service is of another version than this page.' },
        ' Reload the page, then fetch again.',
      ];
  }
}

/** Why no answer came: what happened, what it means, and what to do. */
function failureSentence(
  asked: string,
  { failure, url, detail }: Extract<SaidLiveFile['end'], { readonly kind: 'failure' }>,
): Rich {
  const host = hostOf(url);
  const said = detail === null ? '' : ` (${shorten(detail, LONGEST_DETAIL)})`;
  switch (failure) {
    case 'dns':
      return [{ strong: `${host} was not found.` }, ' No server has this name. Check it, then fetch again.'];
    case 'connect':
      return [
        { strong: `${host} cannot be reached${said}.` },
        ' Nothing answers there. Check the address, or fetch again later.',
      ];
    case 'timeout':
      return [{ strong: `${host} did not answer in time.` }, ' Check the address or fetch again.'];
    case 'reset':
      return [
        { strong: `${host} broke off the connection${said}.` },
        ' Fetch again. Where it stays so, the site may turn our server away: paste the text.',
      ];
    case 'tls':
      return [
        { strong: `${host} gives no secure connection${said}.` },
        ' Crawlers that check certificates get no file there. Mend the certificate, or paste the text.',
      ];
    case 'invalid-response':
      return [
        { strong: `${host} sent no valid HTTP${said}.` },
        ' Crawlers get no file from such an answer. Look at the server, then fetch again.',
      ];
    case 'redirect-loop':
      return [
        { strong: `The redirects of ${hostOf(asked)} lead in a circle.` },
        ' Crawlers give up and get no file. Mend the redirects, then fetch again.',
      ];
    case 'too-many-redirects':
      return [
        { strong: `${hostOf(asked)} redirects too often.` },
        ' Google follows 5 redirects. Let the first one lead to the file.',
      ];
    case 'bad-redirect':
      return [
        { strong: `${host} redirects to no address.` },
        ' Crawlers get no file. Mend the redirect, then fetch again.',
      ];
    case 'no-address':
    case 'scheme':
    case 'port':
    case 'credentials':
    case 'private-address':
      return [
        { strong: `${hostOf(asked)} redirects to an address that is not fetched: ${WHY_NOT[failure]}.` },
        ' Mend the redirect, then fetch again.',
      ];
  }
}

function isRefusal(failure: SaidFailure): failure is SaidRefusal {
  return failure in WHY_NOT;
}

const WHY_NOT: Readonly<Record<SaidRefusal, string>> = {
  'no-address': 'it cannot be read',
  scheme: 'it is neither http nor https',
  port: 'its port is neither 80 nor 443',
  credentials: 'it holds a name or a password',
  'private-address': 'it is not on the public internet',
};
