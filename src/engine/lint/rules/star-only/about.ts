import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star alone as a path',
  title: ({ isAllow }) => say`${code(isAllow ? 'Allow: *' : 'Disallow: *')} means every address`,
  explain: () =>
    say`Crawlers that know wildcards read it as ${code('/')}. Older readers look for a star in the address, so to them it means nothing. ${code('/')} means the same to all.`,
  why: 'By the grammar of RFC 9309 a path begins with a slash, and only newer readers know the star.',
  crawlers: [
    { who: 'Google', does: 'matches every address' },
    { who: 'Yandex', does: 'takes a path that begins with a star' },
    { who: 'Python (robotparser up to 3.13)', does: 'knows no wildcards, so the rule fits no page' },
  ],
  fixName: () => 'Write a slash',
  fixed: () => 'changed to /',
  examples: [
    {
      bad: 'User-agent: MJ12bot\nDisallow: ⟦*⟧\n',
      good: 'User-agent: MJ12bot\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: MJ12bot\nAllow: /x\nDisallow: ⟦*⟧ # all\n',
      good: 'User-agent: MJ12bot\nAllow: /x\nDisallow: / # all\n',
    },
  ],
  sources: ['googleParser', 'rfc9309', 'yandexErrors', 'python'],
};
