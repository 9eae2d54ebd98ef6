import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Content-Usage of another form',
  title: ({ value }) =>
    value === ''
      ? say`${code('Content-Usage')} says nothing`
      : say`${code(value)} is not a preference as the draft has it`,
  explain: () =>
    say`Who follows the draft may not find a preference here. It has ${code('train-ai')} and ${code('search')}, each with ${code('=y')} or ${code('=n')}; a path may stand in front.`,
  why: 'Content-Usage is a draft of the IETF, for saying what may be done with pages that were read. Content-Signal, which is older, writes the same things otherwise.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Other crawlers', does: 'do not document it' },
  ],
  fixName: () => 'Write it as in the draft',
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
