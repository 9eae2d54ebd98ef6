import type { RuleAbout, Words } from '../../../lint-texts/rule-about';
import { code, list, listed, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Styles, scripts or pictures blocked',
  title: ({ paths, count, isPictures, isExtension }) => [
    ...list(paths.slice(0, 1)),
    count > 1 ? ` and ${count === 2 ? 'one more rule' : `${count - 1} more rules`} ` : ' ',
    isExtension ? (count > 1 ? 'block ' : 'blocks ') : 'may block ',
    isPictures ? 'your pictures' : 'files your pages load',
  ],
  explain: ({ names, isPictures, isExtension, opening, codePath, count }) => {
    const rules = count > 1 ? 'these rules' : 'the rule';
    const who: Words =
      names.length > 0 ? [listed(names)] : words`Crawlers that follow the ${code('*')} group`;
    if (isPictures)
      return [
        ...who,
        ` can’t load the pictures there, so image search may not show them. If you want it to, delete ${rules}.`,
      ];
    return [
      ...who,
      ` can’t load the styles and scripts ${isExtension ? 'that match' : 'there'}, so search engines may see your pages incompletely. Delete ${rules}`,
      ...(opening.length > 0 ? [', or add ', ...list(opening.map((path) => `Allow: ${path}`))] : []),
      opening.length > 0 && count > 1 ? ', and the same for the other folders.' : '.',
      ...(opening.length > 0 && codePath !== ''
        ? words` Deleting also opens the code in ${code(codePath)}.`
        : []),
    ];
  },
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
