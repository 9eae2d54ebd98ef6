import { expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../../../engine';
import { ParsedFile } from '../../document/parsed-file';
import { ownSite } from './elsewhere';

test('without an address, the sites of a file are those on the hosts of its Sitemap lines', () => {
  const source =
    'Site-map: https://maps.cdn.test/1\nSitemap: https://example.com./2\n# Sitemap: https://c.test';
  const own = ownSite(ParsedFile.open({ source }), { robotsUrl: null, answer: PLAIN_ANSWER });
  const origins = ['https://maps.cdn.test', 'http://example.com:81', 'https://c.test', 'https://cdn.test'];
  expect(origins.map(own.has)).toEqual([true, true, false, false]);
});
