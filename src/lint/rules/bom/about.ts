import type { RuleAbout } from '../../texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Byte order mark',
  title: () => ['The file starts with an invisible byte order mark'],
  explain: ({ losesLine }) => [
    losesLine
      ? 'Search engines skip it. Some older tools treat it as part of the first line and ignore that line. Save the file without the mark, or start it with a comment.'
      : 'Search engines skip it. Some older tools treat it as part of the first line, which does no harm here. You can save the file without it.',
  ],
  why: 'Some editors put three extra bytes at the start of a UTF-8 file. robots.txt doesn’t need them.',
  crawlers: [
    { who: 'Google', does: 'skips the mark' },
    { who: 'Scrapy', does: 'skips the mark' },
    { who: 'Python’s robotparser', does: 'keeps the mark, so it ignores the first line' },
  ],
  fixName: () => 'Remove the mark',
  sources: ['google', 'scrapy', 'python'],
};
