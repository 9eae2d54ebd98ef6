import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
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

export const about: RuleAbout<typeof rule> = {
  name: 'Unknown line',
  title: ({ field, meant }) =>
    meant === ''
      ? words`No crawler we know uses ${code(field)}`
      : words`${code(field)} looks like a misspelt ${code(meant)}`,
  explain: ({ count, meant, isUsable }) => {
    const skipped = `Crawlers skip ${count > 1 ? `these ${count} lines` : 'this line'}`;
    if (meant === '')
      return words`${skipped}, which does no harm. If ${count > 1 ? 'they’re comments' : 'it’s a comment'}, put a ${code('#')} before ${count > 1 ? 'each' : 'it'}.`;
    if (isUsable) return words`${skipped}, even those that support ${code(meant)}. Write ${code(meant)}.`;
    return words`${skipped}, even those that support ${code(meant)}. Its value isn’t right either. A right line looks like ${code(`${meant}: ${VALUES[meant]}`)}.`;
  },
  why: 'Crawlers skip lines they don’t know. So a file can contain new kinds of lines, and lines that only some crawlers use.',
  crawlers: [
    { who: 'Google', does: 'ignores the line; it doesn’t end a group' },
    { who: 'Protego', does: 'ignores the line, but it ends the group’s list of names' },
  ],
  fixName: ({ meant }) => (meant === '' ? 'Make it a comment' : 'Fix spelling'),
  fixed: ({ count, meant }) => {
    const others = count > 1 ? `and ${count - 1} more ` : '';
    if (meant !== '') return `${others}changed to ${meant}`;
    return others === '' ? 'turned into a comment' : `${others}turned into comments`;
  },
  sources: ['googleParser', 'googleReporting', 'protego'],
};
