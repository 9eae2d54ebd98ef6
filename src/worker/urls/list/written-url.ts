/**
 * An entry of a list as one would write it: reading it gives the entry again. A path that begins with two slashes, which comes of dots in it (`/.//a`),
 * would be taken for a host.
 */
export function writtenUrl(entry: string): string {
  return entry.startsWith('//') ? `/.${entry}` : entry;
}

/** The entry that is written so. */
export function entryOf(written: string): string {
  return written.startsWith('/.//') ? written.slice(2) : written;
}
