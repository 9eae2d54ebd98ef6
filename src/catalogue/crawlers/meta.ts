import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

const webCrawlers = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';

const meta = entriesWith({
  operator: 'Meta',
  source: webCrawlers,
  confidence: 'medium',
  readOn: '2026-11-29',
});

/** Meta’s crawlers: previews, product catalogues, AI, ads. */
export const metaCrawlers: readonly CatalogueCrawler[] = [
  meta({
    id: 'facebookexternalhit',
    productToken: 'facebookexternalhit',
    name: 'FacebookExternalHit',
    category: 'social-preview',
    obeysRobots: 'partly',
    note: 'Makes previews of shared links. May bypass robots.txt for security checks.',
    confidence: 'high',
  }),
  meta({
    id: 'facebookcatalog',
    productToken: 'facebookcatalog',
    category: 'search-vertical',
    obeysRobots: 'partly',
    note: 'Fetches product catalogues. Meta lists it as a User-Agent of FacebookExternalHit and doesn’t say whether rules can name it.',
  }),
  meta({
    id: 'meta-externalagent',
    productToken: 'meta-externalagent',
    name: 'Meta-ExternalAgent',
    category: 'ai-training',
    obeysRobots: 'yes',
    note: 'Collects pages to train Meta’s AI models and to improve its other products. Changes to robots.txt take up to a day.',
    confidence: 'high',
  }),
  meta({
    id: 'meta-webindexer',
    productToken: 'meta-webindexer',
    name: 'Meta-WebIndexer',
    category: 'ai-search',
    obeysRobots: 'yes',
    note: 'Helps Meta AI to cite and link pages. Changes to robots.txt take up to a day.',
  }),
  meta({
    id: 'meta-externalfetcher',
    productToken: 'meta-externalfetcher',
    name: 'Meta-ExternalFetcher',
    category: 'ai-assistant',
    obeysRobots: 'user-triggered',
    note: 'Fetches links when a person asks. Meta says that it may bypass robots.txt.',
    confidence: 'high',
  }),
  meta({
    id: 'meta-externalads',
    productToken: 'meta-externalads',
    name: 'Meta-ExternalAds',
    category: 'ads',
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for Meta’s ads.',
  }),
  meta({
    id: 'facebookbot',
    productToken: 'FacebookBot',
    category: 'ai-training',
    obeysRobots: 'yes',
    note: 'An older crawler for Meta’s language models.',
    source: 'https://developers.facebook.com/docs/sharing/bot/',
    readOn: '2026-11-21',
  }),
  meta({
    id: 'whatsapp',
    productToken: 'WhatsApp',
    category: 'social-preview',
    note: 'Makes previews of links in chats.',
    source: crawlerUserAgents,
    confidence: 'low',
    readOn: '2026-11-21',
  }),
];
