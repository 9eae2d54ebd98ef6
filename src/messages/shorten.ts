/** Maximum characters of a name or pattern in a sentence. */
export const LONGEST_CODE = 80;

/** Maximum characters of a crawler's name in a sentence. */
export const LONGEST_CRAWLER_NAME = 60;

/** Maximum characters of a host in a sentence. */
export const LONGEST_HOST = 60;

/** Shortens a text to at most `length` characters. Cuts the middle, because both ends of a path are more informative. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = Math.ceil((length - 1) * 0.7);
  return `${text.slice(0, head)}…${text.slice(text.length - (length - 1 - head))}`;
}

/** Returns host and port of a site, shortened. `site` is its scheme, host and port. */
export function hostOfSite(site: string): string {
  return shorten(site.replace(/^.*:\/\//, ''), LONGEST_HOST);
}
