import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'WordPress admin area without its exception',
  title: ({ path }) => words`${code(path)} also blocks admin-ajax.php`,
  explain: ({ url }) =>
    words`Themes and plugins load parts of public pages through ${code(url)}. If search engines can’t load it, they may miss those parts. Add ${code(`Allow: ${url}`)}.`,
  why: 'WordPress’s own robots.txt blocks the admin area but allows this one URL.',
  crawlers: [
    { who: 'Google', does: 'loads the data a page requests only if it’s allowed' },
    { who: 'WordPress', does: 'includes the exception in the file it generates' },
  ],
  fixName: () => 'Allow admin-ajax.php',
  sources: ['wordpress'],
};
