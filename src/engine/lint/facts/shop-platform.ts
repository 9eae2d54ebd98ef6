import type { LintFile } from '../lint-file';
import { memoize } from './memoize';

/** Shop software whose own paths occur in the files made for it. */
export type ShopPlatform = 'Magento' | 'WooCommerce' | 'Shopify' | 'PrestaShop';

/** Path prefixes that identify the software: one of `first` and at least `least` of `more`. */
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

/** Returns the shop software that a file was evidently made for, or null if that isn't certain. */
export const shopPlatform = memoize(({ text, rules }: LintFile): ShopPlatform | null => {
  const hasRule = (path: string): boolean => rules.some(({ value }) => value.startsWith(path));
  // A search in the text is far cheaper than a search in the rules, but also finds comments and sitemaps.
  const sign = SIGNS.find(
    ({ first, more, least }) =>
      first.some((path) => text.includes(path) && hasRule(path)) && more.filter(hasRule).length >= least,
  );
  return sign?.platform ?? null;
});
