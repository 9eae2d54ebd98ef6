import type { RuleAbout, RuleWords } from '../../texts/rule-about';
import { code, list, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Styles, scripts or pictures blocked',
  title: ({ path, count, isPictures, opening }) => [
    code(path),
    count > 1 ? ` and ${count === 2 ? 'one more rule' : `${count - 1} more rules`} ` : ' ',
    isPictures || opening.length > 0 ? 'may block ' : count > 1 ? 'block ' : 'blocks ',
    isPictures ? 'your pictures' : 'files your pages load',
  ],
  explain: ({ names, spared, isPictures, opening, codePath, count }) => {
    const rules = count > 1 ? 'these rules' : 'the rule';
    const who: RuleWords =
      names.length > 0 ? [listNames(names)] : words`Crawlers that follow the ${code('*')} group`;
    if (isPictures)
      return [
        ...who,
        ` can’t load the pictures there, so image search may not show them. If that’s intended, there’s nothing to do. If not, delete ${rules}.`,
      ];
    return [
      ...who,
      ` can’t load the styles and scripts ${opening.length > 0 ? 'there' : 'that match'}, so ${spared.length > 0 ? 'they' : 'search engines'} may see your pages incompletely. ${spared.length > 0 ? `${listNames(spared)} ${spared.length > 1 ? 'have groups of their own, so they aren’t' : 'has a group of its own, so it isn’t'} affected. ` : ''}Delete ${rules}`,
      ...(opening.length > 0 ? [', or add ', ...list(opening.map((path) => `Allow: ${path}`))] : []),
      opening.length > 0 && count > 1 ? ', and the same for the other folders.' : '.',
      ...(opening.length > 0 && codePath !== ''
        ? words` If you delete ${rules}, crawlers may also load the program code in ${code(codePath)}.`
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
