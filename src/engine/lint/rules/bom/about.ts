import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Byte order mark',
  title: () => ['The file begins with a byte order mark'],
  explain: ({ losesLine }) => [
    losesLine
      ? 'Search engines skip these invisible bytes. Older programs take them for a part of the first line and lose that line. Save the file without the mark, or begin it with a comment.'
      : 'Search engines skip these invisible bytes. Older programs take them for a part of the first line, on which nothing depends here. You can save the file without the mark.',
  ],
  why: 'Some editors put three bytes in front of a UTF-8 file to say that it is one. robots.txt is always UTF-8 and needs no mark.',
  crawlers: [
    { who: 'Google', does: 'skips the mark' },
    { who: 'Scrapy', does: 'skips it too' },
    { who: 'Python’s robotparser', does: 'keeps it, so the first line counts for nothing' },
  ],
  fixName: () => 'Remove the mark',
  fixed: () => 'begins without the mark',
  examples: [
    {
      bad: '\ufeffUser-agent: *\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: '\ufeff# Rules\nUser-agent: *\nDisallow: /x\n',
      good: '# Rules\nUser-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'scrapy', 'python'],
};
