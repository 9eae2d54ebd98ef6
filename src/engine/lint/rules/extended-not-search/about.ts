import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Google-Extended and Google Search',
  title: ({ value }) => words`${code(value)} doesn’t affect Google Search`,
  explain: ({ paths }) => [
    'These rules keep content out of Gemini’s training and answers. Googlebot can still crawl ',
    ...list(paths.slice(0, 3)),
    ' for Search. If that’s intended, there’s nothing to do.',
  ],
  why: 'Google-Extended isn’t a crawler. It’s a name that lets you tell Google how it may use your content.',
  crawlers: [
    { who: 'Google', does: 'uses these rules for Gemini only; Search follows the rules for Googlebot' },
  ],
  sources: ['googleCrawlers'],
};
