import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Comment of another language',
  title: ({ text, live }) =>
    live ? say`${code(text)} is no comment: it counts` : say`${code(text)} is no comment here`,
  explain: ({ live }) =>
    live
      ? say`The signs around this line mean nothing in robots.txt, so the line is read. Put a ${code('#')} in front of it.`
      : say`Crawlers skip the line because they do not understand it. A comment begins with ${code('#')}.`,
  why: 'Only # begins a comment. Signs that end a comment later do not exist, so rules between them are in force.',
  crawlers: [
    { who: 'Google', does: 'skips lines that it does not know, and reads rules between such signs' },
    { who: 'RFC 9309', does: 'knows only #' },
  ],
  fixName: () => 'Make it a comment',
  fixed: ({ count }) => (count > 1 ? `and ${count - 1} more became comments` : 'became a comment'),
  examples: [
    {
      bad: '⟦// Disallow: /x/⟧\nUser-agent: *\nDisallow: /y/\n',
      good: '# // Disallow: /x/\nUser-agent: *\nDisallow: /y/\n',
      severity: 'note',
    },
    {
      bad: '⟦<!-- for all -->⟧\nUser-agent: *\nDisallow: /y/\n',
      good: '# for all\nUser-agent: *\nDisallow: /y/\n',
      severity: 'note',
    },
    {
      bad: '⟦;---⟧\n; robots\n;---\nUser-agent: *\nDisallow: /y/\n',
      good: '#---\n# robots\n#---\nUser-agent: *\nDisallow: /y/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦/* old⟧\n⟦Disallow: /x/⟧\n\n*/\nDisallow: /y/\n',
      good: 'User-agent: *\n# old\n# Disallow: /x/\n\nDisallow: /y/\n',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
