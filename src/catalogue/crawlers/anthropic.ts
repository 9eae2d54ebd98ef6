import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';

const anthropicHelp =
  'https://privacy.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';

const documented = entriesWith({
  operator: 'Anthropic',
  obeysRobots: 'yes',
  crawlDelay: true,
  source: anthropicHelp,
  confidence: 'high',
  readOn: '2026-09-22',
});
/** Names in lists of crawlers to block that Anthropic’s page no longer has. */
const old = entriesWith({
  operator: 'Anthropic',
  sendsRequests: null,
  note: 'An old name that Anthropic no longer documents, so our templates leave it out.',
  source: anthropicHelp,
  confidence: 'medium',
  readOn: '2026-09-22',
});

/** Anthropic’s crawlers, and two old names. */
export const anthropicCrawlers: readonly CatalogueCrawler[] = [
  documented({
    id: 'claudebot',
    productToken: 'ClaudeBot',
    category: 'ai-training',
    note: 'Collects pages that may train Claude. Repeat rules on every subdomain; a firewall also keeps it from reading robots.txt.',
  }),
  documented({
    id: 'claude-searchbot',
    productToken: 'Claude-SearchBot',
    category: 'ai-search',
    note: 'Indexes pages for Claude’s search. Repeat rules on every subdomain; a firewall also keeps it from reading robots.txt.',
  }),
  documented({
    id: 'claude-user',
    productToken: 'Claude-User',
    category: 'ai-assistant',
    note: 'Opens pages when people ask. Obeys robots.txt: repeat rules on every subdomain; a firewall also keeps it from reading them.',
  }),
  old({ id: 'claude-web', productToken: 'Claude-Web', category: 'ai-assistant' }),
  old({ id: 'anthropic-ai', productToken: 'anthropic-ai', category: 'ai-training' }),
];
