import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as policies from './content-security-policy';
import { headersFile, headersFor, hostingHeaders } from './hosting-headers';

const embedFiles = [
  'index.html',
  'embed-a1b2c3d4.js',
  'embed-a1b2c3d4.css',
  'v1.js',
  'v1.a1b2c3d4.js',
  'v1.d.ts',
];
const rules = hostingHeaders(policies, embedFiles);
/** Names of all workers with a file of their own, as the build derives them from their entry points. The embed page contains its workers. */
const workers = ['../../src/app', '../../src/worker']
  .flatMap((folder) => readdirSync(resolve(import.meta.dirname, folder)))
  .flatMap((name) => /^(.*)\.worker\.ts$/.exec(name)?.slice(1) ?? [])
  .filter((name) => !name.startsWith('embed'));
const fileOf = (worker: string) => `/assets/worker-${worker}.worker-a1b2c3d4.js`;
const paths = [
  '/',
  '/index.html',
  '/sw.js',
  '/favicon.svg',
  '/assets/index-a1b2c3d4.js',
  ...workers.map(fileOf),
  '/embed/',
  ...embedFiles.map((name) => `/embed/${name}`),
];

/** Returns the value of a header; undefined if it isn't sent. */
function headerOf(path: string, name: string): string | undefined {
  return new Map(headersFor(rules, path)).get(name);
}

describe('headers of a host', () => {
  test.each(paths)('%s gets no header twice', (path) => {
    const names = headersFor(rules, path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('x-content-type-options');
  });

  test('the tester can be framed by its own site only, the embed page by every page', () => {
    for (const path of ['/', '/index.html', '/sw.js'])
      expect(headerOf(path, 'Content-Security-Policy')).toMatch(/; frame-ancestors 'self'$/);
    for (const path of ['/embed/', '/embed/index.html'])
      expect(headerOf(path, 'Content-Security-Policy')).not.toContain('frame-ancestors');
  });

  test('no other site can control the tester’s window, and any site may open the embed page', () => {
    for (const path of paths)
      expect([path, headerOf(path, 'Cross-Origin-Opener-Policy')]).toEqual([
        path,
        path === '/' || path === '/index.html' ? 'same-origin' : undefined,
      ]);
  });

  test("the embed page's policy holds in an opaque origin, where 'self' matches nothing in WebKit", () => {
    expect(headerOf('/embed/', 'Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(headerOf('/embed/', 'Content-Security-Policy')).not.toContain("'self'");
  });

  test('every worker has the policy of the page, except for the one that asks sites: it may connect, and nothing else', () => {
    expect(workers).toContain('tester');
    expect(workers).toContain('link');
    expect(workers).toContain('site');
    for (const worker of workers)
      expect([worker, headerOf(fileOf(worker), 'Content-Security-Policy')]).toEqual([
        worker,
        worker === 'site'
          ? policies.siteWorkerPolicy
          : `${policies.contentSecurityPolicy}; frame-ancestors 'self'`,
      ]);
    expect(policies.contentSecurityPolicy).toContain("; connect-src 'self';");
    expect(policies.siteWorkerPolicy).toBe("default-src 'none'; connect-src http: https:");
  });

  test('only files below embed/ are hidden from search engines and available to other origins', () => {
    for (const path of paths) {
      expect(headerOf(path, 'X-Robots-Tag')).toBe(path.startsWith('/embed/') ? 'noindex' : undefined);
      expect(headerOf(path, 'Access-Control-Allow-Origin')).toBe(
        path.startsWith('/embed/') ? '*' : undefined,
      );
      expect(headerOf(path, 'Cross-Origin-Resource-Policy')).toBe(
        path.startsWith('/embed/') ? 'cross-origin' : undefined,
      );
      expect(headerOf(path, 'Cross-Origin-Embedder-Policy')).toBe(
        path.startsWith('/embed/') ? 'require-corp' : undefined,
      );
    }
  });

  test.each([
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/index-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
    [fileOf('tester'), 'public, max-age=31536000, immutable'],
    [fileOf('site'), 'public, max-age=31536000, immutable'],
    ['/embed/', 'no-cache'],
    ['/embed/index.html', 'no-cache'],
    ['/embed/v1.js', 'public, max-age=300, must-revalidate'],
    ['/embed/v1.a1b2c3d4.js', 'public, max-age=31536000, immutable'],
    ['/embed/embed-a1b2c3d4.css', 'public, max-age=31536000, immutable'],
    ['/embed/v1.d.ts', 'no-cache'],
  ])('%s is cached: %s', (path, value) => expect(headerOf(path, 'Cache-Control')).toBe(value));

  test('the file has one path per block, and lines that Cloudflare accepts', () => {
    const lines = headersFile(rules).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '/*',
      '  X-Content-Type-Options: nosniff',
      '  Referrer-Policy: no-referrer',
      '',
      '/',
    ]);
    // Cloudflare's limits: 100 rules, one `*` in each, 2,000 characters in a line.
    expect(rules.length).toBeLessThan(100);
    for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThan(2_000);
  });
});
