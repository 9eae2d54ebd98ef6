import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Visit-time line',
  title: () => words`No search engine is known to follow ${code('Visit-time')}`,
  explain: ({ value, isReadable }) => [
    'Crawlers may visit at any hour, whatever this line says. You can remove it.',
    ...(isReadable
      ? []
      : words` ${code(value)} isn’t in the right form either: it needs two times in UTC, such as 0600-0845.`),
  ],
  why: 'Visit-time names the hours when crawlers may visit. It comes from a 2002 proposal that few crawlers adopted.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Protego, Scrapy’s parser', does: 'reads it only with a space between the two times' },
    { who: 'crawler-commons', does: 'reads it only if a program asks for it' },
  ],
  fixName: () => 'Remove Visit-time',
  sources: ['googleReporting', 'protego', 'crawlerCommons'],
};
