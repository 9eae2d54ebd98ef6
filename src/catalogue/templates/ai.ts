import type { Crawler, CrawlerCategory } from '../crawler';
import type { Template, TemplateProbe } from '../template';
import { asksRobotsTxt, blockCrawlers } from './block-crawlers';

const probes: readonly TemplateProbe[] = [
  { crawler: 'googlebot', path: '/article' },
  { crawler: 'bingbot', path: '/article' },
  { crawler: 'gptbot', path: '/article' },
  { crawler: 'claudebot', path: '/article' },
  { crawler: 'google-extended', path: '/article' },
  { crawler: 'oai-searchbot', path: '/article' },
  { crawler: 'perplexitybot', path: '/article' },
];

const common = {
  use: 'adds-groups',
  probes,
  sources: [],
  readOn: '2026-11-21',
} as const satisfies Partial<Template>;

const CHECK =
  'Only crawlers that ask robots.txt are named; others do not read it. Fetchers that act for one person may go on. If your file already has a group for one of these crawlers, both groups count together.';

function of(...categories: readonly CrawlerCategory[]): (crawlers: readonly Crawler[]) => Crawler[] {
  return (crawlers) =>
    crawlers.filter((crawler) => categories.includes(crawler.category) && asksRobotsTxt(crawler));
}

const training = of('ai-training');
const all = of('ai-training', 'ai-search', 'ai-assistant');
const allButSearch = of('ai-training', 'ai-assistant');

/** Keeps content out of training, and stays visible in AI search. */
export const aiTraining: Template = {
  ...common,
  id: 'ai-training',
  title: 'No AI training',
  about:
    'Blocks every crawler of our list that collects pages to train AI models. Search engines and AI search stay.',
  check: CHECK,
  text: (crawlers) => blockCrawlers('No pages for training AI models', training(crawlers)),
};

/** Blocks everything that feeds AI. */
export const aiAll: Template = {
  ...common,
  id: 'ai-all',
  title: 'No AI at all',
  about: 'Blocks the crawlers for AI training, AI search and AI assistants. Ordinary search engines stay.',
  check: CHECK,
  text: (crawlers) => blockCrawlers('No pages for AI: training, search or assistants', all(crawlers)),
};

/** As `aiAll`, but AI search may go on and send visitors. */
export const aiAllButSearch: Template = {
  ...common,
  id: 'ai-all-but-search',
  title: 'No AI but search',
  about: 'Blocks the crawlers for AI training and AI assistants. AI search, which links to you, stays.',
  check: CHECK,
  text: (crawlers) =>
    blockCrawlers('No pages for AI training or assistants; AI search may crawl', allButSearch(crawlers)),
};
