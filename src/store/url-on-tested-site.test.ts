import { expect, it } from 'vitest';
import { readRobotsUrl, readUrl } from '../engine/address';
import type { TesterState } from './state';
import { urlOnTestedSite } from './url-in-scope';

function urlFor(url: string, robotsUrl: string, sitemapOrigin: string | null, path = '/a?b'): string {
  const report = { file: { sitemapOrigin } } as TesterState['report'];
  return urlOnTestedSite({ url: readUrl(url), robotsUrl: readRobotsUrl(robotsUrl), report }, path);
}

it('keeps the scheme, host and port of the tested URL', () => {
  expect(urlFor('http://a.example:81/x', '', 'https://b.example')).toBe('http://a.example:81/a?b');
});

it('prefers the site that the file is known to be for', () => {
  expect(urlFor('https://a.example/x', 'https://c.example/robots.txt', null)).toBe('https://c.example/a?b');
});

it('uses the site of a Sitemap line without a tested URL', () => {
  expect(urlFor('', '', 'https://b.example')).toBe('https://b.example/a?b');
});

it('returns a path alone if a path alone is tested, or no site is known', () => {
  expect(urlFor('/x', '', 'https://b.example')).toBe('/a?b');
  expect(urlFor('', '', null)).toBe('/a?b');
});

it('returns a URL that can be read for any path', () => {
  const url = urlFor('/x', '', null, '//x/y');
  expect(readUrl(url)).toMatchObject({ kind: 'url', path: '//x/y' });
});
