import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, plainWords, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Disallow that Google repairs',
  title: ({ field }) => say`Only some crawlers read “${code(field)}” as Disallow`,
  explain: ({ readers, value }) => [
    plainWords(list(readers)),
    ...say` knows this misspelling. Others skip the line, so they may crawl ${code(value)} unless another rule forbids it.`,
  ],
  why: 'Google’s parser accepts five misspellings of Disallow because they are frequent. Hardly anybody else does.',
  crawlers: [
    { who: 'Google', does: 'reads dissallow, dissalow, disalow, diasllow and disallaw as Disallow' },
    { who: 'Protego', does: 'accepts the same misspellings' },
    { who: 'RFC 9309', does: 'allows readers to accept misspellings but asks nobody to' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to Disallow',
  examples: [
    {
      bad: 'User-agent: *\n⟦Dissalow⟧: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦disallaw⟧ /x/ # closed\n',
      good: 'User-agent: *\nDisallow: /x/ # closed\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: Googlebot\n⟦DISALOW⟧: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'protego', 'rfc9309'],
};
