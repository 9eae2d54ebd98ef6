import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star at the end of a path',
  title: ({ value }) => words`The star at the end of ${code(value)} isn’t needed`,
  explain: ({ path, count, needed }) => [
    ...words`You can remove it: ${code(path)} matches the same URLs.`,
    ...(count > 1
      ? [` The same goes for ${count === 2 ? 'one more rule' : `${count - 1} more rules`}.`]
      : []),
    ...(needed > 0
      ? [
          ` ${needed === 1 ? 'Another rule ends' : `${needed} other rules end`} with a star too, but without it another rule might win, so keep it there.`,
        ]
      : []),
  ],
  why: 'A path matches every URL that begins with it, with or without a star at the end. The star still counts towards the rule’s length, and the longest rule wins.',
  crawlers: [
    {
      who: 'Google',
      does: 'matches the same URLs; its parser counts the star in the rule’s length',
    },
    { who: 'Google’s specification of 2020', does: 'ignores a star at the end' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the stars at the end' : 'Remove the star'),
  sources: ['google', 'googleParser', 'google2020'],
};
