/** Result of reading the URL field. */
export type UrlReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: UrlProblem }
  | ReadUrl;

/** A URL or path that can be tested. */
export interface ReadUrl {
  readonly kind: 'url';
  /** The URL to give to the engine. If only a path was typed, it has a placeholder origin. */
  readonly testedUrl: string;
  /** Scheme, host and port, like `https://example.com`; null if only a path was typed. */
  readonly origin: string | null;
  /** The path and query that are matched. */
  readonly path: string;
  /** Changes made before matching, in order; empty if the URL is matched as typed. */
  readonly changes: readonly UrlChange[];
}

export type UrlProblem =
  /**
   * A host or other text without `https://` in front. `suggestion` adds it, or is null if the text doesn't look
   * like a host.
   */
  | { readonly kind: 'no-scheme'; readonly suggestion: string | null }
  /** A scheme that web crawlers don't fetch. */
  | { readonly kind: 'unfetched-scheme'; readonly scheme: string }
  /** The platform's URL parser rejects it. */
  | { readonly kind: 'not-a-url' };

export type UrlChange =
  | 'white-space-removed'
  | 'backslash-to-slash'
  | 'dot-segments-resolved'
  | 'characters-escaped'
  | 'escapes-upper-case'
  | 'fragment-dropped'
  | 'credentials-dropped'
  | 'host-rewritten';

/** Schemes of sites that some crawler fetches. Google reads the robots.txt of all three. */
const FETCHED: ReadonlySet<string> = new Set(['http', 'https', 'ftp']);

/**
 * Maximum length in UTF-16 units of the text before the path: scheme, credentials, host and port.
 * fetch/place.ts allows as much without the scheme. Converting tens of thousands of characters to Punycode
 * takes seconds.
 */
const LONGEST_AUTHORITY = 4096;

/** Placeholder origin for a path typed without a host. */
const PATH_ORIGIN = 'https://example.com';

/**
 * Reads typed text as the URL a browser would request (WHATWG URL). Percent-escapes are then upper-cased, as
 * Google does before matching, and the fragment is dropped. Nothing is decoded. A path alone gets a
 * placeholder origin, which affects no verdict.
 */
export function readUrl(typed: string): UrlReading {
  const input = typed.replace(/[\t\n\r]/g, '').trim();
  if (input === '') return { kind: 'empty' };
  const isPath = input.startsWith('/') && !input.startsWith('//');
  const problem = isPath ? null : schemeProblem(input);
  if (problem !== null) return { kind: 'problem', problem };
  const authority = isPath ? '' : schemeAndHost(input);
  const url = parse(isPath ? PATH_ORIGIN + input : input, authority.length);
  if (url === null) return { kind: 'problem', problem: { kind: 'not-a-url' } };
  const hasCredentials = url.username !== '' || url.password !== '';
  url.username = '';
  url.password = '';
  const [requested = ''] = url.href.slice(url.origin.length).split('#', 1);
  const path = requested.replace(/%[0-9a-f]{2}/gi, (triple) => triple.toUpperCase());
  const written = input.slice(authority.length);
  const changes = changesBetween(written, requested, path);
  if (input !== typed) changes.unshift('white-space-removed');
  if (hasCredentials) changes.push('credentials-dropped');
  if (withoutCredentials(authority).toLowerCase() !== (isPath ? '' : url.origin))
    changes.push('host-rewritten');
  return { kind: 'url', testedUrl: url.origin + path, origin: isPath ? null : url.origin, path, changes };
}

function parse(text: string, authorityLength: number): URL | null {
  const url = authorityLength > LONGEST_AUTHORITY ? null : URL.parse(text);
  return url === null || hasForbiddenHost(url) ? null : url;
}

/**
 * Returns whether the host contains characters that the URL standard forbids, such as a space. Chromium
 * escapes them instead of rejecting the URL.
 */
export function hasForbiddenHost({ hostname }: { readonly hostname: string }): boolean {
  return hostname.includes('%');
}

function withoutCredentials(authority: string): string {
  return authority.replace(/\/[^/]*@/, '/');
}

/** Returns the input as a full URL if it looks like a host with or without a path, else null. */
function suggestionFor(input: string): string | null {
  const suggestion = `https://${input.replace(/^\/+/, '')}`;
  const host = parse(suggestion, schemeAndHost(suggestion).length)?.hostname ?? '';
  return host.includes('.') || host === 'localhost' ? suggestion : null;
}

function schemeProblem(input: string): UrlProblem | null {
  const scheme = /^([a-z][a-z0-9+.-]*):(\/\/)?/i.exec(input);
  if (scheme === null) return { kind: 'no-scheme', suggestion: suggestionFor(input) };
  const name = (scheme[1] ?? '').toLowerCase();
  if (FETCHED.has(name)) return null;
  // `localhost:8080/x` and `example.com:80` are hosts with a port.
  const isHost = scheme[2] === undefined && (/^\d/.test(input.slice(scheme[0].length)) || name.includes('.'));
  return isHost
    ? { kind: 'no-scheme', suggestion: suggestionFor(input) }
    : { kind: 'unfetched-scheme', scheme: name };
}

/** Returns scheme, credentials, host and port as typed; empty unless the scheme is in `FETCHED`. */
function schemeAndHost(input: string): string {
  return /^(?:https?|ftp):[/\\]*[^/\\?#]*/i.exec(input)?.[0] ?? '';
}

function changesBetween(written: string, requested: string, path: string): UrlChange[] {
  const [beforeFragment = ''] = written.split('#', 1);
  const [segments = ''] = beforeFragment.split('?', 1);
  const changes: UrlChange[] = [];
  if (segments.includes('\\')) changes.push('backslash-to-slash');
  if (segments.split(/[/\\]/).some((segment) => /^(\.|%2e){1,2}$/i.test(segment)))
    changes.push('dot-segments-resolved');
  if (escapesIn(requested) > escapesIn(beforeFragment)) changes.push('characters-escaped');
  if (path !== requested) changes.push('escapes-upper-case');
  if (written.includes('#')) changes.push('fragment-dropped');
  return changes;
}

function escapesIn(text: string): number {
  return text.split('%').length;
}

/** Reads a typed URL. A host without a scheme is taken as https. */
export function readTypedUrl(typed: string): UrlReading {
  const read = readUrl(typed);
  if (read.kind !== 'problem' || read.problem.kind !== 'no-scheme' || read.problem.suggestion === null)
    return read;
  return readUrl(read.problem.suggestion);
}
