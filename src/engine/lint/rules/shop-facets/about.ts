import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Shop filters left open',
  title: ({ platform }) => say`No rule speaks about the filters of this ${platform} shop`,
  explain: () =>
    say`Filters for colour, size or order make a new address for each choice, such as ${code('/shoes?color=red&size=42')}, and crawlers may fetch them all. If yours are in the address, name their parameters: ${code('Disallow: /*?*color=')}`,
  why: 'Choices multiply to addresses without end. Crawlers then spend their time on them instead of on your products.',
  crawlers: [
    {
      who: 'Google',
      does: 'fetches a great many such addresses before it finds them useless, and advises to block them',
    },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /catalogsearch/\nDisallow: /customer/account/\nDisallow: /checkout/onepage/\n',
      good: 'User-agent: *\nDisallow: /catalogsearch/\nDisallow: /customer/account/\nDisallow: /*?*color=\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /cart/\nDisallow: /my-account/\n',
      good: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /carts-of-the-past/\n',
      severity: 'note',
    },
  ],
  sources: ['googleFacets', 'googleCrawlRate'],
};
