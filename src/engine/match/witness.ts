/**
 * Returns the shortest path that a pattern matches: every `*` is empty, a final `$` is the end. It begins
 * with `/`.
 */
export function witness(pattern: string): string {
  const path = (pattern.endsWith('$') ? pattern.slice(0, -1) : pattern).replaceAll('*', '');
  return path.startsWith('/') ? path : `/${path}`;
}
