import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageFiles, readPageFiles } from './page-files';

const html = `<!doctype html>${'<p>a</p>'.repeat(500)}`;
const script = 'export const a = 1;\n'.repeat(200);

const HEADERS = `# ours
/*
  X-Content-Type-Options: nosniff
/
  Content-Security-Policy: default-src 'none'; a
  Cache-Control: no-cache
/index.html
  Content-Security-Policy: default-src 'none'; b
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/embed/*
  X-Robots-Tag: noindex
  X-Robots-Tag: nofollow
`;

let folder: string;
let files: PageFiles;

function put(name: string, text: string | Uint8Array): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function reread(): PageFiles {
  const read = readPageFiles(folder);
  if (typeof read !== 'function') throw new Error(read.problem);
  return read;
}

beforeAll(() => {
  const parent = mkdtempSync(join(tmpdir(), 'page-files-'));
  folder = join(parent, 'dist');
  put('index.html', html);
  put('_headers', HEADERS);
  put('assets/a-1234567.js', script);
  put(
    'assets/picture.png',
    Uint8Array.from({ length: 5_000 }, (_, at) => at % 251),
  );
  put('assets/tiny.css', 'a{}');
  put('embed/index.html', html);
  put('embed/v1.d.ts', 'export {};');
  put('ä b.txt', 'a name');
  put('.vite/manifest.json', '{}');
  put('.htaccess', 'secret');
  put('.well-known/security.txt', 'Contact: a');
  put('../secret.txt', 'secret');
  symlinkSync(join(folder, 'embed/v1.d.ts'), join(folder, 'linked.txt'));
  files = reread();
});

afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await files(new Request(`http://tester.example${path}`, { method, headers }));
  const { status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status, bytes, text: bytes.toString(), header: (name: string) => response.headers.get(name) };
}

