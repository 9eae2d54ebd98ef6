import type { RuleAbout } from '../../../lint-texts/rule-about';
import { list } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Further crawlers of the same AI company',
  title: ({ names, operator }) => ['Blocking ', ...list(names), ` leaves other crawlers of ${operator} free`],
  explain: ({ others }) => [
    ...list(others),
    others.length > 1
      ? ' have names of their own and may crawl the site. If that is meant, all is well.'
      : ' has a name of its own and may crawl the site. If that is meant, all is well.',
  ],
  why: 'AI companies use one name per purpose, so that a site can, for example, appear in their search and stay out of training.',
  crawlers: [
    { who: 'OpenAI', does: 'has separate settings for GPTBot and OAI-SearchBot' },
    { who: 'Anthropic', does: 'has separate names for training, for search and for what a person asks' },
  ],
  fixName: () => 'Name the others too',
  fixed: ({ others }) => `got ${others.length} more below it`,
  examples: [
    {
      bad: 'User-agent: ⟦GPTBot⟧\nDisallow: /\n',
      good: 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: CCBot\nUser-agent: ⟦GPTBot⟧ # training\nDisallow: /\n',
      good: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nDisallow:\n',
    },
  ],
  sources: ['openai', 'anthropic'],
};
