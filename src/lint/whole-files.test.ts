import { expect, test } from 'vitest';
import { parseRobotsTxt } from '../engine/parse';
import { lint } from './lint';
import { contextOf } from './testdata/example-file';

/** A file with a mistake that real files have. */
interface WholeFile {
  readonly name: string;
  readonly lines: readonly string[];
  /** All findings but those of Tidy up, as severity, rule and line. */
  readonly expected: readonly string[];
}

const files: readonly WholeFile[] = [
  {
    name: 'a Drupal site that blocks the folders of its scripts and styles',
    lines: [
      'User-agent: *',
      '# Directories',
      'Disallow: /core/',
      'Disallow: /profiles/',
      '# Paths',
      'Disallow: /admin/',
      'Disallow: /user/login',
      '',
      'Sitemap: https://www.example.com/sitemap.xml',
    ],
    expected: ['warning block-resources 3'],
  },
  {
    name: 'a Joomla site with the old default file',
    lines: [
      'User-agent: *',
      'Disallow: /administrator/',
      'Disallow: /cache/',
      'Disallow: /components/',
      'Disallow: /includes/',
      'Disallow: /language/',
      'Disallow: /modules/',
      'Disallow: /plugins/',
      'Disallow: /tmp/',
    ],
    expected: ['warning block-resources 4'],
  },
  {
    name: 'a site that keeps two search engines out',
    lines: [
      'User-agent: Googlebot',
      'User-agent: bingbot',
      'Disallow: /',
      '',
      'User-agent: *',
      'Disallow: /checkout/',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
    ],
    expected: ['note applebot-inherits 1', 'warning search-engine-blocked 1'],
  },
  {
    name: 'rules for all crawlers that slid into the group of a blocked bot',
    lines: [
      'User-agent: *',
      'Disallow: /tmp/',
      '',
      'User-agent: MJ12bot',
      'Disallow: /',
      '',
      'Sitemap: https://music.example/sitemap.xml',
      '',
      '# all crawlers',
      'Disallow: /search/',
      'Disallow: /*.pdf$',
    ],
    expected: ['warning slid-rules 10'],
  },
  {
    name: 'a shop whose parameters were escaped for HTML',
    lines: [
      'User-agent: *',
      'Disallow: /*?sort=price&amp;dir=asc',
      'Disallow: /*?sort=name&amp;dir=asc',
      'Disallow: /cart',
      'Sitemap: https://shop.example/sitemap.xml',
    ],
    expected: ['error wrong-escape 2'],
  },
  {
    name: 'a group for Bing that has only a delay',
    lines: [
      'User-agent: bingbot',
      'Crawl-delay: 10',
      '',
      'User-agent: *',
      'Disallow: /search',
      'Disallow: /basket',
      '',
      'Sitemap: https://news.example/sitemap.xml',
    ],
    expected: ['warning group-without-rules 1'],
  },
  {
    name: 'pages that should leave the index',
    lines: [
      'User-agent: *',
      '# keep these pages de-indexed',
      'Disallow: /old-offers/',
      'Sitemap: https://store.example/sitemap.xml',
    ],
    expected: ['warning noindex-with-block 3'],
  },
  {
    name: 'a home page that alone should be open, and one Allow too many',
    lines: [
      'User-agent: *',
      'Allow: /$',
      'Allow: /sitemap.xml',
      'Allow: /',
      'Disallow: /',
      'Sitemap: https://app.example/sitemap.xml',
    ],
    expected: ['warning allow-disallow-equal 5'],
  },
  {
    name: 'an Allow list without anything that is blocked',
    lines: [
      'User-agent: *',
      'Allow: /products/',
      'Allow: /blog/',
      'Allow: /about',
      '',
      'Sitemap: https://bank.example/sitemap.xml',
    ],
    expected: ['note allow-without-disallow 2'],
  },
  {
    name: 'an error message in place of the file',
    lines: ['{"status":404,"error":"Not Found","path":"/robots.txt"}'],
    expected: ['warning html-as-robots 0'],
  },
];

test.each(files)('$name', ({ lines, expected }) => {
  const findings = lint(parseRobotsTxt(`${lines.join('\n')}\n`), contextOf({}));
  expect(
    findings
      .filter(({ severity }) => severity !== 'tidy')
      .map(({ rule, severity, line }) => `${severity} ${rule} ${line}`),
  ).toEqual(expected);
});
