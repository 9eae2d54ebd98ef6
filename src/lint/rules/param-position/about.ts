import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Parameter blocked in first position only',
  title: ({ name }) => words`${code(`?${name}=`)} is blocked only as the first parameter`,
  explain: ({ url, later, others }) => [
    ...words`This rule doesn’t block a URL such as ${code(url)}. To block that too, add ${code(later)}`,
    ...(others > 0
      ? [`, and the same for ${others === 1 ? 'one more rule' : `${others} more rules`} in this group`]
      : []),
    '. If the parameter always comes first, there’s nothing to do.',
  ],
  why: 'Parameters can come in any order. The first one follows a question mark, the others an ampersand.',
  crawlers: [
    { who: 'Google', does: 'compares the URL as text, without parsing parameters' },
    { who: 'RFC 9309', does: 'compares path and parameters as text' },
  ],
  fixName: ({ others }) =>
    others > 0 ? `Add ${others + 1} rules for later positions` : 'Add a rule for later positions',
  sources: ['google', 'rfc9309'],
};
