import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rules for bots that ignore robots.txt',
  title: ({ name }) => words`${code(name)} isn’t known to follow robots.txt`,
  explain: ({ name }) =>
    words`robots.txt is only a request. If ${code(name)} causes trouble, block it on your server or in your firewall. These lines do no harm.`,
  why: 'Lists of “bad bots” get copied from site to site. Programs that harvest email addresses or copy sites don’t check robots.txt.',
  crawlers: [
    { who: 'Search engines', does: 'follow robots.txt and need no such list' },
    { who: 'RFC 9309', does: 'says that the rules don’t control access' },
  ],
  sources: ['rfc9309', 'wikipedia'],
};
