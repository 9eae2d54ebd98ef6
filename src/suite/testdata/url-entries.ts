import type { Expected, UrlEntry } from '../expected';

/** Entries as a test file has them: a URL alone, or with what is said of it. */
export function urlEntries(...written: readonly (string | UrlEntry)[]): readonly UrlEntry[] {
  return written.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
}

/** Entries of these URLs with what is expected of each, by its index; nothing where that ends early, or is null. */
export function entriesWith(
  urls: readonly string[],
  words: readonly (Expected | null)[],
): readonly UrlEntry[] {
  return urls.map((url, at) => {
    const expected = words[at] ?? null;
    return { url, ...(expected !== null && { expected }) };
  });
}
