import type { RuleAbout } from '../../texts/rule-about';
import { code, list, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star after a name',
  title: ({ value }) => words`The star in ${code(value)} isn’t a wildcard`,
  explain: ({ name, names, isName, others, isRepeated }) => {
    const more = others.length > 0 && isName;
    return isName
      ? [
          ...words`Crawler names can’t contain wildcards${isRepeated ? '' : ', so remove the star'}. Crawlers that follow the standard read this line as ${code(name)}.`,
          more ? ` It doesn’t name ${listNames(others.slice(0, 8))}.` : '',
          isRepeated
            ? ' Another line already has this name and the same rules, so you can remove this one.'
            : '',
        ]
      : [
          ...words`Crawler names can’t contain wildcards, and no crawler is called ${code(name)}. Name each crawler: `,
          ...list(names),
          '.',
        ];
  },
  why: 'Stars are wildcards in paths, not in names. Instead of a name, a star on its own means every crawler.',
  crawlers: [
    { who: 'Google', does: 'reads the name up to the star' },
    { who: 'Yandex', does: 'looks for its own name in the text' },
  ],
  fixName: ({ isRepeated }) => (isRepeated ? 'Remove the repeated name' : 'Remove the star'),
  sources: ['googleParser', 'google', 'yandexAgents'],
};
