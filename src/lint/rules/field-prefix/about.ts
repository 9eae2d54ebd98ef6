import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Word that only starts like a known one',
  title: ({ field, meant }) => words`Google reads “${code(field)}” as ${code(meant)}`,
  explain: ({ field, meant }) =>
    words`Google compares only the start of the word, so it treats this line as ${code(meant)}. Most other crawlers don’t know ${code(field)} and skip the line. Write ${code(meant)}.`,
  why: 'Google’s parser accepts any word that starts with a name it knows, even if you meant something else.',
  crawlers: [
    { who: 'Google', does: 'checks only how the word starts' },
    { who: 'Bing, Yandex and RFC 9309', does: 'accept only the whole word' },
  ],
  fixName: ({ meant }) => `Write ${meant}`,
  sources: ['googleParser', 'rfc9309'],
};
