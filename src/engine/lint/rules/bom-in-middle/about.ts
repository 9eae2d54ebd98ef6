import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Byte order mark inside the file',
  title: ({ field }) => words`An invisible character before ${code(field)} hides this line`,
  explain: ({ field, value }) =>
    words`It’s a byte order mark. Crawlers treat it as part of the line’s first word, so they skip ${code(`${field}: ${value}`)}.`,
  why: 'A byte order mark belongs only at the very start of a file. Joining files can leave marks in the middle.',
  crawlers: [
    { who: 'Google', does: 'skips a mark only at the start of the file; elsewhere it ignores the line' },
    { who: 'RFC 9309', does: 'doesn’t permit it inside a file' },
  ],
  fixName: () => 'Remove the mark',
  fixed: () => 'cleaned up',
  examples: [
    {
      bad: 'User-agent: *\n⟦\ufeff⟧Disallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦\ufeff⟧User-agent: MJ12bot\nDisallow: /\n',
      good: 'User-agent: *\nDisallow: /x\n\nUser-agent: MJ12bot\nDisallow: /\n',
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
