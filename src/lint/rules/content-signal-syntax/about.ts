import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Malformed Content-Signal',
  title: ({ value }) =>
    value === ''
      ? words`${code('Content-Signal')} is empty`
      : words`${code(value)} isn’t a valid content signal`,
  explain: ({ problem }) => [
    ...words`Crawlers that look for signals may not understand this one. Use ${code('search')}, ${code('ai-input')} or ${code('ai-train')} with ${code('=yes')} or ${code('=no')}, or ${code('use')} with ${code('=immediate')}, ${code('=reference')} or ${code('=full')}. Separate them with commas`,
    problem === 'repeated-key' ? ', and use each one only once.' : '.',
  ],
  why: 'Content signals are a Cloudflare proposal for stating how crawled pages may be used. They don’t change what may be crawled.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    {
      who: 'Cloudflare’s crawl endpoint (CloudflareBrowserRenderingCrawler)',
      does: 'refuses a crawl job that a signal rules out. How it reads a malformed line isn’t documented',
    },
    { who: 'Other crawlers', does: 'don’t document it' },
  ],
  fixName: () => 'Use the documented form',
  sources: ['contentSignals', 'cloudflareCrawl', 'googleReporting'],
};
