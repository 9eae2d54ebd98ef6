import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import { findingsIn } from '../../testdata/example-file';

/** Returns the text after all fixes of the rule, applied together. */
function fixed(text: string): string {
  const found = findingsIn(text, {}).filter(({ rule }) => rule === 'sitemap-in-group');
  return applyEdits(
    text,
    found.flatMap(({ fix }) => fix?.() ?? []).sort(([a], [b]) => a - b),
  );
}

test('removes a sitemap that is elsewhere too, and moves the others', () => {
  expect(
    fixed(
      'User-agent: bingbot\nDisallow: /x\nSitemap: https://a.example/a.xml\nSitemap: https://a.example/b.xml\nDisallow: /y\n\nSitemap: https://a.example/a.xml\n',
    ),
  ).toBe(
    'User-agent: bingbot\nDisallow: /x\nDisallow: /y\n\nSitemap: https://a.example/a.xml\n\nSitemap: https://a.example/b.xml\n',
  );
});

test('moves a sitemap of several groups once', () => {
  const group = (name: string): string =>
    `User-agent: ${name}\nDisallow: /x\nSitemap: https://a.example/a.xml\nDisallow: /y\n\n`;
  expect(fixed(group('bingbot') + group('GPTBot')).match(/Sitemap/g)).toHaveLength(1);
});
