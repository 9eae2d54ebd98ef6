/** The shortest path that a path pattern matches: every `*` is nothing, a final `$` is the end. It begins with `/`. */
export function witness(pattern: string): string {
  const path = (pattern.endsWith('$') ? pattern.slice(0, -1) : pattern).replaceAll('*', '');
  return path.startsWith('/') ? path : `/${path}`;
}
