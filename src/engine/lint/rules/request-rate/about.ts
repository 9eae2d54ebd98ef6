import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Request-rate',
  title: ({ value, isReadable }) =>
    isReadable
      ? say`Few crawlers read ${code('Request-rate')}`
      : say`No crawler can read ${code(value)} as a rate`,
  explain: ({ isReadable, isReadByPython }) => [
    isReadable
      ? 'Google and Yandex do not use the line, and Bing does not document it. Seznam and Scrapy use it'
      : 'The line slows nobody down. A rate is a number of pages, a slash and a time, such as 1/10s',
    isReadable && !isReadByPython ? '; Python’s robotparser drops a time with a unit.' : '.',
  ],
  why: 'Request-rate says how many pages may be fetched in how much time. It comes from a proposal of 2002 that only a few took up.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Seznam', does: 'uses it, as in 1/10s, with hours in UTC if you like' },
    { who: 'Protego, the parser of Scrapy', does: 'reads the time with its unit: s, m, h or d' },
    { who: 'Python’s robotparser', does: 'reads plain numbers only, as in 1/10' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Request-rate: 1/10s⟧\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦Request-rate: 1 page per 10 seconds⟧ # slowly\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x # Request-rate: 1/5\n',
      severity: 'warning',
    },
  ],
  sources: ['googleReporting', 'seznam', 'protego', 'python'],
};
