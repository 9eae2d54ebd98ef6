import type { LintFile } from '../lint-file';
import { memoize } from './memoize';

/** Shop software whose own paths stand in the files that are made for it. */
export type ShopPlatform = 'Magento' | 'WooCommerce' | 'Shopify' | 'PrestaShop';

/** Beginnings of paths by which a file is known: one of `first` and at least so many of `more`. */
const SIGNS: readonly {
  readonly platform: ShopPlatform;
  readonly first: readonly string[];
  readonly more: readonly string[];
  readonly least: number;
}[] = [
  {
    platform: 'Magento',
    first: ['/catalogsearch', '/catalog/product_compare', '/sendfriend/', '/pkginfo/'],
    more: [
      '/catalogsearch',
      '/catalog/product_compare',
      '/checkout/onepage',
      '/customer/account',
      '/sendfriend/',
      '/pkginfo/',
    ],
    least: 2,
  },
  { platform: 'WooCommerce', first: ['/my-account'], more: ['/cart', '/checkout', '/wp-'], least: 2 },
  { platform: 'Shopify', first: ['/collections/'], more: ['/carts', '/checkouts', '/orders'], least: 2 },
  {
    platform: 'PrestaShop',
    first: ['/translations/'],
    more: ['/classes/', '/mails/', '/modules/'],
    least: 3,
  },
];

/** The shop software that a file was evidently made for; null where nothing is certain. */
export const shopPlatform = memoize(({ text, rules }: LintFile): ShopPlatform | null => {
  const hasRule = (path: string): boolean => rules.some(({ value }) => value.startsWith(path));
  // Looking for a word in the text is far cheaper than looking through the rules, but finds comments and sitemaps too.
  const sign = SIGNS.find(
    ({ first, more, least }) =>
      first.some((path) => text.includes(path) && hasRule(path)) && more.filter(hasRule).length >= least,
  );
  return sign?.platform ?? null;
});
