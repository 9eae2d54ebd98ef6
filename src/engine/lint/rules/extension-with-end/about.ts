import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File extension with an end mark',
  title: ({ value, address }) => words`${code(value)} doesn’t block ${code(address)}`,
  explain: ({ path }) =>
    words`The dollar sign means that nothing may follow the extension, not even a ${code('?')} and parameters. ${code(path)} blocks the URL with and without parameters.`,
  why: 'Crawlers compare rules with the whole path, including everything after the question mark.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /*.php$ doesn’t match /filename.php?parameters' },
    { who: 'Bing, Yandex and RFC 9309', does: 'treat $ as the end of the URL too' },
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
