import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Groups with the same rules',
  title: ({ groups, rules }) => words`${groups} groups repeat the same ${rules} rules`,
  explain: ({ firstLine }) =>
    words`One group can name several crawlers. Put all their ${code('User-agent')} lines above the rules that start below line ${firstLine}, and remove the other copies.`,
  why: 'A group may start with any number of User-agent lines. With a single copy of the rules, no copy can be forgotten in a later change.',
  crawlers: [
    { who: 'Google', does: 'applies the rules of a group to each crawler named above them' },
    { who: 'RFC 9309', does: 'lets a group start with one or more user-agent lines' },
  ],
  sources: ['google', 'rfc9309'],
};
