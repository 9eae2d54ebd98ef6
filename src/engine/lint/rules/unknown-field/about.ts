import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unknown line',
  title: ({ field, meant }) =>
    meant === '' ? words`No crawler we know uses ${code(field)}` : words`${code(field)} isn’t ${code(meant)}`,
  explain: ({ field, count, meant }) =>
    meant !== ''
      ? words`Crawlers skip ${count > 1 ? `these ${count} lines` : 'this line'}, even those that support ${code(meant)}.`
      : words`Crawlers skip ${count > 1 ? `these ${count} lines` : 'this line'}, which does no harm. If ${code(field)} is a comment, put a ${code('#')} before it.`,
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
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Unicorn⟧: /y\nUnicorn: /z\n',
      good: 'User-agent: *\nDisallow: /x/\n# Unicorn: /y\n',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: /x/\n⟦Crawl delay⟧: 5\n',
      good: 'User-agent: bingbot\nDisallow: /x/\nCrawl-delay: 5\n',
    },
  ],
  sources: ['googleParser', 'googleReporting', 'protego'],
};
