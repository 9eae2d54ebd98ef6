import type { ParamsOf } from '../../lint-rule';
import type { RuleAbout, RuleWords } from '../../texts/rule-about';
import { listNames, words } from '../../texts/words';
import type { rule } from './rule';

type Values = ParamsOf<typeof rule>;

/** Statuses that redirect. The other 3xx, such as 304, don't. */
const REDIRECTS = [301, 302, 303, 307, 308];

const TITLES: Readonly<Record<Values['problem'], (values: Values) => RuleWords>> = {
  redirects: ({ redirects, status }) => {
    if (redirects > 0) return words`The file is behind ${redirects} redirects, too many for some crawlers`;
    return REDIRECTS.includes(status)
      ? ['The server sends a redirect without a target']
      : words`The server answered HTTP ${status} without the file`;
  },
  refused: ({ status }) => words`The server refuses access to the file with status ${status}`,
  limited: () => ['The server refuses robots.txt because of too many requests (status 429)'],
  failed: ({ status }) =>
    status === 0 ? ['The server doesn’t respond'] : words`The server answers with error ${status}`,
  page: () => ['The server sends a web page instead of robots.txt'],
  type: () => ['The server labels robots.txt as a web page'],
};

const ADVICE: Readonly<Record<Values['problem'], string>> = {
  redirects: 'Serve the file at its URL, without redirects.',
  refused: 'Let everyone read robots.txt, without a login and past your firewall.',
  limited: 'Exempt robots.txt from the rate limit.',
  failed: 'Make sure robots.txt is available even when the rest of the site is down.',
  page: 'Let the server send the text file or, if you have none, the status 404 (not found).',
  type: 'Let the server send the file as plain text (text/plain).',
};

export const about: RuleAbout<typeof rule> = {
  name: 'Server doesn’t send the file',
  title: (params) => TITLES[params.problem](params),
  explain: (params) => [`${describeReaders(params)} ${ADVICE[params.problem]}`],
  why: 'A login, a firewall, a rate limit or an outage affects robots.txt too, and redirects to https, to www and to another domain add up. A crawler that can’t get the file doesn’t know what it may crawl.',
  crawlers: [
    {
      who: 'Google',
      does: 'treats 4xx errors except 429 as a missing file; after a 5xx error it stops for 12 hours, then uses its last cached copy for up to 30 days; follows five redirects; looks for rules in a web page',
    },
    {
      who: 'RFC 9309',
      does: 'lets crawlers crawl everything after a 4xx error, and nothing after a 5xx error; says they should follow at least five redirects',
    },
    {
      who: 'Yandex',
      does: 'treats the site as open after an error, and a file that isn’t plain text as missing',
    },
    {
      who: 'Python’s robotparser',
      does: 'allows nothing after 401, 403 and 5xx errors',
    },
    { who: 'The draft of 1996', does: 'treats 401 and 403 as a ban from the whole site' },
    { who: 'Apache Nutch', does: 'postpones crawling the site after status 429' },
  ],
  sources: ['google', 'rfc9309', 'yandexAnswers', 'yandexErrors', 'python', 'draft1996', 'nutch'],
};

/** Describes what each dialect does after the answer: "Google and Bing stay off the whole site. Yandex follows the rules." */
function describeReaders({ read, open, closed, failing }: Values): string {
  const sentences = [
    sentence(closed, 'stays off the whole site', 'stay off the whole site'),
    sentence(open, 'finds no rules and may crawl everything', 'find no rules and may crawl everything'),
    sentence(read, 'follows the rules', 'follow the rules'),
    sentence(failing, 'stops with an error', 'stop with an error'),
  ];
  return sentences.filter((text) => text !== '').join(' ');
}

function sentence(names: readonly string[], one: string, many: string): string {
  if (names.length === 0) return '';
  return `${listNames(names)} ${names.length === 1 ? one : many}.`;
}
