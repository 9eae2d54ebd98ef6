/** Whether a path pattern is one of those for every address: `/`, `*` or `/*`. */
export function matchesAll(pattern: string): boolean {
  return pattern === '/' || pattern === '*' || pattern === '/*';
}
