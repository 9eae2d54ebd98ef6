import type { RuleAbout } from '../../texts/rule-about';
import { code, list, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several crawlers on one line',
  title: ({ value }) => words`${code(value)} names only one crawler`,
  explain: ({ names, first }) => [
    ...words`Google reads ${code(first)} and ignores the rest. Put each crawler on its own line: `,
    ...list(names),
    '.',
  ],
  why: 'A User-agent line names one crawler. A group can start with several User-agent lines.',
  crawlers: [
    { who: 'Google', does: 'reads the name up to the comma or space' },
    { who: 'RFC 9309', does: 'permits one name per line' },
    { who: 'crawler-commons', does: 'reads only the first name if it’s set to compare whole names' },
  ],
  fixName: () => 'Split into lines',
  sources: ['googleParser', 'googleParserTests', 'rfc9309', 'crawlerCommons'],
};
