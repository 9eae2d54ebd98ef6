import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Version after a name',
  title: ({ value }) => words`Most crawlers ignore the version in ${code(value)}`,
  explain: ({ name, isRepeated }) =>
    isRepeated
      ? words`They read only ${code(name)}. Another line already has this name and the same rules, so you can remove this one.`
      : words`They read only ${code(name)}. Others compare the whole value and won’t recognise their name. You can’t write rules for one version only, so write ${code(name)}.`,
  why: 'A crawler’s version changes, but its name doesn’t, so robots.txt needs only the name.',
  crawlers: [
    {
      who: 'Google',
      does: 'reads the name up to the first character that isn’t a letter, hyphen or underscore',
    },
    { who: 'Python’s robotparser', does: 'compares the whole text, including the version' },
  ],
  fixName: ({ isRepeated }) => (isRepeated ? 'Remove the repeated name' : 'Remove the version'),
  sources: ['googleParser', 'google', 'python'],
};
