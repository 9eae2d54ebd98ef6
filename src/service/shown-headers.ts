/** Headers that matter for a robots.txt: its type, its cache lifetime, its redirect target, and the server that sent it. */
const SHOWN: ReadonlySet<string> = new Set([
  'age',
  'cache-control',
  'cf-cache-status',
  'cf-ray',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'server',
  'vary',
  'via',
  'www-authenticate',
  'x-cache',
  'x-robots-tag',
  'x-served-by',
]);

const MOST = 40;
const LONGEST = 500;

/** Returns the headers to pass on, limited in number and length because answers may be hostile. */
export function shownHeaders(
  headers: readonly (readonly [name: string, value: string])[],
): readonly (readonly [name: string, value: string])[] {
  return headers
    .filter(([name]) => SHOWN.has(name))
    .slice(0, MOST)
    .map(([name, value]) => [name, value.slice(0, LONGEST)] as const);
}
