import type { FetchEnd, ForeignReason, Refusal } from '../../service/protocol';
import type { LiveProblem } from '../../store/live/live-problem';
import { hostOfUrl } from '../host-of-url';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { count } from './intl';

/** The failure that ended a fetch, with its address. */
export type FailedEnd = Extract<FetchEnd, { readonly kind: 'failure' }>;

const LONGEST_DETAIL = 60;

/** Says why an address is not fetched, and what to do. */
const refusalTexts: Readonly<Record<Refusal, Rich>> = {
  'no-address': [{ strong: "That isn't a website address." }, ' Type a domain such as example.com.'],
  scheme: [
    { strong: 'We can only fetch http and https addresses.' },
    ' Start with https://, or type only the domain.',
  ],
  port: [
    { strong: 'We can only fetch from ports 80 and 443.' },
    ' Open the file in a new tab, then paste its text.',
  ],
  credentials: [
    { strong: 'Leave out the user name and password.' },
    " Crawlers don't send them, and we would pass them on to the site.",
  ],
  'private-address': [
    { strong: "This address isn't on the public internet." },
    ' We can only fetch public sites. Open the file in a new tab, then paste its text.',
  ],
};

/** Says why the page got no answer from a site, and what to do. */
export function liveProblemText(problem: LiveProblem): Rich {
  if (problem.error === 'refused') return refusalTexts[problem.reason];
  if (problem.error === 'foreign') return foreignTexts[problem.reason ?? 'elsewhere'];
  if (problem.error !== 'busy') return PROBLEMS[problem.error];
  const wait = count(Math.max(1, Math.ceil(problem.retryAfter)), 'second');
  const who = problem.limit === 'all' ? 'Too many people are fetching right now.' : 'Too many requests.';
  return [{ strong: who }, ` Fetch again in ${wait}.`];
}

/** Says why the service refuses this page: whose mistake it is, and what to do. */
const foreignTexts: Readonly<Record<ForeignReason, Rich>> = {
  host: [
    { strong: "The fetch service isn't set up for this address." },
    ' Whoever runs this tester can fix that: the name in your address bar must be in SERVICE_HOSTS.',
  ],
  unsaid: [
    { strong: 'Fetching needs a secure connection.' },
    ' Open this page with https://. If its address starts with that already, update your browser.',
  ],
  elsewhere: [
    { strong: "You can't fetch from this copy of the tester." },
    " The fetch service works only on the tester's own website. Open the tester there.",
  ],
};

const serviceFailed: Rich = [
  { strong: 'The fetch service failed.' },
  " This is our mistake, not the site's. Your text is unchanged. Try again later, or paste the file's text.",
];

const PROBLEMS: Readonly<Record<Exclude<LiveProblem['error'], 'refused' | 'busy' | 'foreign'>, Rich>> = {
  'unknown-crawler': [
    { strong: "We can't fetch in this crawler's name." },
    " We don't know its User-Agent header. Fetch as this tester instead.",
  ],
  'no-service': [
    { strong: 'This copy of the tester has no fetch service.' },
    " Your browser will request the file directly, but most sites don't allow that. If that fails, you'll see other ways to get the file.",
  ],
  'not-shown': [
    { strong: "Your browser couldn't get the file." },
    " The site doesn't respond or, like most sites, doesn't let other pages read it. Try another way below.",
  ],
  insecure: [
    { strong: "A secure page can't fetch from an http site." },
    ' Use https:// if the site supports it, or try another way below.',
  ],
  'bookmark-too-large': [
    { strong: 'The file is too large for the bookmark.' },
    ' Open it in a new tab, then paste its text.',
  ],
  'no-request': [
    { strong: "curl didn't send a request." },
    " It doesn't support http or https, or couldn't read the address. Run the command unchanged, with your system's own curl.",
  ],
  'bookmark-stopped': [
    { strong: "The bookmark couldn't read the file." },
    " The site doesn't allow it, or its file is elsewhere. Open the file in a new tab and click the bookmark there, or paste its text.",
  ],
  'not-curl': [
    { strong: "This isn't the output of that command." },
    ' The output starts with a line such as HTTP/2 200. Run the command, copy all of its output, and paste it.',
  ],
  'headers-only': [
    { strong: 'These are only the headers.' },
    ' Run the command unchanged, without -I: the file follows the headers.',
  ],
  'too-large': [
    { strong: 'This is too much text for a robots.txt.' },
    ' Save it to a file and open that, or paste only the beginning.',
  ],
  unreachable: [
    { strong: "The fetch service didn't respond." },
    ' Your text is unchanged. Check your connection, then try again.',
  ],
  method: serviceFailed,
  failed: serviceFailed,
  unreadable: [
    { strong: "The fetch service sent a response that this page can't read." },
    " Your text is unchanged. Try again, or paste the file's text.",
  ],
  'other-version': [
    { strong: 'This page and the fetch service are different versions.' },
    ' Reload the page, then fetch again.',
  ],
};

