import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path with different capitals',
  title: ({ name, other }) => words`${code(`/${name}`)} and ${code(`/${other}`)} are different paths`,
  explain: ({ other, otherLine, path, others }) => [
    ...words`Line ${otherLine} has ${code(`/${other}`)}. This rule doesn’t block URLs with that spelling. If both lead to the same pages, add ${code(path)}.`,
    ...(others > 0 ? words` The same goes for ${others} more ${others === 1 ? 'rule' : 'rules'}.` : []),
  ],
  why: 'To crawlers, capital and small letters in a path are different, even if your server treats them alike.',
  crawlers: [
    { who: 'Google', does: 'treats paths as case-sensitive' },
    { who: 'Bing', does: 'treats paths as case-sensitive' },
    { who: 'RFC 9309', does: 'treats paths as case-sensitive' },
  ],
  fixName: ({ others }) =>
    others > 0 ? `Add the other spelling of ${others + 1} rules` : 'Add the other spelling',
  fixed: ({ path, others }) =>
    others > 0
      ? `and ${others} more are now followed by the other spelling`
      : `is now followed by a rule for ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nAllow: /admin/login\nDisallow: /⟦Admin⟧/\n',
      good: 'User-agent: *\nAllow: /admin/login\nDisallow: /Admin/\nDisallow: /admin/\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /Files/c\nDisallow: /⟦files⟧/d\nDisallow: /files/e\n',
      good: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /Files/c\nDisallow: /files/b\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /⟦files⟧/c\n',
      good: 'User-agent: *\nDisallow: /news/xt\nDisallow: /news/a\nDisallow: /news/b\nDisallow: /News/XT\nDisallow: /News/Xt\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /⟦files⟧/c\n\nUser-agent: GPTBot\nDisallow: /Files/c\n',
      good: 'User-agent: *\nDisallow: /Admin/\nDisallow: /files/\n\nUser-agent: GPTBot\nDisallow: /Shop/cart\nDisallow: /shop\n',
    },
  ],
  sources: ['google', 'bing', 'rfc9309'],
};
