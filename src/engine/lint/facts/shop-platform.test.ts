import { expect, test } from 'vitest';
import { parseRobotsTxt } from '../../parse';
import { NO_CONTEXT } from '../lint-context';
import { LintFile } from '../lint-file';
import { shopPlatform } from './shop-platform';

function platformOf(paths: readonly string[], comment = ''): string | null {
  const text = `# ${comment}\nUser-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}`;
  return shopPlatform(new LintFile(parseRobotsTxt(text), NO_CONTEXT));
}

test.each([
  ['Magento', ['/catalogsearch/', '/customer/account/login']],
  ['WooCommerce', ['/wp-admin/', '/cart/', '/my-account/']],
  ['Shopify', ['/carts', '/checkouts/', '/collections/*sort_by*']],
  ['PrestaShop', ['/classes/', '/mails/', '/modules/', '/translations/']],
])('%s is recognised by its paths', (platform, paths) => {
  expect(platformOf(paths)).toBe(platform);
});

test('a single path, or paths in a comment, are not enough', () => {
  expect(platformOf(['/cart/', '/checkout/', '/account/'])).toBeNull();
  expect(platformOf(['/catalogsearch/'])).toBeNull();
  expect(platformOf(['/cart/'], '/catalogsearch/ /sendfriend/ /pkginfo/')).toBeNull();
});
