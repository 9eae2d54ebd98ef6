import type { RuleAbout } from '../../texts/rule-about';
import { listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Other crawlers of the same AI company',
  title: ({ names, operator }) =>
    words`${listNames(names)} ${names.length > 1 ? 'are' : 'is'} blocked, but ${operator} has other crawlers`,
  explain: ({ others }) =>
    words`${listNames(others)} can still crawl your site. If that’s intended, there’s nothing to do. If not, add ${others.length > 1 ? 'their names' : 'that name'} here.`,
  why: 'AI companies use a separate name for each purpose. For example, your site can appear in their search but stay out of training. We report only those with the same purpose as a blocked one.',
  crawlers: [
    { who: 'OpenAI', does: 'has separate settings for GPTBot and OAI-SearchBot' },
    { who: 'Anthropic', does: 'has separate names for training, search and requests from people' },
  ],
  fixName: ({ others }) => (others.length > 1 ? 'Name the others too' : 'Name the other one too'),
  sources: ['openai', 'anthropic'],
};
