import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Every URL with parameters blocked',
  title: ({ value }) => words`${code(value)} blocks every URL with parameters`,
  explain: () =>
    words`That includes links to good pages with a tracking parameter such as ${code('?utm_source=')}, and styles and scripts with a version after the question mark. To block only some parameters, name them: ${code('/*?sort=')}.`,
  why: 'Many URLs have a question mark for reasons unrelated to search or filters.',
  crawlers: [
    { who: 'Google', does: 'crawls none of the matching URLs, whatever the parameter is' },
    { who: 'RFC 9309', does: 'matches path and parameters together' },
  ],
  sources: ['google', 'rfc9309'],
};
