import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path in another case',
  title: ({ name, other }) => say`${code(name)} is not ${code(other)}`,
  explain: ({ other, otherLine, path, others }) => [
    ...say`Line ${otherLine} writes ${code(other)}, and addresses in that spelling are not blocked by this rule. If both spellings lead to the same pages, add ${code(path)}.`,
    ...(others > 0 ? say` So it is with ${others} more ${others === 1 ? 'rule' : 'rules'}.` : []),
  ],
  why: 'Capital and small letters are different in paths, also on servers that treat them alike.',
  crawlers: [
    { who: 'Google', does: 'tells capital from small letters in paths' },
    { who: 'Bing', does: 'tells capital from small letters in paths' },
    { who: 'RFC 9309', does: 'asks for case to be kept apart in paths' },
  ],
  fixName: ({ others }) =>
    others > 0 ? `Add the other spelling of ${others + 1} rules` : 'Add the other spelling',
  fixed: ({ path, others }) =>
    others > 0 ? `and ${others} more got the other spelling below` : `got ${path} below it`,
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
      good: 'User-agent: *\nDisallow: /Admin/\nDisallow: /files/\n',
    },
  ],
  sources: ['google', 'bing', 'rfc9309'],
};
