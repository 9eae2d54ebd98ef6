import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, listed, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Styles, scripts or pictures blocked',
  title: ({ paths, count, isPictures }) => [
    ...list(paths.slice(0, 1)),
    ...(count > 1
      ? words` and ${count === 2 ? 'one more rule' : `${count - 1} more rules`} may block `
      : [' may block ']),
    isPictures ? 'your pictures' : 'files your pages load',
  ],
  explain: ({ names, isPictures }) => [
    `${names.length > 0 ? listed(names) : 'Crawlers that follow the '}`,
    ...(names.length > 0 ? [] : words`${code('*')} group`),
    isPictures
      ? ' can’t load the pictures there, so image search may not show them.'
      : ' can’t load the styles and scripts there. Search engines that load pages as browsers do may see yours incompletely.',
  ],
  why: 'Google and Apple load styles and scripts to see your pages as visitors do. Old guides and old versions of Drupal, Joomla, Magento and WordPress blocked their folders.',
  crawlers: [
    { who: 'Google', does: 'loads pages as browsers do, so it needs their styles and scripts' },
    {
      who: 'Applebot',
      does: 'may load pages as browsers do, and may miss content if their files are blocked',
    },
    { who: 'WordPress', does: 'blocks only /wp-admin/ in the file it generates' },
  ],
  sources: ['google', 'apple', 'wordpress'],
};
