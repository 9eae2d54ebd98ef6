import type { Expected, UrlEntry } from '../expected';

/** Converts entries as written in a test file: a URL alone, or a URL with its count and expectation. */
export function urlEntries(...written: readonly (string | UrlEntry)[]): readonly UrlEntry[] {
  return written.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
}

/** Pairs URLs with expectations by index. A missing or null expectation means none. */
export function entriesWith(
  urls: readonly string[],
  words: readonly (Expected | null)[],
): readonly UrlEntry[] {
  return urls.map((url, at) => {
    const expected = words[at] ?? null;
    return { url, ...(expected !== null && { expected }) };
  });
}
