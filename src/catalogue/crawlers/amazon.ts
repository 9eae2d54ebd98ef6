import type { Crawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt } from './sources';

const amazonbotPage = 'https://developer.amazon.com/amazonbot';

const amazon = entriesWith({ operator: 'Amazon', confidence: 'medium', readOn: '2026-11-21' });

/** Amazon’s crawlers, and those run by its customers. */
export const amazonCrawlers: readonly Crawler[] = [
  amazon({
    id: 'amazonbot',
    productToken: 'Amazonbot',
    category: 'ai-training',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    dialect: 'rfc9309',
    crawlDelay: false,
    note: 'May feed AI training. If robots.txt can’t be loaded, it uses a copy up to 30 days old, then crawls freely.',
    source: amazonbotPage,
    confidence: 'high',
  }),
  amazon({
    id: 'amzn-searchbot',
    productToken: 'Amzn-SearchBot',
    category: 'ai-search',
    obeysRobots: 'yes',
    dialect: 'rfc9309',
    crawlDelay: false,
    note: 'Lets pages appear in Alexa and Rufus. Not used for AI training.',
    source: amazonbotPage,
  }),
  amazon({
    id: 'amzn-user',
    productToken: 'Amzn-User',
    category: 'ai-assistant',
    obeysRobots: 'yes',
    dialect: 'rfc9309',
    crawlDelay: false,
    note: 'Fetches pages to answer a person’s question to Alexa, and still obeys robots.txt.',
    source: amazonbotPage,
    readOn: '2026-11-26',
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
