import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Address of a sitemap without Sitemap',
  title: ({ address }) => say`${code('Sitemap:')} is missing in front of ${code(address)}`,
  explain: () =>
    say`Google takes the part before the colon for an unknown field and skips the line. Most crawlers do not find this sitemap here.`,
  why: 'Every line of robots.txt begins with a field. An address alone says nothing.',
  crawlers: [
    { who: 'Google', does: 'reads a field named “https” and ignores the line' },
    { who: 'crawler-commons', does: 'takes such a line for a sitemap' },
  ],
  fixName: () => 'Put Sitemap in front',
  fixed: () => 'made a Sitemap line',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦https://example.com/sitemap.xml⟧ # all\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml # all\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦HTTP://example.com/pages.xml.gz?a⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\nhttps://example.com/about\n',
      severity: 'warning',
    },
  ],
  sources: ['googleParser', 'crawlerCommons'],
};
