import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File extension without an end mark',
  title: ({ value, other, allowLine }) =>
    allowLine > 0
      ? words`${code(value)} needs an exception for ${code(other)}`
      : words`${code(value)} also blocks ${code(other)}`,
  explain: ({ value, allowLine }) =>
    words`The rule also matches if more text follows the extension${allowLine > 0 ? `, so line ${allowLine} has to allow such URLs again` : ''}. ${code(`${value}$`)} blocks only URLs that end with the extension, not those with parameters.`,
  why: 'A rule matches every URL that continues after it, unless it ends with a dollar sign.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /*.php also matches /folder/any.php.file.html' },
    { who: 'Bing, Yandex and RFC 9309', does: 'treat $ as the end too' },
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
      bad: 'User-agent: *\nDisallow: ⟦/*.htm⟧\nAllow: /*.html\n',
      good: 'User-agent: *\nDisallow: /*.htm\nDisallow: /*.html\nAllow: /*.htm/x\n',
    },
  ],
  sources: ['google'],
};
