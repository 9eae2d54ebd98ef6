import type { RuleAbout } from '../../texts/rule-about';
import { list, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap inside a group',
  title: ({ names }) => [...words`This sitemap is for all crawlers, not only for `, ...list(names)],
  explain: ({ count, areCopies }) => [
    count === 1
      ? 'Sitemaps don’t belong to a group. Any crawler may use this one, wherever the line is. '
      : `Sitemaps don’t belong to a group. Any crawler may use these ${count}, wherever the lines are. `,
    areCopies
      ? `The file has ${count === 1 ? 'it' : 'them'} elsewhere too, so you can remove ${count === 1 ? 'it' : 'them'} here.`
      : `Move ${count === 1 ? 'it' : 'them'} to the end of the file to make that clear.`,
  ],
  why: 'Sitemap lines apply to the whole file. You can’t give one crawler its own sitemap here.',
  crawlers: [
    { who: 'Google', does: 'doesn’t tie a sitemap to a crawler' },
    { who: 'Sitemaps protocol', does: 'permits the line anywhere, independent of User-agent lines' },
  ],
  fixName: ({ areCopies }) => (areCopies ? 'Remove the repetition' : 'Move to the end'),
  sources: ['google', 'sitemaps'],
};
