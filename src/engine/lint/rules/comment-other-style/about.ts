import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Wrong comment style',
  title: ({ text, live }) =>
    live
      ? words`${code(text)} isn’t a comment, so it still counts`
      : words`${code(text)} isn’t a comment here`,
  explain: ({ live }) =>
    live
      ? words`The comment marks around this line don’t work in robots.txt, so crawlers read it. Put a ${code('#')} before it.`
      : words`Crawlers skip this line because they don’t recognise it. Comments start with ${code('#')}.`,
  why: 'Only # starts a comment. robots.txt has no multi-line comments, so rules between such marks still apply.',
  crawlers: [
    { who: 'Google', does: 'skips lines it doesn’t recognise, but reads rules between such marks' },
    { who: 'RFC 9309', does: 'supports only #' },
  ],
  fixName: () => 'Make it a comment',
  fixed: ({ count }) => (count > 1 ? `and ${count - 1} more turned into comments` : 'turned into a comment'),
  examples: [
    {
      bad: '⟦// Disallow: /x/⟧\nUser-agent: *\nDisallow: /y/\n',
      good: '# // Disallow: /x/\nUser-agent: *\nDisallow: /y/\n',
      severity: 'tidy',
    },
    {
      bad: '⟦<!-- for all -->⟧\nUser-agent: *\nDisallow: /y/\n',
      good: '# for all\nUser-agent: *\nDisallow: /y/\n',
      severity: 'tidy',
    },
    {
      bad: '⟦;---⟧\n; robots\n;---\nUser-agent: *\nDisallow: /y/\n',
      good: '#---\n# robots\n#---\nUser-agent: *\nDisallow: /y/\n',
      severity: 'tidy',
    },
    {
      bad: 'User-agent: *\nDisallow: /z/\n⟦/* old⟧\n⟦Disallow: /x/⟧\n\n*/\nDisallow: /y/\n',
      good: 'User-agent: *\nDisallow: /z/\n# old\n# Disallow: /x/\n\nDisallow: /y/\n',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
