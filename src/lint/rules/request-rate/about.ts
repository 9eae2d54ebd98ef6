import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Request-rate line',
  title: ({ value, isReadable }) =>
    isReadable
      ? words`Few crawlers use the ${code('Request-rate')} line`
      : words`No crawler can read ${code(value)} as a rate`,
  explain: ({ isReadable }) => [
    isReadable
      ? 'It asks crawlers to load only so many pages in a given time. Google and Yandex ignore it, Bing doesn’t mention it, and of the search engines we know only Seznam follows it. If you didn’t write it for a crawler that follows it, you can remove it. To limit requests, use your server.'
      : 'This line doesn’t slow any crawler down. Write a number of pages, a slash and a time, such as 1/10s, or remove the line.',
  ],
  why: 'Request-rate limits the number of pages per period of time. It comes from a 2002 proposal that few crawlers adopted.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Seznam', does: 'uses it, as in 1/10s, optionally with hours in UTC' },
    {
      who: 'Protego, Scrapy’s parser',
      does: 'reads the time with its unit: s, m, h or d; Scrapy itself doesn’t use it',
    },
    { who: 'Python’s robotparser', does: 'reads only plain numbers, as in 1/10' },
  ],
  sources: ['googleReporting', 'seznam', 'protego', 'python'],
};
