import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Folder blocked, but not its page',
  title: ({ value, path }) => words`${code(value)} doesn’t block ${code(path)}`,
  explain: ({ path, added }) =>
    words`This rule blocks what’s inside the folder. The page ${code(path)}, without a slash at the end, stays open. To block it too, add a rule for ${code(added)}.`,
  why: 'The URLs with and without the slash differ, even though many servers show the same page at both.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /fish/ doesn’t match /fish' },
    { who: 'Bing, Yandex and RFC 9309', does: 'compare character by character too' },
  ],
  fixName: () => 'Block the page too',
  fixed: ({ added }) => `is now followed by a rule for ${added}`,
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
