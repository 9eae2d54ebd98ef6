import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';

const mistral = entriesWith({
  operator: 'Mistral AI',
  obeysRobots: 'yes',
  source: 'https://docs.mistral.ai/en/robots',
  confidence: 'high',
  readOn: '2026-11-29',
});

/** Mistral’s crawlers. */
export const mistralCrawlers: readonly CatalogueCrawler[] = [
  mistral({
    id: 'mistralai-training',
    productToken: 'MistralAI-Training',
    category: 'ai-training',
    note: 'Collects pages for training Mistral’s models.',
  }),
  mistral({
    id: 'mistralai-index',
    productToken: 'MistralAI-Index',
    category: 'ai-search',
    note: 'Builds the index for Mistral’s search. Not used for AI training.',
  }),
  mistral({
    id: 'mistralai-user',
    productToken: 'MistralAI-User',
    category: 'ai-assistant',
    note: 'Opens pages when people ask Vibe, Mistral’s assistant. Not used for AI training.',
  }),
];
