import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several entries on one line',
  title: ({ count }) => words`This line has ${count ?? 2} entries`,
  explain: ({ field, left, glued, isWholeSite }) => [
    ...words`Crawlers read only ${code(field)}, and treat everything after its colon as its value. `,
    ...(glued === '' ? [] : words`A line break is missing before ${code(glued)}. `),
    ...(isWholeSite
      ? words`Find out what stood here: ${code(`${field}: /`)} on its own line would be about the whole site.`
      : [
          left === 1
            ? 'The next line repeats the second entry, so remove it here.'
            : 'Put each entry on its own line.',
        ]),
  ],
  why: 'Only a line break ends an entry. Lines are often joined by a form or an editor that drops line breaks.',
  crawlers: [
    { who: 'Google', does: 'reads the first name and treats the rest of the line as its value' },
    { who: 'RFC 9309', does: 'permits one entry per line' },
  ],
  fixName: ({ left }) => (left === 1 ? 'Remove the second entry' : 'Split into lines'),
  sources: ['googleParser', 'rfc9309'],
};
