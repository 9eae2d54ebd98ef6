import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star behind a name',
  title: ({ value }) => say`The star in ${code(value)} stands for nothing`,
  explain: ({ name, names, isName, others }) => {
    const more = others.length > 0 && isName;
    return isName
      ? [
          ...say`Names have no wildcards: the line is read as ${code(name)}.`,
          ...(more ? [' It does not name ', ...list(others.slice(0, 8)), '.'] : []),
        ]
      : [
          ...say`Names have no wildcards, and no crawler is called ${code(name)}. Name each crawler: `,
          ...list(names),
          '.',
        ];
  },
  why: 'Stars have a meaning in paths. Among names there is only the star alone, for every crawler.',
  crawlers: [
    { who: 'Google', does: 'reads the name up to the star' },
    { who: 'Yandex', does: 'looks for its own name in the text' },
  ],
  fixName: () => 'Remove the star',
  fixed: ({ names }) => `changed to ${names.join(', ')}`,
  examples: [
    {
      bad: 'User-agent: ⟦Googlebot*⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: ⟦Googlebot-*⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot-Image\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: ⟦MJ12bot*⟧\nDisallow: /x/\n',
      good: 'User-agent: MJ12bot\nDisallow: /x/\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser', 'google', 'yandexAgents'],
};
