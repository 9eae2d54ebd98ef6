import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Applebot follows Googlebot’s rules',
  title: ({ name, value }) => words`${name} follows the rules for ${code(value)}`,
  explain: ({ name, isBlocked }) => [
    ...words`No group names ${name}, so it follows this one instead of the ${code('*')} group. `,
    ...(isBlocked
      ? words`It can’t crawl pages that are blocked here but open to crawlers in the ${code('*')} group, such as the home page.`
      : words`It can crawl pages that are open here but closed to crawlers in the ${code('*')} group, such as the home page.`),
    ` If that isn’t intended, add a group for ${name}.`,
  ],
  why: 'Apple’s crawler serves Siri and Spotlight. Give it its own group if your rules for Google shouldn’t apply to it.',
  crawlers: [
    { who: 'Apple', does: 'follows the group for Googlebot if one names Googlebot and none names Applebot' },
    { who: 'Other crawlers', does: 'follow the * group if no group names them' },
  ],
  sources: ['apple'],
};
