import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path with different capitals',
  title: ({ name, other }) => words`${code(`/${name}`)} and ${code(`/${other}`)} are different paths`,
  explain: ({ other, otherLine, path, others }) => [
    ...words`Line ${otherLine} has ${code(`/${other}`)}. This rule doesn’t block URLs with that spelling. If both lead to the same pages, add ${code(path)}`,
    ...(others > 0 ? [`, and the same for ${others === 1 ? 'one more rule' : `${others} more rules`}`] : []),
    '. If not, there’s nothing to do.',
  ],
  why: 'To crawlers, capital and small letters in a path are different, even if your server treats them alike.',
  crawlers: [
    { who: 'Google', does: 'treats paths as case-sensitive' },
    { who: 'Bing', does: 'treats paths as case-sensitive' },
    { who: 'RFC 9309', does: 'treats paths as case-sensitive' },
  ],
  fixName: ({ others }) =>
    others > 0 ? `Add the other spelling of ${others + 1} rules` : 'Add the other spelling',
  sources: ['google', 'bing', 'rfc9309'],
};
