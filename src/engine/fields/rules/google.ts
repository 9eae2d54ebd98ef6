import { fieldRules } from '../field-rules';

/**
 * Google supports user-agent, allow, disallow and sitemap; its parser lists most others as unused
 * (reporting_robots.cc, kUnsupportedTags). The code for Noindex, which was never documented, was retired on
 * 2019-09-01.
 */
export const googleFieldRules = fieldRules(
  { use: 'ignored', source: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec' },
  {
    sitemap: { use: 'used' },
    noindex: {
      use: 'no-longer',
      since: '2019-09-01',
      source: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
    },
  },
);
