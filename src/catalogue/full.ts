/**
 * The catalogue's second entry point, loaded on demand: all crawlers, and reading typed text as one of them.
 */
export { aiTrainingTokens } from './ai-training-tokens';
export { crawlerById, crawlers, crawlersByOperator } from './crawlers';
export { type CrawlerSection, crawlersByCategory, wellKnownIds } from './crawlers-by-category';
export { feedsAiTraining } from './feeds-ai-training';
export { isPlainToken } from './parser-reads';
export { type PolicyToken, policyTokenNamed } from './policy-tokens';
export { readCrawler } from './read-crawler';
