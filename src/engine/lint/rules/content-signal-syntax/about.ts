import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Content-Signal of another form',
  title: ({ value }) =>
    value === ''
      ? say`${code('Content-Signal')} says nothing`
      : say`${code(value)} is not a content signal as documented`,
  explain: ({ problem }) => [
    ...say`Crawlers that look for signals may not find this one. The signals are ${code('search')}, ${code('ai-input')} and ${code('ai-train')}, each with ${code('=yes')} or ${code('=no')}, and ${code('use')} with ${code('=immediate')}, ${code('=reference')} or ${code('=full')}. Commas separate them`,
    problem === 'repeated-key' ? ', and each appears once.' : '.',
  ],
  why: 'Content signals are a proposal by Cloudflare, for saying what may be done with pages that were read. No crawl rule depends on them.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    {
      who: 'Cloudflare’s crawl endpoint (CloudflareBrowserRenderingCrawler)',
      does: 'refuses a crawl job that a signal rules out. How it reads a line of another form is not documented',
    },
    { who: 'Other crawlers', does: 'not documented' },
  ],
  fixName: () => 'Write it as documented',
  fixed: ({ better }) => `changed to ${better}`,
  examples: [
    {
      bad: 'User-agent: *\nContent-Signal: ⟦ai-train: no⟧\nDisallow: /\n',
      good: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nContent-Signal: ⟦use: reference⟧\nDisallow: /\n',
      good: 'User-agent: *\nContent-Signal: use=reference\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nContent-Signal: ⟦search=y; train-ai=n⟧ # AI\nDisallow: /\n',
      good: 'User-agent: *\nContent-Signal: search=yes, ai-train=no # AI\nDisallow: /\n',
      severity: 'note',
    },
  ],
  sources: ['contentSignals', 'cloudflareCrawl', 'googleReporting'],
};
