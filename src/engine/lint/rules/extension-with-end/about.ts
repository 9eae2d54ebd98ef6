import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Extension with an end',
  title: ({ value, address }) => say`${code(value)} leaves ${code(address)} open`,
  explain: ({ path }) =>
    say`The dollar sign means that nothing may follow the extension, not even a query. ${code(path)} blocks the address with and without a query.`,
  why: 'A query belongs to the address with which rules are compared.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /*.php$ does not fit /filename.php?parameters' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know $ as the end of the address too' },
  ],
  fixName: () => 'Remove the $',
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/*.pdf$⟧\n',
      good: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*.pdf?\n',
      severity: 'note',
      context: { url: 'https://example.com/docs/a.pdf?download=1' },
    },
  ],
  sources: ['google'],
};
