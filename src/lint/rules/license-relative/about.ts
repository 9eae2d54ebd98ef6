import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'License without a full URL',
  title: ({ value }) =>
    value === ''
      ? words`${code('License')} has no URL`
      : words`${code('License')} needs a full URL, not ${code(value)}`,
  explain: () =>
    words`Programs that look for a licence may not find yours. Give the full URL of a file, such as ${code('https://example.com/license.xml')}.`,
  why: 'License belongs to RSL, a standard from 2025 for stating the terms on which pages may be used. It doesn’t change what may be crawled.',
  crawlers: [
    { who: 'RSL', does: 'expects the full URL of an XML file, which applies to the whole site' },
    { who: 'Google, Bing and Yandex', does: 'don’t document it' },
  ],
  fixName: ({ value }) => (value === '' ? 'Remove the line' : 'Write the full URL'),
  sources: ['rsl'],
};
