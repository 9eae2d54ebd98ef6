import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Page in front of a blocked folder',
  title: ({ value, path }) => say`${code(value)} leaves ${code(path)} open`,
  explain: ({ path, added }) =>
    say`The rule blocks what lies in the folder. The page ${code(path)}, without a slash at the end, may be crawled. A second rule with ${code(added)} blocks it too.`,
  why: 'With and without the slash are two addresses. Many servers show the same page at both.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /fish/ does not fit /fish' },
    { who: 'Bing, Yandex and RFC 9309', does: 'compare character by character too' },
  ],
  fixName: () => 'Block the page too',
  fixed: ({ added }) => `got a rule for ${added} below it`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/fish/⟧\n',
      good: 'User-agent: *\nDisallow: /fish/\nDisallow: /fish$\n',
      severity: 'note',
      context: { url: 'https://example.com/fish' },
    },
  ],
  sources: ['google'],
};
