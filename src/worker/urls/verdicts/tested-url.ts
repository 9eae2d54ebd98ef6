/** Where a path alone is asked if it is not known where the file lies: nothing depends on it. */
const SOME_ORIGIN = 'https://example.com';

/** What is asked about an entry of a list: a path alone at the file's own host, so that no host is read into it (`//a`). */
export function testedUrl(entry: string, fileOrigin: string | null): string {
  return entry.startsWith('/') ? (fileOrigin ?? SOME_ORIGIN) + entry : entry;
}
