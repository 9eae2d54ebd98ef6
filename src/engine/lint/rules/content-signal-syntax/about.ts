import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Content-Signal of another form',
  title: ({ value }) =>
    value === ''
      ? say`${code('Content-Signal')} says nothing`
      : say`${code(value)} is not a content signal as documented`,
  explain: ({ problem }) => [
    ...say`Who looks for signals may not find this one. They are ${code('search')}, ${code('ai-input')} and ${code('ai-train')}, each with ${code('=yes')} or ${code('=no')}, with commas between them`,
    problem === 'repeated-key' ? ', and each stands there once.' : '.',
  ],
  why: 'Content signals are a proposal by Cloudflare, for saying what may be done with pages that were read. No crawl rule depends on them.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Other crawlers', does: 'do not document it' },
  ],
  fixName: () => 'Write it as documented',
  fixed: ({ better }) => `changed to ${String(better)}`,
  examples: [
    {
      bad: 'User-agent: *\nContent-Signal: ⟦ai-train: no⟧\nDisallow: /\n',
      good: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nContent-Signal: ⟦search=y; train-ai=n⟧ # AI\nDisallow: /\n',
      good: 'User-agent: *\nContent-Signal: search=yes, ai-train=no # AI\nDisallow: /\n',
      severity: 'note',
    },
  ],
  sources: ['contentSignals', 'googleReporting'],
};
