import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'User-agent without a name',
  title: () => say`This group names no crawler`,
  explain: ({ hasGlobal }) =>
    hasGlobal
      ? say`The rules below are for nobody. Name a crawler here; the file already has a line for ${code('*')}, which means all others.`
      : say`The rules below are for nobody. Name a crawler, or write ${code('*')} for all.`,
  why: 'Only * means every crawler. An empty name is the name of none.',
  crawlers: [
    { who: 'Google', does: 'finds no crawler with an empty name' },
    { who: 'RFC 9309', does: 'asks for a name or *' },
    { who: 'Python’s robotparser', does: 'finds the empty name in every other one' },
  ],
  fixName: () => 'Write *',
  fixed: () => 'changed to User-agent: *',
  examples: [
    {
      bad: '⟦User-agent:⟧\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agent:⟧ # all\nDisallow:\n',
      good: 'User-agent: * # all\nDisallow:\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309', 'python'],
};
