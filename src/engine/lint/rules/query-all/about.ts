import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Every address with a question mark blocked',
  title: ({ value }) => say`${code(value)} blocks every address with parameters`,
  explain: () =>
    say`That includes links to good pages that carry a tracking parameter such as ${code('?utm_source=')}, and styles and scripts with a version behind a question mark. If only some parameters are meant, name them: ${code('/*?sort=')}.`,
  why: 'Many addresses have a question mark for reasons that have nothing to do with search or filters.',
  crawlers: [
    { who: 'Google', does: 'stays away from all addresses that match, whatever the parameter is' },
    { who: 'RFC 9309', does: 'matches path and query together' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/*?⟧\n',
      good: 'User-agent: *\nDisallow: /*?$\nDisallow: /*?print\nDisallow: /search?\n',
    },
  ],
  sources: ['google', 'rfc9309'],
};
