import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { googlebot } from './googlebot';

const commonCrawlers = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const specialCaseCrawlers =
  'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers';

const common = entriesWith({
  operator: 'Google',
  ignoresGlobalGroup: false,
  obeysRobots: 'yes',
  dialect: 'google',
  crawlDelay: false,
  source: commonCrawlers,
  confidence: 'high',
  readOn: '2026-11-21',
});
const specialCase = entriesWith({
  operator: 'Google',
  ignoresGlobalGroup: true,
  obeysRobots: 'partly',
  dialect: 'google',
  crawlDelay: false,
  source: specialCaseCrawlers,
  confidence: 'high',
  readOn: '2026-11-21',
});

/** Google’s crawlers that read robots.txt, and Google-Safety: search, ads, then the rest. */
export const googleCrawlers: readonly CatalogueCrawler[] = [
  googlebot,
  common({
    id: 'googlebot-image',
    productToken: 'Googlebot-Image',
    category: 'search-vertical',
    fallbackTokens: ['Googlebot'],
    note: 'Obeys rules for Googlebot if none name it.',
  }),
  common({
    id: 'googlebot-video',
    productToken: 'Googlebot-Video',
    category: 'search-vertical',
    fallbackTokens: ['Googlebot'],
    note: 'Obeys rules for Googlebot if none name it.',
  }),
  common({
    id: 'googlebot-news',
    productToken: 'Googlebot-News',
    category: 'search-vertical',
    fallbackTokens: ['Googlebot'],
    sendsRequests: false,
    note: 'Just a name in robots.txt: Googlebot fetches the pages. Obeys rules for Googlebot if none name it.',
  }),
  common({
    id: 'storebot-google',
    productToken: 'Storebot-Google',
    name: 'Google StoreBot',
    category: 'search-vertical',
    note: 'Crawls for Google Shopping. If no rules name it, it obeys the * rules, not Googlebot’s.',
  }),
  specialCase({
    id: 'adsbot-google',
    productToken: 'AdsBot-Google',
    category: 'ads',
    note: 'Checks ad landing pages on desktop. Ignores the * rules.',
  }),
  specialCase({
    id: 'adsbot-google-mobile',
    productToken: 'AdsBot-Google-Mobile',
    category: 'ads',
    note: 'Checks ad landing pages on phones. Ignores the * rules.',
  }),
  specialCase({
    id: 'mediapartners-google',
    productToken: 'Mediapartners-Google',
    category: 'ads',
    note: 'Reads pages that carry Google’s ads. Ignores the * rules.',
  }),
  common({
    id: 'google-extended',
    productToken: 'Google-Extended',
    category: 'ai-training',
    sendsRequests: false,
    note: 'Controls training of future Gemini models and use in Gemini apps and Vertex AI, not Search. For AI Overviews, use Search Console.',
    readOn: '2026-09-22',
    // On AI Overviews.
    noteSource: { source: 'https://support.google.com/webmasters/answer/16908024', readOn: '2026-11-29' },
  }),
  common({
    id: 'google-cloudvertexbot',
    productToken: 'Google-CloudVertexBot',
    category: 'ai-assistant',
    note: 'Crawls for owners who build Vertex AI agents from their own sites. Doesn’t affect Search.',
  }),
  common({
    id: 'googleother',
    productToken: 'GoogleOther',
    category: 'other',
    note: 'Crawls for Google’s product teams. Blocking it doesn’t affect Search.',
  }),
  common({
    id: 'googleother-image',
    productToken: 'GoogleOther-Image',
    category: 'other',
    note: 'GoogleOther for images. Google doesn’t document whether it obeys rules for GoogleOther.',
  }),
  common({
    id: 'googleother-video',
    productToken: 'GoogleOther-Video',
    category: 'other',
    note: 'GoogleOther for videos. Google doesn’t document whether it obeys rules for GoogleOther.',
  }),
  common({
    id: 'google-inspectiontool',
    productToken: 'Google-InspectionTool',
    category: 'monitoring',
    note: 'Fetches pages for Google’s testing tools, such as URL Inspection in Search Console.',
  }),
  specialCase({
    id: 'apis-google',
    productToken: 'APIs-Google',
    category: 'other',
    note: 'Delivers push notifications. Ignores the * rules.',
  }),
  specialCase({
    id: 'google-safety',
    productToken: 'Google-Safety',
    category: 'security',
    obeysRobots: 'no',
    note: 'Looks for malware and abuse. Doesn’t read robots.txt.',
  }),
];