/** Says why there was no answer, what it means, and what to do. `isRequested`: the site answered, with a redirect at least. */
export function failureSentence(
  requestedUrl: string,
  { failure, url, detail }: FailedEnd,
  isRequested: boolean,
): Rich {
  const host = hostOfUrl(url);
  const shownDetail = detail === null ? '' : ` (${shorten(detail, LONGEST_DETAIL)})`;
  switch (failure) {
    case 'no-address':
    case 'scheme':
    case 'port':
    case 'credentials':
    case 'private-address':
      if (!isRequested) return refusalTexts[failure];
      return [
        {
          strong: `${hostOfUrl(requestedUrl)} redirects to an address that we can't fetch: ${WHY_NOT[failure]}.`,
        },
        ' Fix the redirect, then fetch again.',
      ];
    case 'dns':
      if (detail !== null && NO_LOOKUP.test(detail))
        return [
          { strong: `We couldn't look up ${host}${shownDetail}.` },
          " Its name servers don't respond, or those of this tester fail. Fetch again later, or paste the file's text.",
        ];
      return [{ strong: `We couldn't find ${host}.` }, ' Check the spelling.'];
    case 'connect':
      if (detail !== null && OUR_NETWORK.test(detail))
        return [
          { strong: `This tester's network doesn't reach ${host}${shownDetail}.` },
          " That's not the site's fault. Paste the file's text, or tell whoever runs this tester.",
        ];
      return [
        { strong: `We couldn't reach ${host}${shownDetail}.` },
        ' Nothing responds there. Check the address, or fetch again later.',
      ];
    case 'timeout':
      return [{ strong: `${host} didn't respond in time.` }, ' Check the address, or fetch again.'];
    case 'reset':
      return [
        { strong: `${host} closed the connection${shownDetail}.` },
        " Fetch again. If it keeps happening, the site may be refusing our requests: paste the file's text instead.",
      ];
    case 'tls':
      return [
        { strong: `${host} doesn't offer a secure connection${shownDetail}.` },
        " Crawlers that check certificates get no file there. Fix the certificate, or paste the file's text.",
      ];
    case 'invalid-response':
      return [
        { strong: `${host} didn't send valid HTTP${shownDetail}.` },
        ' Crawlers get no file from such a response. Check the server, then fetch again.',
      ];
    case 'redirect-loop':
      return [
        { strong: `The redirects of ${hostOfUrl(requestedUrl)} go in a circle.` },
        ' Crawlers give up and get no file. Fix the redirects, then fetch again.',
      ];
    case 'too-many-redirects':
      return [
        { strong: `${hostOfUrl(requestedUrl)} redirects too often.` },
        ' Google follows 5 redirects. Make the first one lead straight to the file.',
      ];
    case 'bad-redirect':
      return [
        { strong: `${host} redirects without a valid address.` },
        ' Crawlers get no file. Fix the redirect, then fetch again.',
      ];
  }
}

/** System errors of a lookup without an answer. Others say that there is no such name. */
const NO_LOOKUP = /^(?:ECONNREFUSED|ETIMEOUT|ESERVFAIL|EREFUSED|ECANCELLED)$/;

/** System errors of a connection that the service's own computer or network refuses: no IPv6, a firewall, too many open files. */
const OUR_NETWORK = /^(?:ENETUNREACH|ENETDOWN|EPERM|EACCES|EADDRNOTAVAIL|EMFILE|ENFILE|ENOBUFS)$/;

const WHY_NOT: Readonly<Record<Refusal, string>> = {
  'no-address': "it isn't valid",
  scheme: "it's neither http nor https",
  port: 'its port is neither 80 nor 443',
  credentials: 'it contains a user name or password',
  'private-address': "it isn't on the public internet",
};
