import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Parameter in the first place only',
  title: ({ name }) => say`${code(name)} is blocked only as the first parameter`,
  explain: ({ name, later, others }) => [
    ...say`An address such as ${code(`/x?a=1&${name}=2`)} stays open. If that should be blocked too, add ${code(later)}.`,
    ...(others > 0
      ? say` So it is with ${others} more ${others === 1 ? 'rule' : 'rules'} of the group.`
      : []),
  ],
  why: 'Parameters come in any order, and only the first stands behind the question mark; the others stand behind an ampersand.',
  crawlers: [
    { who: 'Google', does: 'compares the address as text and knows no parameters' },
    { who: 'RFC 9309', does: 'compares path and query as text' },
  ],
  fixName: ({ others }) =>
    others > 0 ? `Add ${others + 1} rules for later places` : 'Add a rule for later places',
  fixed: ({ later, others }) =>
    others > 0 ? `and ${others} more got a rule for later places below` : `got ${later} below it`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /*⟦?sort=⟧\n',
      good: 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /de/*⟦?sort=⟧*\nDisallow: /fr/*?sort=*\n',
      good: 'User-agent: *\nDisallow: /*?id=120001&case=\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /shop/*⟦?sort=⟧price\n',
      good: 'User-agent: *\nDisallow: /*?*sort=\nDisallow: /search?q=\n',
    },
  ],
  sources: ['google', 'rfc9309'],
};
