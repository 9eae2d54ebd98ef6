/** Origin for paths if the file's address is unknown. No verdict depends on it. */
const SOME_ORIGIN = 'https://example.com';

/**
 * Returns the URL to test for an entry. A path is prefixed with the file's origin, so that `//a` isn't read
 * as a host.
 */
export function testedUrl(entry: string, fileOrigin: string | null): string {
  return entry.startsWith('/') ? (fileOrigin ?? SOME_ORIGIN) + entry : entry;
}
