import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule above every User-agent line',
  title: ({ count }) =>
    count > 1
      ? words`${count} rules don’t apply to any crawler`
      : words`This rule doesn’t apply to any crawler`,
  explain: ({ target, isClosing, count }) =>
    isClosing
      ? words`A rule applies to the User-agent lines above it, and there are none. With one, ${count > 1 ? 'these rules' : 'this rule'} would close the whole site${count > 1 ? ' except for what they allow' : ''}. If that isn’t what you want, delete ${count > 1 ? 'them' : 'it'}.`
      : target > 0
        ? words`A rule applies to the User-agent lines above it, and there are none. If it’s for all crawlers, move it below line ${target}.`
        : words`A rule applies to the User-agent lines above it, and there are none. If it’s for all crawlers, put ${code('User-agent: *')} above it.`,
  why: 'Rules belong to a group, and a group starts with a User-agent line.',
  crawlers: [
    { who: 'Google', does: 'ignores such rules' },
    { who: 'Yandex', does: 'reports them as an error' },
    { who: 'RFC 9309', does: 'permits no rules outside groups' },
  ],
  fixName: ({ target }) => (target > 0 ? 'Move to the * group' : 'Put User-agent: * above'),
  sources: ['googleParser', 'googleParserTests', 'yandexErrors'],
};
