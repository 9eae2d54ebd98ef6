import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unusable Crawl-delay',
  title: ({ value, isNumber, pages }) => {
    if (value === '') return words`${code('Crawl-delay')} has no number`;
    if (pages >= 0) return words`A delay of ${code(value)} seconds may keep crawlers away`;
    return isNumber
      ? words`Not every crawler accepts a delay of ${code(value)}`
      : words`${code(value)} isn’t a number of seconds`;
  },
  explain: ({ isNumber, names, min, max, pages }) => {
    if (pages >= 0)
      return words`A crawler that follows it crawls ${pace(pages)}. Some programs then crawl nothing at all. Write a smaller number.`;
    return isNumber
      ? words`${listNames(names)} may skip this line. ${names.length > 1 ? (names[0] ?? '') : 'It'} is known to accept whole numbers from ${min} to ${max}, so write one of these.`
      : ['Crawlers skip this line, so it doesn’t slow any crawler down. Write a whole number.'];
  },
  why: 'Crawlers that use Crawl-delay accept different values: some only whole numbers, some only up to a limit. Some programs treat a very long delay as a ban.',
  crawlers: [
    { who: 'Bing', does: 'accepts whole numbers from 1 to 20 (second-hand source)' },
    { who: 'Python’s robotparser', does: 'accepts only whole numbers' },
    { who: 'Scrapy and crawler-commons', does: 'accept decimals too' },
    {
      who: 'crawler-commons',
      does: 'treats more than 300 seconds as a ban from the whole site, unless configured otherwise',
    },
    { who: 'Apache Nutch', does: 'skips the site’s pages if the delay is above its own limit' },
    { who: 'Google', does: 'ignores the line' },
  ],
  fixName: ({ value, better }) => (value === '' ? 'Remove the line' : `Change to ${better}`),
  sources: ['bing', 'bingDelay', 'python', 'crawlerCommons', 'nutch'],
};

function pace(pages: number): string {
  if (pages === 0) return 'less than one page a day';
  return pages === 1 ? 'one page a day' : `at most ${pages} pages a day`;
}
