import { fieldRules } from '../field-rules';

/**
 * Bing (blogs.bing.com/webmaster/2012/05/03): Crawl-delay in the `*` group applies even if another group
 * names Bingbot. It is a window in seconds in which Bing fetches at most one page. Whole numbers from 1 to 20
 * and their scale come from Bruce Clay's guide (founding statements 108 and 109, contradiction C10); the blog
 * mentions 1 to 30 seconds. Assumed: a number between two steps of the scale has the speed of the lower one.
 * Not stated: which of several lines counts, and the effect of other values.
 */
export const bingFieldRules = fieldRules(
  { use: 'not-documented', source: null },
  {
    'crawl-delay': {
      use: 'used',
      source:
        'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
      survivesNamedGroup: true,
    },
    sitemap: {
      use: 'used',
      source:
        'https://blogs.bing.com/webmaster/may-2022/Spring-cleaning-Removed-Bing-anonymous-sitemap-submission/',
    },
  },
  {
    delay: {
      range: { min: 1, max: 20, whole: true },
      unit: 'seconds',
      steps: [
        { from: 1, step: 'slow' },
        { from: 10, step: 'very-slow' },
        { from: 20, step: 'extremely-slow' },
      ],
    },
  },
);
