/**
 * Returns the shortest path that a pattern matches. It begins with `/`, every `*` is empty, and a final `$`
 * is dropped.
 */
export function witness(pattern: string): string {
  const path = (pattern.endsWith('$') ? pattern.slice(0, -1) : pattern).replaceAll('*', '');
  return path.startsWith('/') ? path : `/${path}`;
}
