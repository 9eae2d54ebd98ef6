import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, PYTHON_NEW, words } from '../../texts/words';
import type { rule } from './rule';

/** Maximum length of the name shown. */
const LONGEST_NAME = 40;

export const about: RuleAbout<typeof rule> = {
  name: 'Several groups for one crawler',
  title: ({ names: [name = ''] }) =>
    words`${code(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)} has more than one group`,
  explain: ({ firstLine }) =>
    words`An earlier group starts in line ${firstLine}. Most crawlers combine the rules of both groups. Some older tools follow only the first one. Put all the rules into one group.`,
  why: 'If rules for one crawler are in several places, people and older tools can miss some of them.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'combine all groups for a crawler' },
    { who: PYTHON, does: 'follows the first matching group' },
    { who: PYTHON_NEW, does: 'combines groups' },
  ],
  fixName: () => 'Merge into the first group',
  sources: ['google', 'rfc9309', 'python', 'pythonNew'],
};
