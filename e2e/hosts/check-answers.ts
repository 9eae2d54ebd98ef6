import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as policies from '../../.ci/tools/content-security-policy';
import { type HeaderRule, headersFor, hostingHeaders } from '../../.ci/tools/hosting-headers';

/** The headers that the guide is about, in lower case, with their values; null if a header isn't sent. */
type SentHeaders = Readonly<Record<string, string | null>>;

/** The tester on a host. */
export interface Place {
  readonly origin: string;
  /** Path of its folder, `/` or with a final slash. */
  readonly base: string;
  /** The built page that is served. */
  readonly dist: string;
}

/** Pages of the site around a tester in a folder. Their paths are like those of the tester. */
export const OWN_PAGES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Own</title>Own page\n',
  'embed/index.html': '<!doctype html><title>Own</title>Own page\n',
  'assets/worker-tester.worker-a1b2c3d4.js': '// Own page\n',
  'sw.js': '// Own page\n',
};

/** Paths without a file, which a single-page fallback may not answer. */
export const MISSING: readonly string[] = ['nothing/here', 'embed/nothing', 'assets/nothing-a1b2c3d4.js'];

/** Types that many servers don't know, or get wrong. */
const TYPES = {
  'manifest.webmanifest': 'application/manifest+json',
  'embed/v1.d.ts': 'text/plain',
  'embed/v1.js': 'text/javascript',
};

function rulesOf(dist: string): readonly HeaderRule[] {
  return hostingHeaders(policies, readdirSync(join(dist, 'embed')).sort());
}

/**
 * Throws unless each file of the tester has exactly the headers that the build defines for its path.
 * @param otherCache `Cache-Control` of the host for files that the build leaves to it
 */
export async function checkHeaders({ origin, base, dist }: Place, otherCache: string | null): Promise<void> {
  const rules = rulesOf(dist);
  const names = namesIn(rules);
  for (const path of ['', 'embed/', ...filesOf(dist)]) {
    const response = await fetch(origin + base + path);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
    const wanted = new Map(headersFor(rules, `/${path}`).map(([name, value]) => [name.toLowerCase(), value]));
    const headers: SentHeaders = {
      ...Object.fromEntries(names.map((name) => [name, wanted.get(name) ?? null])),
      'cache-control': wanted.get('cache-control') ?? otherCache,
    };
    expect(sentBy(response, names), `headers of ${base}${path}`).toEqual(headers);
  }
}

/** Throws unless the site's own pages are answered without any of the tester's headers. @param otherCache see `checkHeaders` */
export async function checkOwnPages({ origin, dist }: Place, otherCache: string | null): Promise<void> {
  const names = namesIn(rulesOf(dist));
  const none = { ...Object.fromEntries(names.map((name) => [name, null])), 'cache-control': otherCache };
  for (const path of Object.keys(OWN_PAGES)) {
    const response = await fetch(`${origin}/${path}`);
    expect(await response.text(), path).toContain('Own page');
    expect(sentBy(response, names), `headers of /${path}`).toEqual(none);
  }
}

/** Throws unless HTML, scripts and style sheets come compressed. */
export async function checkCompression({ origin, base, dist }: Place): Promise<void> {
  const sheets = filesOf(dist).filter((path) => path.endsWith('.css'));
  for (const path of ['', 'embed/', 'embed/v1.js', 'start.js', ...sheets.slice(0, 1)]) {
    const response = await fetch(origin + base + path, { headers: { 'accept-encoding': 'gzip' } });
    await response.arrayBuffer();
    expect(response.headers.get('content-encoding'), `compression of ${base}${path}`).toBe('gzip');
    expect(response.headers.get('vary')?.toLowerCase(), `Vary of ${base}${path}`).toContain(
      'accept-encoding',
    );
  }
}

/** Throws unless each of these paths below the tester is missing, and answered with this text. */
export async function checkMissing(
  { origin, base }: Place,
  paths: readonly string[],
  text: RegExp,
): Promise<void> {
  for (const path of paths) {
    const response = await fetch(origin + base + path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toMatch(text);
  }
}

/** Throws unless files have their types, and the folder redirects to its final slash. */
export async function checkPaths({ origin, base }: Place): Promise<void> {
  for (const [path, type] of Object.entries(TYPES)) {
    const response = await fetch(origin + base + path);
    expect(response.headers.get('content-type')?.split(';')[0], path).toBe(type);
  }
  if (base === '/') return;
  const address = origin + base.slice(0, -1);
  const response = await fetch(address, { redirect: 'manual' });
  expect([301, 302, 308], 'a redirect to the final slash').toContain(response.status);
  expect(new URL(response.headers.get('location') ?? '', address).pathname).toBe(base);
}

function filesOf(dist: string): readonly string[] {
  return (
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
      // A host may read or hide it. Hosts hide names that begin with a dot.
      .filter((path) => path !== '_headers' && !path.startsWith('.'))
  );
}

/** The names of all headers in the rules, in lower case, except for the type, which every server sends. */
function namesIn(rules: readonly HeaderRule[]): readonly string[] {
  const names = rules.flatMap(({ headers }) => Object.keys(headers)).map((name) => name.toLowerCase());
  return [...new Set(names)].filter((name) => name !== 'content-type');
}

function sentBy(response: Response, names: readonly string[]): SentHeaders {
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
}
