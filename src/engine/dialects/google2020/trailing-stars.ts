/**
 * Drops the stars at the end of a pattern: "The trailing wildcard is ignored" (document of 2020, path
 * matches; contradiction C11).
 */
export function withoutTrailingStars(pattern: string): string {
  let end = pattern.length;
  while (pattern.charAt(end - 1) === '*') end--;
  return pattern.slice(0, end);
}
