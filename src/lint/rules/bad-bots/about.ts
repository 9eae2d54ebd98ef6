import type { RuleAbout } from '../../texts/rule-about';
import { listSome } from '../../texts/words';
import type { rule } from './rule';

/** Maximum number of names listed. */
const MOST_NAMES = 5;

export const about: RuleAbout<typeof rule> = {
  name: 'Rules for bots that ignore robots.txt',
  title: ({ names }) => [
    ...listSome(names, names.length, 1),
    ` ${names.length === 1 ? 'isn’t' : 'aren’t'} known to follow robots.txt`,
  ],
  explain: ({ names }) => [
    'robots.txt is only a request. If ',
    ...listSome(names, names.length, MOST_NAMES),
    names.length === 1 ? ' causes trouble, block it' : ' cause trouble, block them',
    ' on your server or in your firewall. These lines do no harm.',
  ],
  why: 'Lists of “bad bots” get copied from site to site. Programs that harvest email addresses or copy sites don’t check robots.txt.',
  crawlers: [
    { who: 'Search engines', does: 'follow robots.txt and need no such list' },
    { who: 'RFC 9309', does: 'says that the rules don’t control access' },
  ],
  sources: ['rfc9309', 'wikipedia'],
};
