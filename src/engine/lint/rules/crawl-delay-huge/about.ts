import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Very long Crawl-delay',
  title: ({ value }) => say`A delay of ${code(value)} seconds may close the site`,
  explain: ({ pages }) =>
    say`A crawler that keeps to it reads ${pace(pages)}. Programs that use crawler-commons read nothing at all.`,
  why: 'Crawl-delay counts seconds between two pages. Some programs take a very long one for a ban.',
  crawlers: [
    {
      who: 'crawler-commons',
      does: 'takes more than 300 seconds as a ban of the whole site, unless told otherwise',
    },
    { who: 'Apache Nutch', does: 'skips pages whose delay is longer than its own limit' },
    { who: 'Bing', does: 'takes whole numbers from 1 to 20 (retold)' },
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
