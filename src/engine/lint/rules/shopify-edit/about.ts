import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Shopify makes this file',
  title: () => ['Shopify makes this file; it cannot be uploaded'],
  explain: () =>
    say`What you change here has to go into the template ${code('robots.txt.liquid')} of your theme. Changes made with Shopify’s own objects keep its updates.`,
  why: 'A Shopify shop has no folder for files of its own at the top of the host. Its robots.txt is made from a template.',
  crawlers: [{ who: 'All crawlers', does: 'read the file that Shopify makes' }],
  examples: [
    {
      bad: '⟦# we use Shopify as our ecommerce platform⟧\n\nUser-agent: *\nDisallow: /admin\n',
      good: '# We moved away from Shopify in 2024\n\nUser-agent: *\nDisallow: /admin\n',
      severity: 'note',
    },
  ],
  sources: ['shopify'],
};
