import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Visit-time',
  title: () => say`No search engine is known to keep to ${code('Visit-time')}`,
  explain: ({ value, isReadable }) => [
    'Crawlers come at any hour, whatever the line says.',
    ...(isReadable
      ? []
      : say` Nor is ${code(value)} the form that the field has: two times of day in UTC, such as 0600-0845.`),
  ],
  why: 'Visit-time names the hours in which crawlers may come. It comes from a proposal of 2002 that hardly anybody took up.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Protego, the parser of Scrapy', does: 'reads it only with a blank between the two times' },
    { who: 'crawler-commons', does: 'reads it only if a program asks for it' },
  ],
  fixName: () => 'Remove Visit-time',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Visit-time: 0600-0845⟧\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦Visit-time: at night⟧ # slowly\nDisallow: /x\n',
      good: 'User-agent: *\n# slowly\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['googleReporting', 'protego', 'crawlerCommons'],
};
