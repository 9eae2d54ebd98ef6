import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Extension without an end',
  title: ({ value, other }) => say`${code(value)} also blocks ${code(other)}`,
  explain: ({ value }) =>
    say`What follows the extension does not matter to the rule. ${code(`${value}$`)} means addresses that end with it, and leaves them open with a query behind it.`,
  why: 'A pattern fits wherever an address goes on behind it, unless a dollar sign says that nothing follows.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /*.php also fits /folder/any.php.file.html' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know $ as the end too' },
  ],
  fixName: () => 'Add $ at the end',
  fixed: ({ value }) => `changed to ${value}$`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/*.php⟧\n',
      good: 'User-agent: *\nDisallow: /*.php$\n',
      severity: 'note',
      context: { url: 'https://example.com/a.php/b' },
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/*.htm⟧\nDisallow: /*.html\n',
      good: 'User-agent: *\nDisallow: /*.htm$\nDisallow: /*.html\nDisallow: /*.html/\n',
    },
  ],
  sources: ['google'],
};
