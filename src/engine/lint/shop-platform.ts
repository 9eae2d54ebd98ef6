import type { LintFile } from './lint-file';

/** Shop software whose own paths stand in the files that it makes. */
export type ShopPlatform = 'Magento' | 'WooCommerce' | 'Shopify' | 'PrestaShop';

/** Beginnings of paths by which a file is known: at least so many of them. `must`: this one too. */
const SIGNS: readonly {
  readonly platform: ShopPlatform;
  readonly paths: readonly string[];
  readonly least: number;
  readonly must: string | null;
}[] = [
  {
    platform: 'Magento',
    paths: [
      '/catalogsearch/',
      '/catalog/product_compare',
      '/checkout/onepage',
      '/customer/account',
      '/sendfriend/',
      '/pkginfo/',
    ],
    least: 2,
    must: null,
  },
  { platform: 'WooCommerce', paths: ['/cart', '/checkout', '/my-account'], least: 2, must: '/wp-' },
  { platform: 'Shopify', paths: ['/carts', '/checkouts/', '/orders'], least: 2, must: '/collections/' },
  {
    platform: 'PrestaShop',
    paths: ['/classes/', '/mails/', '/modules/', '/translations/', '/tools/'],
    least: 4,
    must: null,
  },
];

/** The shop software that a file was evidently made for; null where nothing is certain. */
export function shopPlatform(file: LintFile): ShopPlatform | null {
  const { text } = file;
  const candidate = SIGNS.find(
    ({ paths, least, must }) =>
      (must === null || text.includes(must)) && paths.filter((path) => text.includes(path)).length >= least,
  );
  if (candidate === undefined) return null;
  // The text also has comments and addresses of sitemaps in it.
  const { paths, least, must, platform } = candidate;
  const seen = new Set<string>();
  for (const { value } of file.rules)
    for (const path of [...paths, ...(must === null ? [] : [must])])
      if (value.startsWith(path)) seen.add(path);
  return seen.size >= least + (must === null ? 0 : 1) && (must === null || seen.has(must)) ? platform : null;
}
