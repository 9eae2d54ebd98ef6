import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Content-Signal doesn’t block crawlers',
  title: () => words`${code('Content-Signal')} doesn’t keep AI training crawlers out`,
  explain: ({ names, more }) =>
    words`Your home page is still open to ${more > 0 ? `${names.join(', ')} and ${more} more` : listNames(names)}. To keep crawlers out, name them in User-agent lines, followed by ${code('Disallow: /')}.`,
  why: 'A content signal says how pages may be used after crawling. Only Allow and Disallow control crawling. We know of only one crawler whose operator says it acts on the signal.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    {
      who: 'Cloudflare’s crawl endpoint (CloudflareBrowserRenderingCrawler)',
      does: 'refuses a crawl job if any of its purposes is set to no. A job that states no purpose counts as search, ai-input and ai-train',
    },
    { who: 'Other crawlers', does: 'don’t document it' },
  ],
  sources: ['contentSignals', 'cloudflareCrawl', 'googleReporting'],
};
