import type { RuleAbout } from '../../texts/rule-about';
import { colonToo } from '../../texts/well-spelt-copy';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt User-agent',
  title: ({ field, readers }) =>
    words`${readers.length > 0 ? 'Not every crawler reads' : 'Crawlers don’t read'} “${code(field)}” as User-agent`,
  explain: ({ readers, value, lacksColon }) => [
    ...(readers.length > 0
      ? words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others skip the line, so for them the rules below don’t apply to ${code(value)}, but to the crawlers named further up, if there are any. Write ${code(`User-agent: ${value}`)}.`
      : words`Crawlers skip this line, so the rules below don’t apply to ${code(value)}, but to the crawlers named further up, if there are any. Write ${code(`User-agent: ${value}`)}.`),
    colonToo(lacksColon),
  ],
  why: 'Only a User-agent line starts a group. If it’s misspelt, the rules below it join the group above.',
  crawlers: [
    { who: 'Google', does: 'accepts “useragent” and “user agent”, and no other misspelling' },
    { who: 'Google’s specification of 2020', does: 'calls “useragent” unsupported' },
    { who: 'Bing, Yandex and RFC 9309', does: 'accept only User-agent' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to User-agent',
  sources: ['googleParser', 'google2020'],
};
