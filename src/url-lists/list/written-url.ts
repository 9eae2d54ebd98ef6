/**
 * Returns an entry in a form that reads as the same entry. A path that starts with two slashes (from `/.//a`)
 * would otherwise be read as a host.
 */
export function writtenUrl(entry: string): string {
  return entry.startsWith('//') ? `/.${entry}` : entry;
}

/** Converts the result of `writtenUrl` back to the entry. */
export function entryOf(written: string): string {
  return written.startsWith('/.//') ? written.slice(2) : written;
}
