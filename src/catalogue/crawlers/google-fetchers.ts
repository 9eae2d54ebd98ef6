import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

const userTriggeredFetchers =
  'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers';

const fetcher = entriesWith({
  operator: 'Google',
  obeysRobots: 'user-triggered',
  dialect: 'google',
  source: userTriggeredFetchers,
  confidence: 'high',
  readOn: '2026-11-21',
});

/** Google's fetchers that act on a person's request, and Chrome-Lighthouse. */
export const googleFetchers: readonly CatalogueCrawler[] = [
  fetcher({
    id: 'feedfetcher-google',
    productToken: 'FeedFetcher-Google',
    name: 'Feedfetcher',
    category: 'feed',
    note: 'Fetches feeds that people follow. To keep it out, answer with 404 or 410.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/feedfetcher',
  }),
  fetcher({
    id: 'google-agent',
    productToken: 'Google-Agent',
    category: 'ai-assistant',
    note: 'Agents run by Google that browse the web for a person.',
  }),
  fetcher({
    id: 'google-cws',
    productToken: 'Google-CWS',
    name: 'Google Chrome Web Store',
    category: 'other',
    note: 'Fetches addresses that developers enter in the Chrome Web Store.',
    confidence: 'medium',
  }),
  fetcher({
    id: 'google-messages',
    productToken: 'GoogleMessages',
    name: 'Google Messages',
    category: 'social-preview',
    note: 'Makes previews of links in chats.',
  }),
  fetcher({
    id: 'google-notebooklm',
    productToken: 'Google-NotebookLM',
    name: 'Google NotebookLM',
    category: 'ai-assistant',
    aliases: ['Google-GeminiNotebook'],
    note: 'Fetches pages that people add as sources. Google’s list now calls it Gemini Notebook.',
    confidence: 'medium',
  }),
  fetcher({
    id: 'google-pinpoint',
    productToken: 'Google-Pinpoint',
    name: 'Google Pinpoint',
    category: 'other',
    note: 'Fetches pages that people add to a Pinpoint collection.',
  }),
  fetcher({
    id: 'googleproducer',
    productToken: 'GoogleProducer',
    name: 'Google Publisher Center',
    category: 'feed',
    note: 'Fetches feeds that publishers submitted to Publisher Center.',
  }),
  fetcher({
    id: 'google-read-aloud',
    productToken: 'Google-Read-Aloud',
    name: 'Google Read Aloud',
    category: 'other',
    note: 'Fetches a page to read it aloud to a person.',
  }),
  fetcher({
    id: 'google-site-verification',
    productToken: 'Google-Site-Verification',
    name: 'Google Site Verifier',
    category: 'monitoring',
    note: 'Checks site ownership for Search Console when an owner asks.',
  }),
  fetcher({
    id: 'chrome-lighthouse',
    productToken: 'Chrome-Lighthouse',
    category: 'monitoring',
    obeysRobots: 'unknown',
    dialect: 'unknown',
    note: 'Measures a page’s speed and quality.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
];
