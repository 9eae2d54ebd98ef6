import type { Crawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt } from './sources';

const anthropicHelp =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';

const anthropic = entriesWith({ operator: 'Anthropic', confidence: 'medium', readOn: '2026-11-21' });

/** Anthropic’s crawlers, and two old names. */
export const anthropicCrawlers: readonly Crawler[] = [
  anthropic({
    id: 'claudebot',
    productToken: 'ClaudeBot',
    category: 'ai-training',
    obeysRobots: 'yes',
    crawlDelay: true,
    note: 'Collects pages that may be used to train Claude.',
    source: anthropicHelp,
  }),
  anthropic({
    id: 'claude-searchbot',
    productToken: 'Claude-SearchBot',
    category: 'ai-search',
    obeysRobots: 'yes',
    crawlDelay: true,
    note: 'Improves Claude’s search results.',
    source: anthropicHelp,
  }),
  anthropic({
    id: 'claude-user',
    productToken: 'Claude-User',
    category: 'ai-assistant',
    obeysRobots: 'yes',
    crawlDelay: true,
    note: 'Visits pages when a person asks, and still obeys robots.txt.',
    source: anthropicHelp,
  }),
  anthropic({
    id: 'claude-web',
    productToken: 'Claude-Web',
    category: 'ai-assistant',
    sendsRequests: null,
    note: 'An old name, still found in lists of crawlers to block.',
    source: aiRobotsTxt,
  }),
  anthropic({
    id: 'anthropic-ai',
    productToken: 'anthropic-ai',
    category: 'ai-training',
    sendsRequests: null,
    note: 'An old name, still found in lists of crawlers to block.',
    source: aiRobotsTxt,
  }),
];
