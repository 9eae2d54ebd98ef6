import type { AnswerBody, AnswerContentType, ServerAnswer } from '../../engine';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { appearanceOf, decodeText } from '../../engine/source';
import type { Cut, FetchFailure } from '../../service/protocol';
import type { SiteFile } from './site-file';

/** RFC 9111 section 1.2.2: a longer max-age counts as 2^31 seconds. */
const LONGEST_MAX_AGE = 2_147_483_648;
/** Number of redirects reported for a redirect loop: more than any crawler follows. */
const NEVER_ENDING = 21;
/** Bytes of a body that are inspected to recognise its kind. */
const LOOKED_AT = 2_048;

/** Maps fetch failures to the network failures that dialects distinguish. */
const NETWORK_FAILURES: Readonly<
  Partial<Record<FetchFailure, 'dns' | 'timeout' | 'reset' | 'invalid-response'>>
> = {
  dns: 'dns',
  timeout: 'timeout',
  connect: 'reset',
  reset: 'reset',
  tls: 'invalid-response',
  'invalid-response': 'invalid-response',
};

/** Returns the file as bytes. Empty if there is none, because the body of an error or a redirect isn't a robots.txt. */
export function bodyOf({ end }: Pick<SiteFile, 'end'>): Uint8Array {
  return isFile(end) ? end.body : new Uint8Array();
}

/** Returns whether a site answered with a file, even an empty one. */
export function isFile(end: SiteFile['end']): end is Extract<SiteFile['end'], { readonly kind: 'answer' }> {
  return end.kind === 'answer' && isGood(end.status);
}

/** Returns whether a site answered with a web page in place of the file. */
export function isWebPage({ end }: Pick<SiteFile, 'end'>): boolean {
  return isFile(end) && !isUtf16(end.body) && appearanceOf(startOf(end.body)) === 'html';
}

/** Converts a site's real answer into the engine's form. */
export function answerOfFile(file: SiteFile): ServerAnswer {
  const { hops, end } = file;
  const sent = { ...PLAIN_ANSWER, redirectedTo: isElsewhere(file) ? 'other-host' : 'same-host' } as const;
  if (end.kind === 'failure') return { ...sent, ...failed(end.failure, file) };
  const answered: ServerAnswer = {
    ...sent,
    final: { kind: 'status', status: end.status },
    redirects: hops.length - 1,
    maxAge: maxAgeOf(headerOf(file, 'cache-control')),
  };
  if (!isGood(end.status)) return answered;
  const type = mediaTypeOf(file);
  return { ...answered, contentType: contentTypeOf(type), body: bodyKind(end.cut, end.body, type) };
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Returns the media type of the last answer, without parameters and in lower case; empty if there is none. */
export function mediaTypeOf(file: SiteFile): string {
  const [type = ''] = headerOf(file, 'content-type').split(';', 1);
  return type.trim().toLowerCase();
}

/** Returns whether the headers of the first answer show that Cloudflare serves the requested site. */
export function isBehindCloudflare({ hops: [first] }: Pick<SiteFile, 'hops'>): boolean {
  return (first?.headers ?? []).some(([name, value]) => {
    const header = name.toLowerCase();
    return header === 'cf-ray' || (header === 'server' && value.trim().toLowerCase() === 'cloudflare');
  });
}

/** Converts a failed connection, or a redirect without a valid target, into the engine's form. */
function failed(failure: FetchFailure, { hops }: SiteFile): Partial<ServerAnswer> {
  const network = NETWORK_FAILURES[failure];
  if (network !== undefined)
    return { final: { kind: 'network-failure', failure: network }, redirects: hops.length };
  const final = { kind: 'status', status: hops.at(-1)?.status ?? 302 } as const;
  if (failure === 'redirect-loop') return { final, redirects: NEVER_ENDING };
  if (failure === 'too-many-redirects') return { final, redirects: hops.length };
  // A crawler can follow neither a redirect without a Location nor one to a non-public address.
  return { final, redirects: Math.max(0, hops.length - 1) };
}

function isElsewhere({ url, hops, end }: SiteFile): boolean {
  const urls = [...hops.map((hop) => hop.url), ...(end.kind === 'failure' ? [end.url] : [])];
  const host = hostOf(url);
  return urls.some((each) => hostOf(each) !== host);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Returns a header of the last answer; empty if absent. Repeated headers are joined into one list. */
function headerOf({ hops }: SiteFile, name: string): string {
  const headers = hops.at(-1)?.headers ?? [];
  return headers.flatMap(([each, value]) => (each.toLowerCase() === name ? [value] : [])).join(', ');
}

function maxAgeOf(cacheControl: string): number | null {
  for (const directive of cacheControl.split(',')) {
    const [name = '', value = ''] = directive.split('=', 2);
    const seconds = value.trim().replace(/^"(.*)"$/, '$1');
    if (name.trim().toLowerCase() === 'max-age' && /^\d+$/.test(seconds))
      return Math.min(Number(seconds), LONGEST_MAX_AGE);
  }
  return null;
}

/** Treats a missing type as plain text. */
function contentTypeOf(type: string): AnswerContentType {
  return type === '' || type === 'text/plain' ? 'text/plain' : type === 'text/html' ? type : 'other';
}

function bodyKind(cut: Cut | null, body: Uint8Array, type: string): AnswerBody {
  if (cut === 'size') return 'over-limit';
  if (cut !== null) return 'incomplete';
  if (body.length === 0) return 'empty';
  if (isUtf16(body)) return 'utf-16';
  return type === 'text/html' && appearanceOf(startOf(body)) === 'html' ? 'html' : 'as-written';
}

/** Decodes the part of a body that shows its kind. */
function startOf(body: Uint8Array): string {
  return decodeText(body.subarray(0, LOOKED_AT));
}

/** Returns whether the bytes start with the byte order mark of UTF-16. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
