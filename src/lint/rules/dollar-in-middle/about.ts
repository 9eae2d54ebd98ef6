import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON_NEW, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Dollar sign in the middle of a path',
  title: ({ value }) => words`The ${code('$')} in ${code(value)} doesn’t mark the end of a URL`,
  explain: ({ value, count }) => {
    const meaning = words`Only a ${code('$')} at the end of a rule means that the URL ends there. Anywhere else it’s a plain dollar sign, so ${code(value)} matches only URLs that contain one. If yours do, keep the rule. If not, remove the ${code('$')}.`;
    return count > 1 ? [...meaning, ` ${count} rules have a dollar sign like this.`] : meaning;
  },
  why: 'Most crawlers treat a dollar sign in the middle of a path as an ordinary character. Some tools ignore the whole rule.',
  crawlers: [
    {
      who: 'Google',
      does: 'looks for a dollar sign in the URL and treats its escaped form, %24, as something else',
    },
    { who: 'RFC 9309', does: 'looks for a dollar sign, written as $ or as %24' },
    { who: 'Protego', does: 'looks for a dollar sign' },
    { who: PYTHON_NEW, does: 'ignores the rule' },
  ],
  sources: ['googleParser', 'rfc9309', 'protego', 'pythonNew'],
};
