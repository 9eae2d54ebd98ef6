import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addPathHeaders, type PathHeaders, readHeadersFile } from './headers-file';
import { operatorTexts } from './operator-texts';

/** A function that answers requests for the files of a folder. */
export type PageFiles = (request: Request) => Promise<Response>;

/** One file in memory, and its compressed forms once they have been asked for. */
interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** A hash of the bytes. Not of time and size: two releases may share both. */
  readonly hash: string;
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

const HEADERS_FILE = '_headers';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  html: HTML,
  js: SCRIPT,
  mjs: SCRIPT,
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  // Types of TypeScript, to be read; many hosts call them a video.
  ts: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Bytes below which compression saves no packet. */
const SMALLEST_PACKED = 1_000;

/** The best compression of the two first, because a client may accept both. Level 9 of Brotli takes a tenth of the time of 11. */
const PACKERS = {
  br: (bytes: Uint8Array) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        // Otherwise each takes memory for a long stream.
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Encoding = keyof typeof PACKERS;
const brotli = promisify(brotliCompress);

/**
 * Reads all files of a folder into memory, with the headers that its `_headers` gives them. Later changes of the folder have no effect, so readers never
 * get a mix of two releases, and no request reaches the disk. Leaves out `_headers` and all files and folders whose names start with a dot, except
 * `.well-known`. Returns a sentence if the folder isn't a built page.
 */
export function readPageFiles(folder: string): PageFiles | { readonly problem: string } {
  const files = new Map<string, PageFile>();
  let headersText = '';
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = relative(folder, join(folder, name)).split(sep).join('/');
      if (/(?:^|\/)\.(?!well-known(?:\/|$))/.test(path) || !statSync(join(folder, name)).isFile()) continue;
      if (path === HEADERS_FILE) headersText = readFileSync(join(folder, name), 'utf8');
      else files.set(`/${path}`, pageFile(path, readFileSync(join(folder, name))));
    }
  } catch {
    return { problem: operatorTexts.noPage(folder) };
  }
  if (!files.has('/index.html')) return { problem: operatorTexts.noPage(folder) };
  const read = readHeadersFile(headersText);
  if (read.kind === 'problem')
    return { problem: operatorTexts.headersLine(join(folder, HEADERS_FILE), read.line, read.text) };
  return async (request) => answer(request, files, read.rules);
}

function pageFile(path: string, bytes: Uint8Array): PageFile {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const type = TYPES[extension] ?? 'application/octet-stream';
  // A copy, because Node shares the buffers of small files.
  return { bytes: new Uint8Array(bytes), type, hash, packed: new Map() };
}

function answer(
  request: Request,
  files: ReadonlyMap<string, PageFile>,
  rules: readonly PathHeaders[],
): Response | Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, { allow: 'GET, HEAD' });
  const { pathname, search } = new URL(request.url);
  const path = decoded(pathname);
  const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
  if (file !== undefined) return fileAnswer(request, file, rules, path);
  // Relative, because a proxy may have removed a folder from the path.
  if (files.has(`${path}/index.html`))
    return plainAnswer(301, { location: `./${pathname.slice(pathname.lastIndexOf('/') + 1)}/${search}` });
  const missing = files.get('/404.html');
  return missing === undefined ? plainAnswer(404) : fileAnswer(request, missing, rules, '/404.html', 404);
}

/** @param path the path whose rules in `_headers` apply */
async function fileAnswer(
  request: Request,
  file: PageFile,
  rules: readonly PathHeaders[],
  path: string,
  status = 200,
): Promise<Response> {
  const isPackable = file.bytes.length >= SMALLEST_PACKED && file.type.includes('charset');
  const encoding = isPackable ? acceptedEncoding(request.headers.get('accept-encoding') ?? '') : null;
  const tag = `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = new Headers({ 'cache-control': 'no-cache', etag: tag });
  if (isPackable) headers.set('vary', 'accept-encoding');
  addPathHeaders(headers, rules, path);
  if (status === 200 && isKnown(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  if (encoding !== null) headers.set('content-encoding', encoding);
  const bytes = encoding === null ? file.bytes : await packed(file, encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { status, headers });
}

/** The last compression, which the next one waits for: four at once take 50 MB. */
let lastPacking: Promise<unknown> = Promise.resolve();

/** Compresses a file once. */
function packed(file: PageFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = file.packed.get(encoding);
  if (known !== undefined) return known;
  const packing = lastPacking
    .then(() => PACKERS[encoding](file.bytes))
    .then((bytes) => new Uint8Array(bytes));
  lastPacking = packing.catch(() => undefined);
  file.packed.set(encoding, packing);
  return packing;
}

/** Returns the first encoding of ours that `Accept-Encoding` names without `q=0` (RFC 9110 section 12.5.3), or null. */
function acceptedEncoding(header: string): Encoding | null {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** Returns whether the client has this version (RFC 9110 section 13.1.2). Proxies may have marked the tag as weak. */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** An answer with its status as text, which browsers neither sniff nor cache. */
export function plainAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(status < 400 ? null : `${status}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
