/** Returns whether a pattern matches every URL: `/`, `*` or `/*`. */
export function matchesAll(pattern: string): boolean {
  return pattern === '/' || pattern === '*' || pattern === '/*';
}
