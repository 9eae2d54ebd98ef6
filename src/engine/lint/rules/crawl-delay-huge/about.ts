import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Very long Crawl-delay',
  title: ({ value }) => words`A delay of ${code(value)} seconds may keep crawlers away`,
  explain: ({ pages }) =>
    words`A crawler that follows it crawls ${pace(pages)}. Some programs then crawl nothing at all.`,
  why: 'Crawl-delay is the number of seconds between two pages. Some programs treat a very long delay as a ban.',
  crawlers: [
    {
      who: 'crawler-commons',
      does: 'treats more than 300 seconds as a ban from the whole site, unless configured otherwise',
    },
    { who: 'Apache Nutch', does: 'skips the site’s pages if the delay is above its own limit' },
    { who: 'Bing', does: 'accepts whole numbers from 1 to 20 (second-hand source)' },
    { who: 'Google', does: 'ignores the line' },
  ],
  fixName: ({ better }) => `Change to ${better}`,
  fixed: ({ better }) => `changed to ${better} seconds`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦3600⟧\n',
      good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 20\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: CCBot\nCrawl-delay: ⟦301⟧\nDisallow: /x\n',
      good: 'User-agent: CCBot\nCrawl-delay: 300\nDisallow: /x\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦86400⟧\n',
      good: 'User-agent: Googlebot\nDisallow: /x\nCrawl-delay: 86400\n',
      severity: 'warning',
    },
  ],
  sources: ['crawlerCommons', 'nutch', 'bing'],
};

function pace(pages: number): string {
  if (pages === 0) return 'less than one page a day';
  return pages === 1 ? 'one page a day' : `at most ${pages} pages a day`;
}
