import type { Example } from '../example';

/** The first run's example: two Googlebot groups that are combined, and several rules that match one URL. */
export const shop: Example = {
  id: 'shop',
  title: 'A shop',
  about: 'Two groups for Googlebot, and four rules that match one address.',
  text: `# robots.txt of example.com
# Carts differ from visitor to visitor: nothing to crawl there.

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

# Written by a plugin: adds to the Googlebot group above
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
