/**
 * Returns the shortest path that a pattern matches. It begins with `/`, every `*` is empty, and a final `$`
 * is dropped.
 */
export function witness(pattern: string): string {
  const path = (pattern.endsWith('$') ? pattern.slice(0, -1) : pattern).replaceAll('*', '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Returns a URL that a pattern matches. A path that begins with `//` needs a domain, or its first part would be read as one. */
export function witnessUrl(pattern: string): string {
  const path = witness(pattern);
  return path.startsWith('//') ? `https://x${path}` : path;
}
