import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Byte order mark inside the file',
  title: ({ field }) => say`An invisible mark in front of ${code(field)} hides the line`,
  explain: ({ field, value }) =>
    say`A byte order mark stands there. To crawlers it is a part of the field, so they skip the line ${code(`${field}: ${value}`)}.`,
  why: 'Byte order marks belong at the very start of a file, if anywhere. Joining several files into one leaves the marks of the later ones inside.',
  crawlers: [
    { who: 'Google', does: 'skips a mark at the start of the file only; elsewhere the line is lost' },
    { who: 'RFC 9309', does: 'has no place for it within a file' },
  ],
  fixName: () => 'Remove the mark',
  fixed: () => 'was cleaned',
  examples: [
    {
      bad: 'User-agent: *\n⟦\ufeff⟧Disallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦\ufeff⟧User-agent: bingbot\nDisallow: /\n',
      good: 'User-agent: *\nDisallow: /x\n\nUser-agent: bingbot\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦\ufeff⟧Crawl-delay: 5\n',
      good: 'User-agent: *\nDisallow: /x\n\ufeff# second file\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦\ufeff⟧Sitemap: https://example.com/s.xml\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/s.xml\n',
      severity: 'warning',
    },
  ],
  sources: ['googleParserTests', 'googleParser', 'rfc9309'],
};
