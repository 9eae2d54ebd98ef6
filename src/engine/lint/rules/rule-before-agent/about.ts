import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule above every User-agent line',
  title: ({ count }) => (count > 1 ? say`${count} rules are for nobody` : say`This rule is for nobody`),
  explain: ({ target }) =>
    target > 0
      ? say`A rule counts for the User-agent lines above it, and there is none. If it is meant for all crawlers, it belongs below line ${target}.`
      : say`A rule counts for the User-agent lines above it, and there is none. If it is meant for all crawlers, put ${code('User-agent: *')} above it.`,
  why: 'Rules belong to a group, and a group begins with a User-agent line.',
  crawlers: [
    { who: 'Google', does: 'drops such rules' },
    { who: 'Yandex', does: 'reports them as an error' },
    { who: 'RFC 9309', does: 'has no rules outside of groups' },
  ],
  fixName: ({ target }) => (target > 0 ? 'Move to the group for all' : 'Put User-agent: * above'),
  fixed: ({ target }) => (target > 0 ? `moved below line ${target}` : 'got User-agent: * above it'),
  examples: [
    {
      bad: '⟦Disallow: /x/⟧\nUser-agent: *\nDisallow: /y/\n',
      good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
      severity: 'error',
    },
    {
      bad: '# ours\n⟦Disallow: /x/⟧\nDisallow: /y/\n',
      good: '# ours\nUser-agent: *\nDisallow: /x/\nDisallow: /y/\n',
      severity: 'error',
    },
    {
      bad: '⟦Allow: /y/⟧\nUser-agent: *\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /y/\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'googleParserTests', 'yandexErrors'],
};
