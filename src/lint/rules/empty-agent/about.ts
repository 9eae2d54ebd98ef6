import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'User-agent without a name',
  title: () => words`This group doesn’t name a crawler`,
  explain: ({ hasGlobal }) =>
    hasGlobal
      ? words`For most crawlers, these rules have no effect. Name a crawler here. The file already has a ${code('*')} group for all others.`
      : words`For most crawlers, these rules have no effect. Name a crawler, or write ${code('*')} for all crawlers.`,
  why: 'Only * means every crawler. To most crawlers, an empty name means none.',
  crawlers: [
    { who: 'Google', does: 'finds no crawler with an empty name' },
    { who: 'RFC 9309', does: 'requires a name or *' },
    { who: 'Python’s robotparser', does: 'treats an empty name as matching every crawler' },
  ],
  fixName: () => 'Write *',
  sources: ['googleParser', 'rfc9309', 'python'],
};
