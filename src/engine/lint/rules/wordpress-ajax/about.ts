import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'WordPress admin pages without their exception',
  title: ({ path }) => say`${code(path)} also blocks admin-ajax.php`,
  explain: ({ url }) =>
    say`Themes and plugins load parts of public pages through ${code(url)}. Search engines that may not call it can miss those parts.`,
  why: 'The file that WordPress makes itself blocks its admin pages and allows this one address.',
  crawlers: [
    { who: 'Google', does: 'makes the calls of a page only where it may' },
    { who: 'WordPress', does: 'writes the exception into the file that it makes' },
  ],
  fixName: () => 'Allow admin-ajax.php',
  fixed: ({ url }) => `got an exception above it: Allow: ${url}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/wp-admin/⟧\n',
      good: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/blog/wp-admin⟧\n',
      good: 'User-agent: *\nDisallow: /wp-admin/admin-ajax.php\n',
      severity: 'note',
    },
  ],
  sources: ['wordpress'],
};
