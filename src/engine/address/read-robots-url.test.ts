import { describe, expect, test } from 'vitest';
import { readRobotsUrl } from './read-robots-url';

describe('reading the address of a robots.txt', () => {
  test.each([
    ['https://example.com/robots.txt', 'https://example.com/robots.txt', 'https://example.com'],
    [' https://example.com/robots.txt\n', 'https://example.com/robots.txt', 'https://example.com'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/robots.txt', 'https://example.com'],
    ['example.com', 'https://example.com/robots.txt', 'https://example.com'],
    ['example.com/', 'https://example.com/robots.txt', 'https://example.com'],
    ['example.com:8181', 'https://example.com:8181/robots.txt', 'https://example.com:8181'],
    ['localhost:8080/robots.txt', 'https://localhost:8080/robots.txt', 'https://localhost:8080'],
    ['http://example.com:80/robots.txt', 'http://example.com/robots.txt', 'http://example.com'],
    ['https://example.com:80/', 'https://example.com:80/robots.txt', 'https://example.com:80'],
    ['http://[::1]/', 'http://[::1]/robots.txt', 'http://[::1]'],
    ['212.96.82.21', 'https://212.96.82.21/robots.txt', 'https://212.96.82.21'],
    ['ftp://example.com:21', 'ftp://example.com/robots.txt', 'ftp://example.com'],
    ['gopher://example.com/', 'gopher://example.com/robots.txt', 'gopher://example.com'],
    ['gopher://example.com', 'gopher://example.com/robots.txt', 'gopher://example.com'],
    [
      'https://www.müller.eu/robots.txt',
      'https://www.xn--mller-kva.eu/robots.txt',
      'https://www.xn--mller-kva.eu',
    ],
    ['https://user:secret@example.com/#x', 'https://example.com/robots.txt', 'https://example.com'],
    ['https://example.com/folder/robots.txt', 'https://example.com/folder/robots.txt', 'https://example.com'],
    ['https://example.com/ROBOTS.TXT', 'https://example.com/ROBOTS.TXT', 'https://example.com'],
    ['https://example.com/robots.txt?x', 'https://example.com/robots.txt?x', 'https://example.com'],
    ['https://example.com/?x', 'https://example.com/?x', 'https://example.com'],
  ])('reads %j as %s', (typed, href, origin) => {
    expect(readRobotsUrl(typed)).toEqual({ kind: 'url', href, origin });
  });

  test.each(['', '  ', '\n'])('reads %j as unset', (typed) => {
    expect(readRobotsUrl(typed)).toEqual({ kind: 'unset' });
  });

  test.each([
    '/robots.txt',
    '//example.com/robots.txt',
    '\\\\example.com',
    'not a host',
    'https://',
    'https:///',
    'file:///robots.txt',
    'http://[::1',
    'https://example.com:99999/',
    'https://xn--a/',
    'https://exa mple.com/',
    'gopher://exa%20mple.com/',
    'mailto:a@example.com',
    'javascript:alert(1)',
    'data:text/plain,x',
    'http:example.com',
    `https://${'a'.repeat(5_000)}.example/`,
    'x'.repeat(1_000_000),
  ])('rejects %j', (typed) => {
    expect(readRobotsUrl(typed)).toEqual({ kind: 'problem' });
  });
});
