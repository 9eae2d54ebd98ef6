import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Letters not saved as UTF-8',
  title: ({ isCompared, count, field }) => {
    if (isCompared) return words`Crawlers may misread a letter in this ${code(field)} line`;
    return count === 1
      ? ['A letter in this line isn’t saved as UTF-8']
      : words`Letters in ${count} lines aren’t saved as UTF-8`;
  },
  explain: ({ isCompared, escaped }) => {
    if (isCompared !== true)
      return [
        'Programs show other signs instead. No path is affected, but a crawler may not find its name if such a letter is in it. Correct the text and save the file as UTF-8.',
      ];
    const effect =
      'Web addresses use UTF-8, but this letter is saved in an older form. So crawlers look for another address, and this line probably doesn’t work. Save the file as UTF-8.';
    return escaped === '' ? [effect] : words`${effect} Addresses contain the letter as ${code(escaped)}.`;
  },
  why: 'robots.txt must be UTF-8. Accented letters saved as Latin-1 or in another old encoding become different bytes.',
  crawlers: [
    { who: 'Google', does: 'may ignore characters that aren’t UTF-8' },
    {
      who: 'Google’s parser',
      does: 'escapes each byte as it is: é in Latin-1 becomes %E9, in UTF-8 it is %C3%A9',
    },
    { who: PYTHON, does: 'stops with an error' },
  ],
  fixName: ({ isCompared }) => (isCompared ? 'Write the letter as UTF-8' : 'Convert to UTF-8'),
  sources: ['google', 'googleParser', 'python'],
};
