import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Shop filters not blocked',
  title: ({ platform }) => words`No rule covers the filters of this ${platform} shop`,
  explain: () =>
    words`Filters for colour, size or order create a new URL for each choice, such as ${code('/shoes?color=red&size=42')}, and crawlers may load them all. If your filters are in the URL, block their parameters: ${code('Disallow: /*?*color=')}.`,
  why: 'Filter combinations create endless URLs. Crawlers then spend their time on them instead of on your products.',
  crawlers: [
    {
      who: 'Google',
      does: 'loads a great many such URLs before it finds them useless, and recommends blocking them',
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
