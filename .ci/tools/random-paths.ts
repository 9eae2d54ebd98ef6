const SITE = 'https://example.com';
const FILLINGS = ['', 'x', 'a/b', '/x', '.pdf', '?q=1&', 'en'];
const ENDS = ['x', '/', '?a=b', '.html', '/x/y'];

/**
 * Makes paths from patterns: with stars filled in, continued, cut, or two of them joined. As URLs contain them, without that of robots.txt itself.
 *
 * @param random numbers from 0 to 1.
 */
export function randomPaths(
  patterns: readonly string[],
  count: number,
  random: () => number,
): readonly string[] {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const filled = (pattern: string): string =>
    pattern.replace(/\$$/, '').replaceAll('*', () => pick(FILLINGS));
  const paths = new Set<string>();
  for (let made = 0; made < count; made++) {
    const path = filled(pick(patterns));
    const choice = random();
    if (choice < 0.3) addPath(paths, path + pick(ENDS));
    else if (choice < 0.6) addPath(paths, path + filled(pick(patterns)));
    else addPath(paths, choice < 0.7 ? path.slice(0, -1) : path);
  }
  return [...paths];
}

function addPath(paths: Set<string>, written: string): void {
  const { href } = new URL(`${SITE}/${written.replace(/^\/+/, '')}`);
  const path = href.slice(SITE.length).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  if (href.startsWith(`${SITE}/`) && !path.startsWith('//') && path !== '/robots.txt') paths.add(path);
}
