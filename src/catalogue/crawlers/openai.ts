import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt } from './sources';

/** Changes to its crawlers are announced in https://developers.openai.com/api/docs/bots/rss.xml. */
const openaiBots = 'https://developers.openai.com/api/docs/bots';

const advertisers =
  'https://help.openai.com/en/articles/20001243-advertiser-guidance-for-allowing-openai-web-crawlers';

const openai = entriesWith({
  operator: 'OpenAI',
  source: openaiBots,
  confidence: 'medium',
  readOn: '2026-11-21',
});

/** OpenAI’s crawlers. */
export const openaiCrawlers: readonly CatalogueCrawler[] = [
  openai({
    id: 'gptbot',
    productToken: 'GPTBot',
    category: 'ai-training',
    obeysRobots: 'yes',
    note: 'Collects pages that may be used to train OpenAI’s models. Changes to robots.txt take about a day.',
  }),
  openai({
    id: 'oai-searchbot',
    productToken: 'OAI-SearchBot',
    category: 'ai-search',
    obeysRobots: 'yes',
    note: 'Lets sites appear in ChatGPT’s search. GPTBot’s rules don’t apply to it.',
  }),
  openai({
    id: 'chatgpt-user',
    productToken: 'ChatGPT-User',
    category: 'ai-assistant',
    obeysRobots: 'user-triggered',
    note: 'Visits pages when a person asks. OpenAI says that robots.txt may not apply.',
  }),
  openai({
    id: 'chatgpt-agent',
    productToken: 'ChatGPT Agent',
    category: 'ai-assistant',
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Browses for a person and signs its requests; no header is documented. Only a community list says that it obeys robots.txt.',
    source: aiRobotsTxt,
    confidence: 'low',
  }),
  openai({
    id: 'oai-adsbot',
    productToken: 'OAI-AdsBot',
    category: 'ads',
    obeysRobots: 'yes',
    note: 'Checks pages that were submitted as ads in ChatGPT. Advertisers must let it in.',
    source: advertisers,
    readOn: '2026-11-29',
  }),
];
