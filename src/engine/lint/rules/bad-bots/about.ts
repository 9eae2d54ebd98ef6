import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rules for programs that do not obey',
  title: ({ name }) => say`${code(name)} is not known to obey robots.txt`,
  explain: ({ name }) =>
    say`Rules are a request, and ${code(name)} is not known to follow it. If it troubles your server, block it there or in the firewall; the lines here do no harm.`,
  why: 'Long lists of “bad bots” are copied from site to site. Programs that gather addresses or copy sites do not ask first.',
  crawlers: [
    { who: 'Crawlers of search engines', does: 'obey, and need no such list' },
    { who: 'RFC 9309', does: 'says that the rules are no protection of access' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦EmailSiphon⟧\nDisallow: /\n\nUser-agent: WebBandit/3.50\nDisallow: /\n',
      good: 'User-agent: MJ12bot\nDisallow: /\n\nUser-agent: EmailSiphon\nDisallow:\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: CCBot\nUser-agent: ⟦Deafbot⟧\nDisallow: /\n',
      good: 'User-agent: CCBot\nDisallow: /\n',
      context: {
        crawlers: [
          {
            id: 'deafbot',
            name: 'Deafbot',
            operator: 'Example',
            category: 'other',
            productToken: 'Deafbot',
            aliases: [],
            fallbackTokens: [],
            ignoresGlobalGroup: null,
            obeysRobots: 'no',
            dialect: 'unknown',
            crawlDelay: null,
          },
        ],
      },
    },
  ],
  sources: ['rfc9309', 'wikipedia'],
};
