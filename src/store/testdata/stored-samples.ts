/*
 * One file with a question and a list of URLs, in every form in which the build of November 2026 stored it. Never edit them, because users have such
 * drafts, links and files.
 */

/** The draft in IndexedDB. */
export const storedDraftSample = {
  version: 1,
  savedAt: 1_795_599_178_288,
  text: '# mine\nUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n',
  bytes: null,
  lineEnd: 'lf',
  mixedEndsUnified: false,
  bom: false,
  edited: true,
  origin: { kind: 'file', name: 'shop.robots-test.json' },
  crawlerInput: 'Googlebot',
  urlInput: 'https://shop.example/',
  dialectChoice: 'yandex',
  robotsUrlInput: 'https://shop.example/robots.txt',
  urls: ['/', '/cart', 'https://shop.example/about', '/beta', 'not a url', '/last'],
  suite: {
    crawlers: ['Googlebot', 'My Bot/1.0'],
    expected: [null, 'blocked', null, { '*': 'allowed', GPTBot: 'blocked' }],
    counts: [1, 1, 3, 12_345],
  },
  name: 'Shop',
};

/** Its summary, stored next to it. */
export const storedSummarySample = {
  version: 1,
  name: 'Shop',
  savedAt: 1_795_599_178_288,
  origin: { kind: 'file', name: 'shop.robots-test.json' },
  firstLine: '# mine',
  bytes: 69,
};

/** The draft that a closing page wrote to local storage. */
export const leftDraftSample =
  '{"version":1,"savedAt":1795599178288,"text":"# mine\\nUser-agent: *\\nDisallow: /cart\\n\\nUser-agent: GPTBot\\nDisallow: /\\n","bytes":null,"lineEnd":"lf","mixedEndsUnified":false,"bom":false,"edited":true,"origin":{"kind":"file","name":"shop.robots-test.json"},"crawlerInput":"Googlebot","urlInput":"https://shop.example/","dialectChoice":"yandex","robotsUrlInput":"https://shop.example/robots.txt","urls":["/","/cart","https://shop.example/about","/beta","not a url","/last"],"suite":{"crawlers":["Googlebot","My Bot/1.0"],"expected":[null,"blocked",null,{"*":"allowed","GPTBot":"blocked"}],"counts":[1,1,3,12345]},"name":"Shop"}';

/** The fragment of a link. */
export const linkSample =
  '1.dZAxb8JADIX_SvS6oWuulHbxiCoxVepQJsJwSawQcZyjnClBEf-9ClQNkdrZn_0-vx7KnYLwkBzqwFlYR24fXcVBKZll4a2Ozns5UWIL12oWpsTq43MpOsGyAIOidSfPLQgrkcpzLgqDY-tB2Kk2kayNO2lS7tyh8WxhwKGqA4NwdqHkDgat5KJx_f_WDUi1G65_1XwCDSFxNIigzcTh_ZwsRe08fcLW3GDawML0P3rXPwedruFCuQQh91LsucTlF_rTxuVyHDYLOQYFLUbc5qxunMyfFy-v9wk9ZiBcG-QSBrda75MvBkE0cclw0MB6FxXbyzc';

/** A test file. */
export const testFileSample = `{
  "format": "robots-test",
  "version": 1,
  "text": "# mine\\nUser-agent: *\\nDisallow: /cart\\n\\nUser-agent: GPTBot\\nDisallow: /\\n",
  "crawler": "Googlebot",
  "url": "https://shop.example/",
  "engine": "yandex",
  "robotsUrl": "https://shop.example/robots.txt",
  "view": "urls",
  "crawlers": [
    "Googlebot",
    "My Bot/1.0"
  ],
  "urls": [
    "/",
    {
      "url": "/cart",
      "expected": "blocked"
    },
    {
      "url": "https://shop.example/about",
      "count": 3
    },
    {
      "url": "/beta",
      "count": 12345,
      "expected": {
        "*": "allowed",
        "GPTBot": "blocked"
      }
    },
    "not a url",
    "/last"
  ]
}
`;
