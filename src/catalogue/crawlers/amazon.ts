import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt } from './sources';

const amazonbotPage = 'https://developer.amazon.com/amazonbot';

const amazon = entriesWith({ operator: 'Amazon', confidence: 'medium', readOn: '2026-11-21' });
const documented = entriesWith({
  operator: 'Amazon',
  dialect: 'rfc9309',
  crawlDelay: false,
  source: amazonbotPage,
  confidence: 'high',
  // The page of 4 September 2026.
  readOn: '2026-09-22',
});

/** Amazon’s crawlers, and those run by its customers. */
export const amazonCrawlers: readonly CatalogueCrawler[] = [
  documented({
    id: 'amazonbot',
    productToken: 'Amazonbot',
    category: 'ai-training',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'May feed AI training, except noarchive pages. Reads each host’s robots.txt; if that fails, its copy of up to 30 days, else none.',
  }),
  documented({
    id: 'amzn-searchbot',
    productToken: 'Amzn-SearchBot',
    category: 'ai-search',
    obeysRobots: 'yes',
    note: 'For Alexa’s search, not AI training. If not named, it follows rules that allow other search bots; Amazon doesn’t say which.',
  }),
  documented({
    id: 'amzn-user',
    productToken: 'Amzn-User',
    category: 'ai-assistant',
    obeysRobots: 'user-triggered',
    note: 'Fetches pages to answer a person. Amazon says that it may not follow every rule.',
  }),
  amazon({
    id: 'amazon-kendra',
    productToken: 'amazon-kendra',
    name: 'Amazon Kendra',
    category: 'ai-search',
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for company search that AWS customers set up.',
    source: aiRobotsTxt,
  }),
  amazon({
    id: 'bedrockbot',
    productToken: 'bedrockbot',
    category: 'ai-assistant',
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Reads sites for customers of Amazon Bedrock.',
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html',
  }),
];
