import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Malformed Content-Usage',
  title: ({ value }) =>
    value === ''
      ? words`${code('Content-Usage')} is empty`
      : words`${code(value)} isn’t a valid value for ${code('Content-Usage')}`,
  explain: () =>
    words`Crawlers that look for Content-Usage may not understand this line. Use ${code('train-ai')} or ${code('search')} with ${code('=y')} or ${code('=n')}. You can put a path before them.`,
  why: 'Content-Usage is an IETF draft for stating how crawled pages may be used. The older Content-Signal has a different form.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Other crawlers', does: 'don’t document it' },
  ],
  fixName: () => 'Use the form in the draft',
  fixed: ({ better }) => `changed to ${better}`,
  examples: [
    {
      bad: 'User-agent: *\nContent-Usage: ⟦ai-train=no⟧\nDisallow: /x\n',
      good: 'User-agent: *\nContent-Usage: train-ai=n\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nContent-Usage: ⟦/news/ Train-AI: no; search=y⟧ # AI\nDisallow: /x\n',
      good: 'User-agent: *\nContent-Usage: /news/ train-ai=n, search=y # AI\nContent-Usage: other=1\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['aipref', 'googleReporting'],
};
