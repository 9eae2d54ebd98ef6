import type { Template } from '../template';

/** Placeholder to replace with the site's own address. */
const SITEMAP = 'Sitemap: https://www.example.com/sitemap.xml';

function lines(...text: readonly string[]): () => string {
  const whole = [...text, ''].join('\n');
  return () => whole;
}

const common = { use: 'whole-file', readOn: '2026-11-21' } as const satisfies Partial<Template>;

const SITEMAP_CHECK = 'Replace the sitemap address with your own, or remove the line.';

/** WordPress's own default, with a sitemap. The Allow comes first, because some older tools use the first matching rule. */
export const wordpress: Template = {
  ...common,
  id: 'wordpress',
  title: 'WordPress',
  about: 'Blocks the admin area, except the one URL that themes and plugins need.',
  check: `Don’t block /wp-content/ or /wp-includes/: pages need the styles, scripts and images there. ${SITEMAP_CHECK}`,
  text: lines(
    'User-agent: *',
    'Allow: /wp-admin/admin-ajax.php',
    'Disallow: /wp-admin/',
    '',
    'Sitemap: https://www.example.com/wp-sitemap.xml',
  ),
  sources: ['https://developer.wordpress.org/reference/functions/do_robots/'],
};

/** Adobe Commerce and Magento: blocks private pages of visitors, and filters. */
export const magento: Template = {
  ...common,
  id: 'magento',
  title: 'Magento',
  about:
    'Blocks the checkout, accounts, internal search, wishlists, product comparison and URLs for sorted lists.',
  check: `Images and styles in /media/ and /static/ stay allowed. Check which parameters your own filters use. ${SITEMAP_CHECK}`,
  text: lines(
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /customer/',
    'Disallow: /catalogsearch/',
    'Disallow: /wishlist/',
    'Disallow: /catalog/product_compare/',
    'Disallow: /sendfriend/',
    'Disallow: /*?*product_list_order=',
    'Disallow: /*?*product_list_dir=',
    'Disallow: /*?*product_list_limit=',
    'Disallow: /*?*product_list_mode=',
    '',
    SITEMAP,
  ),
  sources: [
    'https://experienceleague.adobe.com/en/docs/commerce-operations/implementation-playbook/best-practices/launch/robots-txt',
  ],
};

/** Shops whose URLs look like Shopify's. */
export const shop: Template = {
  ...common,
  id: 'shop',
  title: 'Shopify-like shop',
  about:
    'Blocks the cart, checkout, orders, accounts, search, sorted collections and collections filtered by several tags.',
  check: `On Shopify itself, edit robots.txt.liquid instead: Shopify generates the file from it. ${SITEMAP_CHECK}`,
  text: lines(
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /orders',
    'Disallow: /account',
    'Disallow: /search',
    'Disallow: /collections/*+',
    'Disallow: /collections/*%2B',
    'Disallow: /collections/*sort_by=',
    '',
    SITEMAP,
  ),
  sources: ['https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt'],
};

/** Drupal: blocks pages for editors and forms; core's styles and scripts stay allowed. */
export const drupal: Template = {
  ...common,
  id: 'drupal',
  title: 'Drupal',
  about: 'Blocks admin pages, forms, logins and search, with and without /index.php.',
  check: `Drupal’s own file is longer. This template has only its rules for pages. ${SITEMAP_CHECK}`,
  text: lines(
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /comment/reply/',
    'Disallow: /node/add/',
    'Disallow: /search/',
    'Disallow: /user/login',
    'Disallow: /user/logout',
    'Disallow: /user/password',
    'Disallow: /user/register',
    'Disallow: /index.php/admin/',
    'Disallow: /index.php/comment/reply/',
    'Disallow: /index.php/node/add/',
    'Disallow: /index.php/search/',
    'Disallow: /index.php/user/',
    '',
    SITEMAP,
  ),
  sources: ['https://github.com/drupal/drupal/blob/11.x/robots.txt'],
};

/** MediaWiki with short URLs: articles below /wiki/, scripts below /w/. */
export const mediawiki: Template = {
  ...common,
  id: 'mediawiki',
  title: 'MediaWiki',
  about:
    'Allows articles in /wiki/ and blocks pages about them in /w/: histories, comparisons of versions and edit forms.',
  check:
    'Use it only if your articles aren’t in /w/. Images, and styles and scripts from load.php, stay allowed.',
  text: lines(
    'User-agent: *',
    'Allow: /w/load.php',
    'Allow: /w/images/',
    'Allow: /w/resources/',
    'Disallow: /w/',
    'Disallow: /wiki/Special:Search',
    'Disallow: /wiki/Special:Random',
  ),
  sources: ['https://www.mediawiki.org/wiki/Manual:Robots.txt'],
};

/** Next.js: blocks the API; the framework's files stay allowed. */
export const nextJs: Template = {
  ...common,
  id: 'next-js',
  title: 'Next.js',
  about: 'Blocks the API in /api/ and allows the framework’s own files.',
  check: `Don’t block /_next/: pages need the scripts, styles and images there. Remove the /api/ line if your pages load content from it. ${SITEMAP_CHECK}`,
  text: lines('User-agent: *', 'Disallow: /api/', '', SITEMAP),
  sources: ['https://nextjs.org/docs/app/api-reference/file-conventions/metadata/robots'],
};

/** Documentation with versions: search engines should find the newest, not each old one. */
export const documentation: Template = {
  ...common,
  id: 'documentation',
  title: 'Documentation',
  about:
    'Allows the latest and stable versions and blocks versions that start with 0., 1., 2. or v, so that old pages don’t rank first.',
  check:
    'Made for URLs such as /en/latest/ and /en/2.1/. Add a line for any other version you want to block. The line for v blocks every address that starts with /en/v. Instead of blocking old pages, you can point each one to the latest version with a canonical link. Replace the sitemap address with your own, or remove the line.',
  text: lines(
    'User-agent: *',
    'Allow: /en/latest/',
    'Allow: /en/stable/',
    'Disallow: /en/0.',
    'Disallow: /en/1.',
    'Disallow: /en/2.',
    'Disallow: /en/v',
    '',
    SITEMAP,
  ),
  sources: ['https://docs.readthedocs.com/platform/stable/reference/robots.html'],
};
