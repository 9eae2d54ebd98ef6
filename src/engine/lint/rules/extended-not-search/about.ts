import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Google-Extended and Google Search',
  title: ({ value }) => say`${code(value)} does not concern Google Search`,
  explain: ({ paths }) => [
    ...say`The rules keep content out of the training and the answers of Gemini. ${code('Googlebot')} may still crawl `,
    ...list(paths.slice(0, 3)),
    ' for Search.',
  ],
  why: 'Google-Extended is no crawler but a name by which sites say what Google may use their content for.',
  crawlers: [
    { who: 'Google', does: 'reads these rules for Gemini only; Search follows the rules for Googlebot' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦Google-Extended⟧\nDisallow: /\n',
      good: 'User-agent: Google-Extended\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: ⟦Google-Extended⟧\nDisallow: /news/\n\nUser-agent: *\nDisallow: /tmp/\nDisallow: /news/x\n',
      good: 'User-agent: Google-Extended\nDisallow: /news/\n\nUser-agent: Googlebot\nDisallow: /news/\n',
    },
  ],
  sources: ['googleCrawlers'],
};
