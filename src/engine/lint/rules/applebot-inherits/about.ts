import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Applebot follows the group for Googlebot',
  title: ({ name, value }) => say`${code(name)} follows the group for ${code(value)}`,
  explain: ({ name, paths, isBlocked }) => [
    ...say`No group names ${code(name)}, so it takes this one and not the group for ${code('*')}. It ${isBlocked ? 'may not' : 'may'} crawl `,
    ...list(paths.slice(0, 3)),
    `, where the group for everybody says ${isBlocked ? 'it may' : 'it may not'}.`,
  ],
  why: 'Apple’s crawler feeds Siri and Spotlight. A group of its own makes it independent of what is said to Google.',
  crawlers: [
    { who: 'Apple', does: 'follows the group for Googlebot where Googlebot is named and Applebot is not' },
    { who: 'Others', does: 'follow the group for * where they are not named' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦Googlebot⟧\nDisallow: /x\n\nUser-agent: *\nDisallow:\n',
      good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: Applebot\nDisallow: /y\n\nUser-agent: *\nDisallow:\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: ⟦googlebot⟧\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
      good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n',
    },
  ],
  sources: ['apple'],
};
