import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap without a full URL',
  title: ({ value, count }) => {
    if (value === '') return words`${code('Sitemap')} has no URL`;
    return count > 1 ? words`One Sitemap line has ${count} URLs` : words`${code(value)} isn’t a full URL`;
  },
  explain: ({ value, better, count }) => {
    if (value === '')
      return ['This line does nothing. Write the full URL of the sitemap, or remove the line.'];
    if (count > 1)
      return ['Crawlers read them as one URL that doesn’t exist. Put each sitemap on its own line.'];
    const form = better === '' ? 'https://example.com/sitemap.xml' : better;
    return words`Google and Yandex need one full URL, with https:// and the domain, and may not find this sitemap. Write it like ${code(form)}.`;
  },
  why: 'A sitemap can be on any host, so crawlers don’t guess which one you mean.',
  crawlers: [
    { who: 'Google', does: 'requires a full URL' },
    { who: 'Yandex', does: 'reports an error' },
    { who: 'crawler-commons', does: 'adds the host of the file' },
    { who: 'Python’s robotparser', does: 'passes the value on without adding a host' },
  ],
  fixName: ({ value, count }) => {
    if (value === '') return 'Remove the line';
    return count > 1 ? 'Split into lines' : 'Write the full URL';
  },
  sources: ['google', 'yandexErrors', 'crawlerCommons', 'python', 'sitemaps'],
};