describe('a file', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', html],
    ['/index.html', 'text/html; charset=utf-8', html],
    ['/?a=b', 'text/html; charset=utf-8', html],
    ['/assets/a-1234567.js', 'text/javascript; charset=utf-8', script],
    ['/assets/tiny.css', 'text/css; charset=utf-8', 'a{}'],
    ['/embed/', 'text/html; charset=utf-8', html],
    ['/embed/v1.d.ts', 'text/plain; charset=utf-8', 'export {};'],
    ['/%C3%A4%20b.txt', 'text/plain; charset=utf-8', 'a name'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: a'],
    ['/linked.txt', 'text/plain; charset=utf-8', 'export {};'],
  ])('%s is served with its type', async (path, type, text) => {
    const got = await get(path);
    expect([got.status, got.header('content-type'), got.text]).toEqual([200, type, text]);
    expect(got.header('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  test('gets the headers of all its rules in _headers, joined', async () => {
    const policyOf = async (path: string) => (await get(path)).header('content-security-policy');
    expect(await policyOf('/')).toBe("default-src 'none'; a");
    expect(await policyOf('/index.html')).toBe("default-src 'none'; b");
    expect(await policyOf('/assets/a-1234567.js')).toBeNull();
    expect((await get('/')).header('x-content-type-options')).toBe('nosniff');
    expect((await get('/assets/a-1234567.js')).header('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/embed/')).header('x-robots-tag')).toBe('noindex, nofollow');
    // Without a rule, caches ask first.
    expect((await get('/embed/')).header('cache-control')).toBe('no-cache');
  });

  test.each<[string, string | null, (bytes: Uint8Array) => Uint8Array]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['br;q=0.000, gzip;q=0', null, (bytes) => bytes],
    ['zstd', null, (bytes) => bytes],
    ['', null, (bytes) => bytes],
  ])('is compressed for a client that accepts %j', async (accepted, encoding, unpack) => {
    for (const _again of [1, 2]) {
      const got = await get('/', { 'accept-encoding': accepted });
      expect(got.header('content-encoding')).toBe(encoding);
      expect(got.header('vary')).toBe('accept-encoding');
      expect(got.header('content-length')).toBe(String(got.bytes.length));
      expect(unpack(got.bytes).toString()).toBe(html);
      if (encoding !== null) expect(got.bytes.length).toBeLessThan(html.length / 4);
    }
  });

  test.each(['/assets/picture.png', '/assets/tiny.css'])(
    '%s is not compressed, which saves nothing',
    async (path) => {
      const got = await get(path, { 'accept-encoding': 'br' });
      expect([got.header('content-encoding'), got.header('vary')]).toEqual([null, null]);
    },
  );

  test('that a client has is not sent again', async () => {
    const tag = (await get('/')).header('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [tag, `"x", W/${tag}`, '*']) {
      const again = await get('/', { 'if-none-match': known });
      expect([again.status, again.bytes.length, again.header('etag')]).toEqual([304, 0, tag]);
      expect(again.header('content-security-policy')).toBe("default-src 'none'; a");
    }
    // Another form of the same file is another representation.
    const packed = await get('/', { 'if-none-match': tag, 'accept-encoding': 'gzip' });
    expect([packed.status, packed.header('etag')]).toEqual([200, tag.replace(/"$/, '-gzip"')]);
  });

  test('of another release has another tag, even with equal time and size', async () => {
    const tag = (await get('/assets/tiny.css')).header('etag');
    const file = join(folder, 'assets/tiny.css');
    const then = new Date(0);
    utimesSync(file, then, then);
    const before = reread();
    put('assets/tiny.css', 'b{}');
    utimesSync(file, then, then);
    const after = reread();
    const tagBy = async (read: PageFiles) =>
      (await read(new Request('http://a.example/assets/tiny.css'))).headers.get('etag');
    expect(await tagBy(before)).toBe(tag);
    expect(await tagBy(after)).not.toBe(tag);
    // A folder that changes doesn't change what is served.
    expect((await get('/assets/tiny.css')).text).toBe('a{}');
  });

  test('is described to HEAD, and to nothing else', async () => {
    const described = await get('/', {}, 'HEAD');
    expect([described.status, described.header('content-length')]).toEqual([200, String(html.length)]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await get('/', {}, method);
      expect([refused.status, refused.header('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('an address without a file', () => {
  test.each([
    '/missing',
    '/_headers',
    '/.htaccess',
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/%',
    '/%ff',
    '//etc/passwd',
    '/index.html/',
    '/INDEX.HTML',
    '/constructor',
  ])('%s: 404', async (path) => {
    const got = await get(path);
    expect([got.status, got.text]).toEqual([404, '404\n']);
    expect(got.header('cache-control')).toBe('no-cache');
    expect(got.header('x-content-type-options')).toBe('nosniff');
  });

  test('without its final slash leads to the folder, below any path of a proxy', async () => {
    const got = await get('/embed?a=b');
    expect([got.status, got.header('location')]).toEqual([301, './embed/?a=b']);
    const location = got.header('location') ?? '';
    expect(new URL(location, 'https://proxy.example/tools/embed').pathname).toBe('/tools/embed/');
  });

  test('shows 404.html if there is one, never cached for long', async () => {
    put('404.html', '<p>nothing');
    const read = reread();
    const response = await read(new Request('http://a.example/assets/missing.js'));
    expect([response.status, await response.text()]).toEqual([404, '<p>nothing']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    rmSync(join(folder, '404.html'));
  });
});

describe('a folder is refused', () => {
  const problem = () => {
    const read = readPageFiles(folder);
    return typeof read === 'function' ? null : read.problem;
  };

  test.each([
    ['/a/*/b\n  A: b', 1],
    ['/:name\n  A: b', 1],
    ['https://a.example/\n  A: b', 1],
    ['  A: b', 1],
    ['/a\n  ! A', 2],
    ['/a\n\n# c\n  A b', 4],
    ['/a\n  A:', 2],
  ])('with a line in _headers that would be lost: %j', (text, line) => {
    put('_headers', text);
    expect(problem()).toContain(`SERVICE_FILES: line ${line} of ${join(folder, '_headers')}`);
    put('_headers', HEADERS);
    expect(problem()).toBeNull();
  });

  test('without index.html', () => {
    const read = readPageFiles(join(folder, 'assets'));
    expect(read).toEqual({ problem: expect.stringContaining('index.html') });
  });
});
