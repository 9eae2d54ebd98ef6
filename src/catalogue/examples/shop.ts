import type { ExampleFile } from '../example';

/** The first run's example: two Googlebot groups that are combined, and several rules that match one URL. */
export const shopExample: ExampleFile = {
  id: 'shop',
  title: 'A shop',
  about: 'Two sets of rules for Googlebot, and four rules that match one URL.',
  text: `# robots.txt of example.com
# Carts differ for every visitor, so don't crawl them.

User-agent: *
Disallow: /account/
Disallow: /search
Allow: /search/help

User-agent: Googlebot
Allow: /shop/
Disallow: /*?x=
Disallow: /shop/cart

User-agent: Googlebot-Image
Allow: /photos/
Disallow: /

User-agent: GPTBot
User-agent: CCBot
Disallow: /

# Written by a plugin: adds to the Googlebot rules above
User-agent: googlebot
Disallow: /shop
Disallow: /*?*session=

User-agent: Bingbot
Crawl-delay: 5
Disalow: /beta/

Sitemap: https://example.com/sitemap.xml`,
  crawler: 'Googlebot',
  url: 'https://example.com/shop/cart?x=1',
};
