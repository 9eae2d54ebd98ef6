import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

/** Right values of fields that have a form. */
const VALUES: Readonly<Record<string, string>> = {
  'Crawl-delay': '10',
  'Request-rate': '1/10s',
  'Visit-time': '0600-0845',
  Host: 'www.example.com',
  'Clean-param': 'ref /articles/',
  'Content-Signal': 'search=yes, ai-train=no',
  'Content-Usage': 'train-ai=n',
  License: 'https://example.com/license.xml',
};

/** A path or URL. */
const TARGET = /^(?:\/|https?:)\S*$/;

export const about: RuleAbout<typeof rule> = {
  name: 'Unknown line',
  title: ({ field, meant }) =>
    meant === ''
      ? words`No crawler we know uses ${code(field)}`
      : words`${code(field)} looks like a misspelt ${code(meant)}`,
  explain: ({ count, meant, isUsable, isNote, value }) => {
    const skipped = `Crawlers skip ${count > 1 ? `these ${count} lines` : 'this line'}`;
    const it = count > 1 ? 'them' : 'it';
    if (isNote)
      return words`${skipped}, which does no harm. To make ${it} ${count > 1 ? 'comments' : 'a comment'}, put a ${code('#')} before ${count > 1 ? 'each' : 'it'}.`;
    if (meant === '')
      return [
        `${skipped}, which does no harm`,
        ...(count === 1 && TARGET.test(value) ? words`, but they don’t find ${code(value)} this way` : []),
        `. You can remove ${it}.`,
      ];
    if (isUsable) return words`${skipped}, even those that support ${code(meant)}. Write ${code(meant)}.`;
    return words`${skipped}, even those that support ${code(meant)}. Its value isn’t right either. A right line looks like ${code(`${meant}: ${VALUES[meant]}`)}.`;
  },
  why: 'Crawlers skip lines they don’t know. So a file can contain new kinds of lines, and lines that only some crawlers use.',
  crawlers: [
    { who: 'Google', does: 'ignores the line; it doesn’t end a group' },
    { who: 'Protego', does: 'ignores the line, but it ends the group’s list of names' },
  ],
  fixName: ({ meant, isNote, count }) => {
    if (isNote) return 'Make it a comment';
    if (meant !== '') return 'Fix spelling';
    return count > 1 ? 'Remove the lines' : 'Remove the line';
  },
  sources: ['googleParser', 'googleReporting', 'protego'],
};
