import { expect, test } from 'vitest';
import { readRobotsUrl, readUrl } from '../engine/address';
import { applies } from '../engine/fetch';
import type { TesterState } from './state';
import { urlInScope } from './url-in-scope';

const HTTP = ['http', 'https'];

function state(robotsTyped: string, urlTyped: string): Parameters<typeof urlInScope>[0] {
  const robotsUrl = readRobotsUrl(robotsTyped);
  const url = readUrl(urlTyped);
  const scope =
    robotsUrl.kind === 'url' && url.kind === 'url' ? applies(robotsUrl.href, url.testedUrl, HTTP) : null;
  return { robotsUrl, url, version: 1, report: { version: 1, verdict: { scope } } as TesterState['report'] };
}

test.each([
  ['https://example.com/robots.txt', 'https://shop.example.com/cart?x=1', 'https://example.com/cart?x=1'],
  ['https://example.com/robots.txt', 'http://example.com/cart', 'https://example.com/cart'],
  ['https://example.com:8181/robots.txt', 'https://example.com/', 'https://example.com:8181/'],
  ['https://example.com/robots.txt', 'ftp://example.com/a', 'https://example.com/a'],
  ['https://müller.eu/robots.txt', 'https://muller.eu/ä', 'https://xn--mller-kva.eu/%C3%A4'],
])('a file at %s moves the URL %s to %s', (robots, url, there) => {
  const before = state(robots, url);
  expect(urlInScope(before)).toBe(there);
  expect(state(robots, there).report?.verdict?.scope?.kind).toBe('applies');
});

test.each([
  ['', 'https://example.com/'],
  ['https://example.com/robots.txt', 'https://example.com/'],
  ['https://example.com/folder/robots.txt', 'https://other.example/'],
  ['ftp://example.com/robots.txt', 'https://example.com/'],
  ['gopher://example.com/robots.txt', 'https://example.com/'],
  ['https://example.com/robots.txt', '/cart'],
  ['https://example.com/robots.txt', 'example.com'],
  ['mailto:a@b', 'https://example.com/'],
])('a file at %j does not move the URL %s', (robots, url) => {
  expect(urlInScope(state(robots, url))).toBeNull();
});

test('the result is null while the report is outdated', () => {
  const present = state('https://a.example/', 'https://b.example/');
  expect(urlInScope(present)).not.toBeNull();
  expect(urlInScope({ ...present, version: 2 })).toBeNull();
});

test('the result is null before the first report', () => {
  expect(urlInScope({ ...state('https://a.example/', 'https://b.example/'), report: null })).toBeNull();
});
