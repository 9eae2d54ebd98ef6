import type { FetchEnd, FetchFailure, Refusal } from '../../service/protocol';
import type { LiveProblem } from '../../store/live/live-problem';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { count } from './intl';
import { hostOf } from './site-facts';

/** Where and why fetching failed. */
export type FailedEnd = Extract<FetchEnd, { readonly kind: 'failure' }>;

const LONGEST_DETAIL = 60;

/** Why an address is not fetched: what it is, and what to do. */
export const refusalTexts: Readonly<Record<Refusal, Rich>> = {
  'no-address': [{ strong: 'That is no address of a site.' }, ' Type a host such as example.com.'],
  scheme: [
    { strong: 'Only http and https are fetched.' },
    ' Leave out what stands before the host, or begin with https://.',
  ],
  port: [
    { strong: 'This port is not fetched, only 80 and 443 are.' },
    ' Open the file in a new tab, then paste its text.',
  ],
  credentials: [
    { strong: 'Leave out the name and the password.' },
    ' Crawlers send none, and they would be sent on.',
  ],
  'private-address': [
    { strong: 'This address is not on the public internet.' },
    ' Only public sites are fetched. Open the file in a new tab, then paste its text.',
  ],
};

/** Why nothing is known of a site, and what to do. */
export function liveProblemText(problem: LiveProblem): Rich {
  if (problem.error === 'refused') return refusalTexts[problem.reason];
  if (problem.error !== 'busy') return PROBLEMS[problem.error];
  const wait = count(Math.max(1, Math.ceil(problem.retryAfter)), 'second');
  return [{ strong: 'Too many requests.' }, ` Fetch again in ${wait}.`];
}

const serviceFailed: Rich = [
  { strong: 'The fetch service failed.' },
  ' It is our mistake, not the site’s. Nothing was changed. Try again later, or paste the text.',
];

const PROBLEMS: Readonly<Record<Exclude<LiveProblem['error'], 'refused' | 'busy'>, Rich>> = {
  'unknown-crawler': [
    { strong: 'The site cannot be asked in this crawler’s name.' },
    ' Its header is not known here. Ask as this tester.',
  ],
  foreign: [
    { strong: 'The fetch service refused this page.' },
    ' It answers only the page that lies beside it. Open the tester by its usual address.',
  ],
  'no-service': [
    { strong: 'This copy of the tester has no fetch service.' },
    ' Your browser asks the site itself, which most sites do not allow. Where that fails, other ways are shown.',
  ],
  'not-shown': [
    { strong: 'Your browser did not get the file.' },
    ' The site does not answer, or does not let other pages read it, as most do not. Other ways are below.',
  ],
  insecure: [
    { strong: 'A secure page cannot ask an http site.' },
    ' Begin with https:// where the site has that. Other ways are below.',
  ],
  'bookmark-too-large': [
    { strong: 'The file is too large for a bookmark to bring it.' },
    ' Open it in a new tab, then paste its text.',
  ],
  'no-request': [
    { strong: 'curl asked nobody.' },
    ' It does not know http or https, or could not read the address. Take the line as it stands, with a curl of your system.',
  ],
  'bookmark-stopped': [
    { strong: 'The bookmark could not read the file.' },
    ' The site forbids that, or its file lies elsewhere. Open the file in a new tab and press the bookmark there, or paste its text.',
  ],
  'not-curl': [
    { strong: 'This is not what the line prints.' },
    ' That begins with a line such as HTTP/2 200. Run the line, copy all that it prints, and paste it.',
  ],
  'headers-only': [
    { strong: 'These are the headers alone.' },
    ' Run the line as it stands, without -I: the file comes behind them.',
  ],
  'too-large': [
    { strong: 'This is too much text for a robots.txt.' },
    ' Save it to a file and open that, or paste only its beginning.',
  ],
  unreachable: [
    { strong: 'The fetch service did not answer.' },
    ' Nothing was changed. Check your connection, then try again.',
  ],
  method: serviceFailed,
  failed: serviceFailed,
  unreadable: [
    { strong: 'The fetch service sent an answer that this page cannot read.' },
    ' Nothing was changed. Try again, or paste the text.',
  ],
  'other-version': [
    { strong: 'The fetch service is of another version than this page.' },
    ' Reload the page, then fetch again.',
  ],
};

/** Why no answer came: what happened, what it means, and what to do. */
export function failureSentence(requestedUrl: string, { failure, url, detail }: FailedEnd): Rich {
  const host = hostOf(url);
  const shownDetail = detail === null ? '' : ` (${shorten(detail, LONGEST_DETAIL)})`;
  if (isRefusal(failure))
    return [
      { strong: `${hostOf(requestedUrl)} redirects to an address that is not fetched: ${WHY_NOT[failure]}.` },
      ' Mend the redirect, then fetch again.',
    ];
  switch (failure) {
    case 'dns':
      return [{ strong: `We couldn’t find ${host}.` }, ' Check the spelling.'];
    case 'connect':
      return [
        { strong: `${host} cannot be reached${shownDetail}.` },
        ' Nothing answers there. Check the address, or fetch again later.',
      ];
    case 'timeout':
      return [{ strong: `${host} did not answer in time.` }, ' Check the address or fetch again.'];
    case 'reset':
      return [
        { strong: `${host} broke off the connection${shownDetail}.` },
        ' Fetch again. Where it stays so, the site may turn such requests away: paste the text.',
      ];
    case 'tls':
      return [
        { strong: `${host} gives no secure connection${shownDetail}.` },
        ' Crawlers that check certificates get no file there. Mend the certificate, or paste the text.',
      ];
    case 'invalid-response':
      return [
        { strong: `${host} sent no valid HTTP${shownDetail}.` },
        ' Crawlers get no file from such an answer. Look at the server, then fetch again.',
      ];
    case 'redirect-loop':
      return [
        { strong: `The redirects of ${hostOf(requestedUrl)} lead in a circle.` },
        ' Crawlers give up and get no file. Mend the redirects, then fetch again.',
      ];
    case 'too-many-redirects':
      return [
        { strong: `${hostOf(requestedUrl)} redirects too often.` },
        ' Google follows 5 redirects. Let the first one lead to the file.',
      ];
    case 'bad-redirect':
      return [
        { strong: `${host} redirects to no address.` },
        ' Crawlers get no file. Mend the redirect, then fetch again.',
      ];
  }
}

/** Whether an address is the reason: what was typed, or where a redirect leads. */
export function isRefusal(failure: FetchFailure): failure is Refusal {
  return failure in WHY_NOT;
}

const WHY_NOT: Readonly<Record<Refusal, string>> = {
  'no-address': 'it cannot be read',
  scheme: 'it is neither http nor https',
  port: 'its port is neither 80 nor 443',
  credentials: 'it holds a name or a password',
  'private-address': 'it is not on the public internet',
};
