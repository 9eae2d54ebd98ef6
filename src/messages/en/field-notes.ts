import type { DialectId, FieldFact } from '../../engine';
import type { Rich } from '../rich';
import type { DescribedCrawler } from './crawler';

/** Notes on the fields that appear in the lines. */
export function fieldNotes(
  facts: readonly FieldFact[],
  chosen: DescribedCrawler,
  dialect: DialectId,
): readonly Rich[] {
  const fields = new Set(facts.map(({ field }) => field));
  const delays = facts.filter(({ field }) => field === 'crawl-delay');
  const notes: Rich[] = [];
  const rate = delays.map((fact) => rateInstead(fact, chosen, dialect)).find((note) => note !== null);
  if (rate !== undefined) notes.push(rate);
  if (delays.some(hasScale)) notes.push(bingScale);
  if (fields.has('noindex')) notes.push(noindex);
  if (fields.has('host')) notes.push(host);
  if (fields.has('content-signal')) notes.push(contentSignal);
  if (fields.has('content-usage') || fields.has('license')) notes.push(preferences);
  if (fields.has('sitemap')) notes.push(sitemapIsPublic);
  return notes;
}

const googleRate: Rich = [
  "You used to set Google's crawl rate in Search Console. Google removed that setting in January 2024 and now sets the rate itself.",
];

const bingScale: Rich = [
  'For Bing, 1 to 9 is slow, 10 to 19 is very slow, and 20 is extremely slow. Without ',
  { code: 'Crawl-delay' },
  ', it crawls at its normal pace.',
];

/** Says where to set the crawl rate, for dialects that do not use Crawl-delay; null if undocumented. */
const rateOf: Readonly<Record<DialectId, Rich | null>> = {
  google: googleRate,
  rfc9309: null,
  bing: null,
  yandex: ["You can set Yandex's crawl rate in Yandex Webmaster."],
  google2020: googleRate,
  standard1994: null,
  python: null,
};

const noindex: Rich = [
  'To keep a page out of search results, allow it and use ',
  { code: 'noindex' },
  ' in the page or in its HTTP header.',
];

const host: Rich = [
  { code: 'Host' },
  ' used to tell Yandex which copy of a site is the main one. Today, use a permanent redirect instead.',
];

const contentSignal: Rich = [
  { code: 'Content-Signal' },
  " says what pages may be used for. It doesn't affect the answer here. Only one crawler is documented to act on it: Cloudflare's crawl endpoint.",
];

const preferences: Rich = [
  "This line states how the pages may be used. It doesn't block crawlers; only ",
  { code: 'Disallow' },
  ' does.',
];

const sitemapIsPublic: Rich = [
  'Anyone can read this file, so a ',
  { code: 'Sitemap' },
  ' line makes the address public. To keep it secret, leave it out and submit the sitemap to each search engine.',
];

/** Says where to set the rate if Crawl-delay is not used. Uses the dialect in use if that ignores the field, otherwise the crawler's own. */
function rateInstead(
  { why, statedBy }: FieldFact,
  chosen: DescribedCrawler,
  dialect: DialectId,
): Rich | null {
  if (why !== 'ignored' && why !== 'no-longer') return null;
  if (statedBy === 'dialect') return rateOf[dialect];
  const own = chosen.kind === 'known' ? chosen.crawler.dialect : 'unknown';
  return own === 'unknown' ? null : rateOf[own];
}

function hasScale({ validity }: FieldFact): boolean {
  return validity.kind === 'valid' && validity.form === 'delay' && validity.step !== null;
}
