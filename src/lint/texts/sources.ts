import { PYTHON_RFC9309_SOURCE, PYTHON_SOURCE } from '../../engine/dialect-ids';
import { POLICY_DRAFT } from '../../engine/policy-token';
import { PYTHON, PYTHON_NEW } from './words';

/**
 * Sources of the statements in the rules' texts. Stored copies read on 2026-11-21; `bingbotAnnounced` and
 * `cloudflareCrawl` read on 2026-11-23, `policyDraft` (its abstract) on 2026-11-29.
 */
export const sources = {
  google: {
    name: 'Google’s documentation',
    url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  },
  googleCrawlers: {
    name: 'Google’s crawlers',
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  },
  googleSpecialCrawlers: {
    name: 'Google’s special-case crawlers',
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
  },
  googleFetchers: {
    name: 'Google’s user-triggered fetchers',
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
  },
  googleNoindex: {
    name: 'Google on noindex',
    url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  },
  googleUnsupported: {
    name: 'Google on unsupported rules, 2019',
    url: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
  },
  googleCrawlRate: {
    name: 'Google on the crawl rate',
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/reduce-crawl-rate',
  },
  googleParser: {
    name: 'Google’s parser, robots.cc',
    url: 'https://github.com/google/robotstxt/blob/master/robots.cc',
  },
  googleParserTests: {
    name: 'Tests of Google’s parser',
    url: 'https://github.com/google/robotstxt/blob/master/robots_test.cc',
  },
  googleReporting: {
    name: 'Google’s list of unused fields',
    url: 'https://github.com/google/robotstxt/blob/master/reporting_robots.cc',
  },
  google2020: {
    name: 'Google’s specification of 2020',
    url: 'https://developers.google.com/search/reference/robots_txt',
  },
  rfc9309: { name: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309.html' },
  bing: {
    name: 'Bing’s blog, 2012',
    url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
  },
  bingDelay: {
    name: 'Bing on Crawl-delay, 2009',
    url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
  },
  bingbotAnnounced: {
    name: 'Bing on bingbot and msnbot, 2010',
    url: 'https://blogs.bing.com/webmaster/September-2010/Bingbot-is-coming-to-town',
  },
  bingGroups: {
    name: 'Bing on groups for Bingbot, quoted by a third party',
    url: 'https://thrivesearch.com/robots-txt-tip-from-bing-include-all-relevant-directives-if-you-have-a-bingbot-section/',
  },
  yandexAgents: {
    name: 'Yandex on User-agent',
    url: 'https://yandex.com/support/webmaster/en/robot-workings/user-agent',
  },
  yandexPaths: {
    name: 'Yandex on Allow and Disallow',
    url: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
  },
  yandexErrors: {
    name: 'Yandex’s list of errors',
    url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt',
  },
  yandexCleanParam: {
    name: 'Yandex on Clean-param',
    url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
  },
  yandexDelay: {
    name: 'Yandex on Crawl-delay',
    url: 'https://www.yandex.com/support/webmaster/en/robot-workings/crawl-delay',
  },
  yandexAnswers: {
    name: 'Yandex’s help, quoted by a third party',
    url: 'https://www.cnblogs.com/pdflib/p/16478220.html',
  },
  baidu: {
    name: 'Baidu’s help, quoted by a third party',
    url: 'https://chenoge.github.io/2019/04/01/robots文件',
  },
  seznam: {
    name: 'Seznam on crawling control',
    url: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control',
  },
  apple: { name: 'Apple on Applebot', url: 'https://support.apple.com/en-us/119829' },
  openai: { name: 'OpenAI on its bots', url: 'https://developers.openai.com/api/docs/bots' },
  googlebotMobile: {
    name: 'Google on Googlebot-Mobile, 2014',
    url: 'https://developers.google.com/search/blog/2014/01/a-new-googlebot-user-agent-for-crawling',
  },
  anthropic: {
    name: 'Anthropic on its crawlers',
    url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  },
  standard1994: { name: 'The 1994 standard', url: 'https://www.robotstxt.org/orig.html' },
  draft1996: { name: 'The draft of 1996', url: 'https://www.robotstxt.org/norobots-rfc.txt' },
  python: {
    name: PYTHON,
    url: PYTHON_SOURCE,
  },
  pythonNew: {
    name: PYTHON_NEW,
    url: PYTHON_RFC9309_SOURCE,
  },
  protego: { name: 'Protego, Scrapy’s parser', url: 'https://github.com/scrapy/protego' },
  scrapy: {
    name: 'Scrapy',
    url: 'https://github.com/scrapy/scrapy/blob/master/scrapy/downloadermiddlewares/robotstxt.py',
  },
  crawlerCommons: {
    name: 'crawler-commons',
    url: 'https://github.com/crawler-commons/crawler-commons/blob/master/src/main/java/crawlercommons/robots/SimpleRobotRulesParser.java',
  },
  nutch: { name: 'Apache Nutch', url: 'https://github.com/apache/nutch/blob/master/conf/nutch-default.xml' },
  wget: { name: 'wget', url: 'https://github.com/mirror/wget/blob/master/src/res.c' },
  aipref: {
    name: 'The IETF draft on AI preferences',
    url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  },
  policyDraft: { name: `${POLICY_DRAFT.name}, ${POLICY_DRAFT.date}`, url: POLICY_DRAFT.url },
  contentSignals: { name: 'Content Signals', url: 'https://contentsignals.org' },
  cloudflareCrawl: {
    name: 'Cloudflare on its crawl endpoint',
    url: 'https://developers.cloudflare.com/browser-run/quick-actions/crawl-endpoint/',
  },
  rsl: { name: 'RSL, the licence standard', url: 'https://rslstandard.org/guide/robots-txt' },
  googleFacets: {
    name: 'Google on faceted navigation',
    url: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
  },
  wordpress: {
    name: 'WordPress, do_robots',
    url: 'https://developer.wordpress.org/reference/functions/do_robots/',
  },
  shopify: {
    name: 'Shopify on robots.txt.liquid',
    url: 'https://shopify.dev/themes/architecture/templates/robots-txt-liquid',
  },
  wikipedia: { name: 'Wikipedia’s robots.txt', url: 'https://en.wikipedia.org/robots.txt' },
  sitemaps: { name: 'The Sitemaps protocol', url: 'https://www.sitemaps.org/protocol.html' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly url: string }>>;

/** Key of a source. */
export type SourceKey = keyof typeof sources;
