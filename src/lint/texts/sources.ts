import { PYTHON_RFC9309_SOURCE, PYTHON_SOURCE } from '../../engine/dialect-ids';
import { POLICY_DRAFT } from '../../engine/policy-token';
import { PYTHON, PYTHON_NEW } from './words';

const GOOGLE_CRAWLING = 'https://developers.google.com/crawling/docs';
const GOOGLE_SEARCH = 'https://developers.google.com/search';
const GOOGLE_PARSER = 'https://github.com/google/robotstxt/blob/master';
const YANDEX = 'https://yandex.com/support/webmaster/en';

/** A document that readers can open. */
function source(name: string, url: string): { readonly name: string; readonly url: string } {
  return { name, url };
}

/**
 * Sources of the statements in the rules' texts. Stored copies read on 2026-11-21; `bingbotAnnounced` and
 * `cloudflareCrawl` read on 2026-11-23, `policyDraft` (its abstract) on 2026-11-29.
 */
export const sources = {
  google: source('Google’s documentation', `${GOOGLE_CRAWLING}/robots-txt/robots-txt-spec`),
  googleCrawlers: source('Google’s crawlers', `${GOOGLE_CRAWLING}/crawlers-fetchers/google-common-crawlers`),
  googleSpecialCrawlers: source(
    'Google’s special-case crawlers',
    `${GOOGLE_CRAWLING}/crawlers-fetchers/google-special-case-crawlers`,
  ),
  googleFetchers: source(
    'Google’s user-triggered fetchers',
    `${GOOGLE_CRAWLING}/crawlers-fetchers/google-user-triggered-fetchers`,
  ),
  googleNoindex: source('Google on noindex', `${GOOGLE_SEARCH}/docs/crawling-indexing/block-indexing`),
  googleUnsupported: source(
    'Google on unsupported rules, 2019',
    `${GOOGLE_SEARCH}/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt`,
  ),
  googleCrawlRate: source(
    'Google on the crawl rate',
    `${GOOGLE_CRAWLING}/crawlers-fetchers/reduce-crawl-rate`,
  ),
  googleParser: source('Google’s parser, robots.cc', `${GOOGLE_PARSER}/robots.cc`),
  googleParserTests: source('Tests of Google’s parser', `${GOOGLE_PARSER}/robots_test.cc`),
  googleReporting: source('Google’s list of unused fields', `${GOOGLE_PARSER}/reporting_robots.cc`),
  google2020: source('Google’s specification of 2020', `${GOOGLE_SEARCH}/reference/robots_txt`),
  rfc9309: source('RFC 9309', 'https://www.rfc-editor.org/rfc/rfc9309.html'),
  bing: source(
    'Bing’s blog, 2012',
    'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
  ),
  bingDelay: source(
    'Bing on Crawl-delay, 2009',
    'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
  ),
  bingbotAnnounced: source(
    'Bing on bingbot and msnbot, 2010',
    'https://blogs.bing.com/webmaster/September-2010/Bingbot-is-coming-to-town',
  ),
  bingGroups: source(
    'Bing on groups for Bingbot, quoted by a third party',
    'https://thrivesearch.com/robots-txt-tip-from-bing-include-all-relevant-directives-if-you-have-a-bingbot-section/',
  ),
  yandexAgents: source('Yandex on User-agent', `${YANDEX}/robot-workings/user-agent`),
  yandexPaths: source('Yandex on Allow and Disallow', `${YANDEX}/robot-workings/allow-disallow`),
  yandexErrors: source('Yandex’s list of errors', `${YANDEX}/error-dictionary/robots-txt`),
  yandexCleanParam: source('Yandex on Clean-param', `${YANDEX}/robot-workings/clean-param`),
  yandexDelay: source(
    'Yandex on Crawl-delay',
    'https://www.yandex.com/support/webmaster/en/robot-workings/crawl-delay',
  ),
  yandexAnswers: source(
    'Yandex’s help, quoted by a third party',
    'https://www.cnblogs.com/pdflib/p/16478220.html',
  ),
  baidu: source('Baidu’s help, quoted by a third party', 'https://chenoge.github.io/2019/04/01/robots文件'),
  seznam: source(
    'Seznam on crawling control',
    'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control',
  ),
  apple: source('Apple on Applebot', 'https://support.apple.com/en-us/119829'),
  openai: source('OpenAI on its bots', 'https://developers.openai.com/api/docs/bots'),
  googlebotMobile: source(
    'Google on Googlebot-Mobile, 2014',
    `${GOOGLE_SEARCH}/blog/2014/01/a-new-googlebot-user-agent-for-crawling`,
  ),
  anthropic: source(
    'Anthropic on its crawlers',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  ),
  standard1994: source('The 1994 standard', 'https://www.robotstxt.org/orig.html'),
  draft1996: source('The draft of 1996', 'https://www.robotstxt.org/norobots-rfc.txt'),
  python: source(PYTHON, PYTHON_SOURCE),
  pythonNew: source(PYTHON_NEW, PYTHON_RFC9309_SOURCE),
  protego: source('Protego, Scrapy’s parser', 'https://github.com/scrapy/protego'),
  scrapy: source(
    'Scrapy',
    'https://github.com/scrapy/scrapy/blob/master/scrapy/downloadermiddlewares/robotstxt.py',
  ),
  crawlerCommons: source(
    'crawler-commons',
    'https://github.com/crawler-commons/crawler-commons/blob/master/src/main/java/crawlercommons/robots/SimpleRobotRulesParser.java',
  ),
  nutch: source('Apache Nutch', 'https://github.com/apache/nutch/blob/master/conf/nutch-default.xml'),
  wget: source('wget', 'https://github.com/mirror/wget/blob/master/src/res.c'),
  aipref: source(
    'The IETF draft on AI preferences',
    'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  ),
  policyDraft: source(`${POLICY_DRAFT.name}, ${POLICY_DRAFT.date}`, POLICY_DRAFT.url),
  contentSignals: source('Content Signals', 'https://contentsignals.org'),
  cloudflareCrawl: source(
    'Cloudflare on its crawl endpoint',
    'https://developers.cloudflare.com/browser-run/quick-actions/crawl-endpoint/',
  ),
  rsl: source('RSL, the licence standard', 'https://rslstandard.org/guide/robots-txt'),
  wordpress: source('WordPress, do_robots', 'https://developer.wordpress.org/reference/functions/do_robots/'),
  shopify: source(
    'Shopify on robots.txt.liquid',
    'https://shopify.dev/themes/architecture/templates/robots-txt-liquid',
  ),
  wikipedia: source('Wikipedia’s robots.txt', 'https://en.wikipedia.org/robots.txt'),
  sitemaps: source('The Sitemaps protocol', 'https://www.sitemaps.org/protocol.html'),
};

/** Key of a source. */
export type SourceKey = keyof typeof sources;
