/**
 * The `User-Agent` header of each crawler, by id, as stated by its operator or else the best source
 * available. Crawlers without a known header are missing. `W.X.Y.Z` represents the current version of Chrome,
 * as in the operators' documents.
 */
export const userAgentHeaders: Readonly<Record<string, string>> = {
  googlebot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36',
  'googlebot-image': 'Googlebot-Image/1.0',
  'googlebot-video': 'Googlebot-Video/1.0',
  'storebot-google':
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4044.138 Mobile Safari/537.36',
  'adsbot-google': 'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'adsbot-google-mobile':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
  'mediapartners-google': 'Mediapartners-Google',
  'google-cloudvertexbot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-CloudVertexBot; +https://cloud.google.com/enterprise-search) Chrome/W.X.Y.Z Safari/537.36',
  googleother: 'GoogleOther',
  'googleother-image': 'GoogleOther-Image/1.0',
  'googleother-video': 'GoogleOther-Video/1.0',
  'google-inspectiontool': 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'apis-google': 'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  'google-safety': 'Google-Safety',
  'feedfetcher-google': 'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  'google-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent)',
  'google-cws': 'Mozilla/5.0 (compatible; Google-CWS)',
  'google-messages': 'GoogleMessages',
  'google-notebooklm': 'Google-NotebookLM',
  'google-pinpoint': 'Google-Pinpoint',
  googleproducer:
    'GoogleProducer; (+https://developers.google.com/search/docs/crawling-indexing/google-producer)',
  'google-read-aloud':
    'Mozilla/5.0 (Linux; Android 7.0; SM-G930V Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/59.0.3071.125 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers)',
  'google-site-verification': 'Mozilla/5.0 (compatible; Google-Site-Verification/1.0)',
  'chrome-lighthouse':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3694.0 Mobile Safari/537.36 Chrome-Lighthouse',
  bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36',
  bingpreview: 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  msnbot: 'msnbot/2.0b (+http://search.msn.com/msnbot.htm)._',
  adidxbot: 'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
  microsoftpreview: 'MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview',
  skypeuripreview: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  yandexbot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  yandexrenderresourcesbot:
    'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0',
  yandeximages: 'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  yandexvideo: 'Mozilla/5.0 (compatible; YandexVideo/3.0; +http://yandex.com/bots)',
  yandexmedia: 'Mozilla/5.0 (compatible; YandexMedia/3.0; +http://yandex.com/bots)',
  yandexblogs: 'Mozilla/5.0 (compatible; YandexBlogs/0.99; robot; +http://yandex.com/bots)',
  yandexfavicons: 'Mozilla/5.0 (compatible; YandexFavicons/1.0; +http://yandex.com/bots)',
  yandexwebmaster: 'Mozilla/5.0 (compatible; YandexWebmaster/2.0; +http://yandex.com/bots)',
  yandexpagechecker: 'Mozilla/5.0 (compatible; YandexPagechecker/1.0; +http://yandex.com/bots)',
  yandexmobilebot:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
  yandexdirect: 'Mozilla/5.0 (compatible; YandexDirect/3.0; +http://yandex.com/bots)',
  yadirectfetcher: 'Mozilla/5.0 (compatible; YaDirectFetcher/1.0; Dyatel; +http://yandex.com/bots)',
  yandexmetrika: 'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots)',
  yandexaccessibilitybot: 'Mozilla/5.0 (compatible; YandexAccessibilityBot/3.0; +http://yandex.com/bots)',
  yandexscreenshotbot:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2228.0 Safari/537.36 (compatible; YandexScreenshotBot/3.0; +http://yandex.com/bots)',
  baiduspider: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  applebot:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B410 Safari/600.1.4 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  gptbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.4; +https://openai.com/gptbot)',
  'oai-searchbot':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot',
  'oai-adsbot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-AdsBot/1.0; +https://openai.com/adsbot',
  'chatgpt-user':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  claudebot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'claude-searchbot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
  'claude-user':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  amazonbot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)',
  'amzn-searchbot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36',
  'amzn-user': 'Mozilla/5.0 (compatible; Amzn-User; +https://developer.amazon.com/)',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  facebookcatalog: 'facebookcatalog/1.0',
  'meta-externalagent':
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'meta-webindexer': 'meta-webindexer/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'meta-externalfetcher':
    'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  facebookbot:
    'Mozilla/5.0 (compatible; FacebookBot/1.0; +https://developers.facebook.com/docs/sharing/webmasters/facebookbot/)',
  whatsapp: 'WhatsApp/2.19.330 A',
  bytespider:
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.9038.1080 Mobile Safari/537.36; Bytespider',
  tiktokspider:
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)',
  toutiaospider: 'Mozilla/5.0 (compatible; ToutiaoSpider/1.0; http://web.toutiao.com/media_cooperation/;)',
  semanticscholarbot:
    'Mozilla/5.0 (compatible) SemanticScholarBot (+https://www.semanticscholar.org/crawler)',
  teoma: 'Mozilla/2.0 (compatible; Ask Jeeves/Teoma; +http://about.ask.com/en/docs/about/webmasters.shtml)',
  duckduckbot: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  duckassistbot: 'DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)',
  kagibot: 'Mozilla/5.0 (compatible; Kagibot/1.0; +https://kagi.com/bot)',
  'kagi-fetcher': 'kagi-fetcher/1.0',
  mojeekbot: 'Mozilla/5.0 (compatible; MojeekBot/0.6; http://www.mojeek.com/bot.html)',
  qwantbot: 'Mozilla/5.0 (compatible; Qwantbot-news/2.0; +https://help.qwant.com/bot/)',
  seznambot: 'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
  tineye: 'TinEye/1.1 (http://tineye.com/crawler.html)',
  'mail-ru-bot':
    'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/Robots/2.0; +http://go.mail.ru/help/robots)',
  slurp: 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  coccocbot: 'coccoc/1.0 (http://help.coccoc.vn/)',
  petalbot:
    'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  daum: 'Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq/15/4118.html?faqId=28966)',
  'yahoo-japan':
    'Mozilla/5.0 (compatible; Y!J SearchMonkey/1.0 (Y!J-AGENT; http://help.yahoo.co.jp/help/jp/search/indexing/indexing-15.html))',
  yeti: 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/bot)',
  '360spider':
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/50.0.2661.102 Safari/537.36; 360Spider',
  yisouspider:
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36',
  sogou: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'cloudflare-autorag':
    'Cloudflare-AutoRAG (https://developers.cloudflare.com/autorag; autorag@cloudflare.com)',
  cloudflarebrowserrenderingcrawler: 'CloudflareBrowserRenderingCrawler/1.0',
  firecrawlagent: 'Mozilla/5.0 (compatible; FirecrawlAgent; +https://firecrawl.dev/)',
  iaskspider: 'iaskspider/2.0',
  'mistralai-user':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
  'mistralai-index':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)',
  shapbot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0',
  perplexitybot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'perplexity-user':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  youbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; YouBot/1.0; +https://docs.you.com/youbot; env:prod) Chrome/W.X.Y.Z Safari/537.36',
  ai2bot: 'AI2Bot',
  'cohere-ai': 'cohere-ai',
  'cohere-training-data-crawler': 'cohere-training-data-crawler (+crawler@cohere.ai)',
  deepseekbot: 'Mozilla/5.0 (compatible; DeepSeekBot/1.0; +https://www.deepseek.com/bot)',
  diffbot:
    'Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.9.1.2) Gecko/20090729 Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1; +http://www.diffbot.com)',
  imagesiftbot: 'Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)',
  'icc-crawler': 'ICC-Crawler/2.0 (Mozilla-compatible; ; http://ucri.nict.go.jp/en/icccrawler.html)',
  cotoyogi: 'Mozilla/5.0 (compatible; Cotoyogi/4.0; +https://ds.rois.ac.jp/center8/crawler/)',
  timpibot: 'Mozilla/5.0 (compatible; Timpibot/0.9; +http://www.timpi.io)',
  omgili: 'omgili/0.5 +http://omgili.com',
  'bnf-bot': 'Mozilla/5.0 (compatible; bnf.fr_bot; +http://www.bnf.fr/fr/outils/a.dl_web_capture_robot.html)',
  ccbot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'archive-org-bot':
    'Mozilla/5.0 (compatible; special_archiver/3.1.1 +http://www.archive.org/details/archive.org_bot)',
  'ia-archiver': 'ia_archiver-web.archive.org',
  heritrix:
    'Mozilla/5.0 (compatible; sukibot_heritrix/3.1.1 +http://suki.ling.helsinki.fi/eng/webmasters.html)',
  nutch: 'istellabot-nutch/Nutch-1.10',
  wget: 'Wget/1.20.3 (linux-gnu)',
  scrapy: 'Scrapy/1.0.3 (+http://scrapy.org)',
  ahrefsbot: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  ahrefssiteaudit: 'Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)',
  botify: 'Mozilla/5.0 (compatible; botify; http://botify.com)',
  dataforseobot: 'Mozilla/5.0 (compatible; DataForSeoBot/1.0; +https://dataforseo.com/dataforseo-bot)',
  mj12bot: 'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  dotbot: 'dotbot',
  rogerbot:
    'rogerbot/1.2 (http://moz.com/help/pro/what-is-rogerbot-, rogerbot-crawler+phaser-testing-crawler-01@moz.com)',
  oncrawl:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12F70 Safari/600.1.4 (compatible; OnCrawl/1.0; +http://www.oncrawl.com)',
  'screaming-frog': 'Screaming Frog SEO Spider/5.1',
  blexbot: 'Mozilla/5.0 (compatible; BLEXBot/1.0; +https://help.seranking.com/en/blex-crawler)',
  semrushbot: 'Mozilla/5.0 (compatible; SemrushBot/2~bl; +http://www.semrush.com/bot.html)',
  siteauditbot: 'Mozilla/5.0 (compatible; SiteAuditBot/1.1; +https://siteauditbot.com)',
  serpstatbot:
    'serpstatbot/1.0 (advanced backlink tracking bot; curl/7.58.0; http://serpstatbot.com/; abuse@serpstatbot.com)',
  sistrix: 'Mozilla/5.0 (compatible; SISTRIX Crawler; http://crawler.sistrix.net/)',
  sitebulb:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6439.0 Mobile Safari/537.36 +https://sitebulb.com',
  discordbot: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  embedly: 'Mozilla/5.0 (compatible; Embedly/0.2; snap; +http://support.embed.ly/)',
  linkedinbot: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  pinterestbot: 'Pinterest/0.2 (+http://www.pinterest.com/bot.html)',
  redditbot: 'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  slackbot: 'Slackbot 1.0 (+https://api.slack.com/robots)',
  'snap-url-preview': 'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
  telegrambot: 'TelegramBot (like TwitterBot)',
  vkshare: 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  twitterbot: 'Twitterbot/1.0',
  criteobot: 'CriteoBot/0.1 (+https://www.criteo.com/criteo-crawler/)',
  'ias-crawler': 'IAS crawler (ias_crawler; http://integralads.com/site-indexing-policy/)',
  grapeshot: 'Mozilla/5.0 (compatible; GrapeshotCrawler/2.0; +http://www.grapeshot.co.uk/crawler.php)',
  'ttd-content': 'Mozilla/5.0 (compatible; TTD-Content; +https://www.thetradedesk.com/general/ttd-content)',
  censysinspect: 'Mozilla/5.0 (compatible; CensysInspect/1.1; +https://about.censys.io/)',
  internetmeasurement:
    'Mozilla/5.0 (compatible; InternetMeasurement/1.0; +https://internet-measurement.com/)',
  feedly: 'FeedlyBot/1.0 (http://feedly.com)',
  'linguee-bot': 'Linguee Bot (http://www.linguee.com/bot; bot@linguee.com)',
  panscient: 'panscient.com',
  pingdom:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/61.0.3163.100 Chrome/61.0.3163.100 Safari/537.36 PingdomPageSpeed/1.0 (pingbot/2.0; http://www.pingdom.com/)',
  turnitin: 'Turnitin (https://bit.ly/2UvnfoQ)',
  uptimerobot: 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  velenpublicwebcrawler: 'VelenPublicWebCrawler (velen.io)',
  zoominfobot: 'ZoominfoBot (zoominfobot at zoominfo dot com)',
};
