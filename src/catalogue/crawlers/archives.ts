import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

const archive = entriesWith({ category: 'archive', readOn: '2026-11-21' });

/** Web archives. */
export const archiveCrawlers: readonly CatalogueCrawler[] = [
  archive({
    id: 'bnf-bot',
    productToken: 'bnf.fr_bot',
    operator: 'BnF',
    note: 'Crawls for the French national library.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  archive({
    id: 'ccbot',
    productToken: 'CCBot',
    operator: 'Common Crawl',
    obeysRobots: 'yes',
    dialect: 'rfc9309',
    crawlDelay: true,
    // Common Crawl keeps an archive for any use and doesn't call that training. Third parties do: ai.robots.txt
    // and Dark Visitors list it because AI models are trained on it. On the registry:
    // https://commoncrawl.org/blog/common-crawl-foundation-opt-out-registry, as linked by others in 2026.
    isTrainedOn: true,
    note: 'Builds an open archive of the web, with an opt-out registry. Others say that many AI models learn from it.',
    source: 'https://commoncrawl.org/faq',
    confidence: 'high',
  }),
  archive({
    id: 'archive-org-bot',
    productToken: 'archive.org_bot',
    operator: 'Internet Archive',
    note: 'Sources disagree on whether it obeys robots.txt.',
    source: 'https://archive.org/details/archive.org_bot',
    confidence: 'low',
  }),
  archive({
    id: 'ia-archiver',
    productToken: 'ia_archiver',
    operator: 'Internet Archive / Alexa (historic)',
    note: 'An old name that site owners used to stay out of the Wayback Machine.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  archive({
    id: 'heritrix',
    productToken: 'heritrix',
    name: 'Heritrix',
    operator: 'open-source archive crawler',
    note: 'Software used by many libraries. Each library decides whether it obeys robots.txt.',
    source: 'https://github.com/internetarchive/heritrix3/wiki',
    confidence: 'low',
  }),
];
