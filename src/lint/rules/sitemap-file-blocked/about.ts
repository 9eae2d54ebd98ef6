import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked sitemap',
  title: ({ path }) => words`The sitemap ${code(path)} is blocked`,
  explain: ({ block, blockLine, isGoogle }) => [
    ...words`This line points crawlers to the sitemap, but ${code(block)} in line ${blockLine} blocks `,
    ...(isGoogle ? ['Google'] : words`crawlers that follow the ${code('*')} group`),
    ' from reading it. Allow it, or remove that rule.',
  ],
  why: 'Crawlers load a sitemap like any other URL, so the rules apply to it too.',
  crawlers: [{ who: 'Google', does: 'uses a Sitemap line only if its URL isn’t blocked' }],
  fixName: () => 'Allow the sitemap',
  sources: ['google'],
};
