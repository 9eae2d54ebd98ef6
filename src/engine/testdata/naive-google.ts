import { encodeText } from '../source';

/**
 * Runs the state machine of google-parser.md 6 to 8 line by line. Shares no code with the engine's matcher,
 * so that tests can compare the two.
 */
export function naiveVerdict(robots: string, agent: string, url: string): { allowed: boolean; line: number } {
  const slots = {
    allow: [-1, 0],
    disallow: [-1, 0],
    allowGlobal: [-1, 0],
    disallowGlobal: [-1, 0],
  } as Record<string, [number, number]>;
  let inGlobal = false;
  let inSpecific = false;
  let separatorSeen = false;
  let everSpecific = false;
  const path = naivePath(url);
  for (const [index, raw] of robots.split(/\r\n|\r|\n/).entries()) {
    const content = raw.split('\0')[0]?.split('#')[0]?.trim() ?? '';
    const colon = content.indexOf(':');
    if (colon <= 0) continue;
    const key = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    if (key.startsWith('user-agent')) {
      if (separatorSeen) inGlobal = inSpecific = separatorSeen = false;
      if (/^\*(\s|$)/.test(value)) inGlobal = true;
      else if ((/^[A-Za-z_-]*/.exec(value)?.[0] ?? '').toLowerCase() === agent.toLowerCase())
        inSpecific = everSpecific = true;
    } else if (key.startsWith('allow') || key.startsWith('disallow')) {
      if (!inGlobal && !inSpecific) continue;
      separatorSeen = true;
      const isAllow = key.startsWith('allow');
      const priority = isAllow ? allowPriority(escaped(value), path) : naivePriority(escaped(value), path);
      const slot = slots[(isAllow ? 'allow' : 'disallow') + (inSpecific ? '' : 'Global')];
      if (slot !== undefined && slot[0] < priority) slot.splice(0, 2, priority, index + 1);
    }
  }
  const allow = slots[everSpecific ? 'allow' : 'allowGlobal'] ?? [-1, 0];
  const disallow = slots[everSpecific ? 'disallow' : 'disallowGlobal'] ?? [-1, 0];
  const decided = allow[0] > 0 || disallow[0] > 0;
  return {
    allowed: !(decided && disallow[0] > allow[0]),
    line: disallow[0] > allow[0] ? disallow[1] : allow[1],
  };
}

function allowPriority(pattern: string, path: string): number {
  const priority = naivePriority(pattern, path);
  const slash = pattern.lastIndexOf('/');
  if (priority >= 0 || slash < 0 || !pattern.slice(slash).startsWith('/index.htm')) return priority;
  return naivePriority(`${pattern.slice(0, slash + 1)}$`, path);
}

/**
 * Returns the pattern's length if it matches, else -1. Tracks all positions reachable after each byte, as in
 * google-parser.md 7.
 */
function naivePriority(pattern: string, path: string): number {
  let positions = [0];
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern[i];
    if (unit === '$' && i === pattern.length - 1)
      return positions.at(-1) === path.length ? pattern.length : -1;
    if (unit === '*') {
      const first = positions[0] as number;
      positions = Array.from({ length: path.length - first + 1 }, (_, offset) => first + offset);
    } else positions = positions.filter((at) => path[at] === unit).map((at) => at + 1);
    if (positions.length === 0) return -1;
  }
  return pattern.length;
}

function naivePath(url: string): string {
  const start = url.startsWith('//') ? 2 : 0;
  const early = indexFrom(url, /[/?;]/, start);
  const scheme = url.indexOf('://', start);
  const from = scheme >= 0 && early >= scheme ? scheme + 3 : start;
  const begin = indexFrom(url, /[/?;]/, from);
  const hash = url.indexOf('#', start);
  if (begin === url.length || (hash >= 0 && hash < begin)) return '/';
  const path = url.slice(begin, hash < 0 ? undefined : hash);
  return (path.startsWith('/') ? path : `/${path}`).split('\0')[0] as string;
}

function indexFrom(text: string, pattern: RegExp, from: number): number {
  const at = text.slice(from).search(pattern);
  return at < 0 ? text.length : from + at;
}

function escaped(value: string): string {
  const bytes = Array.from(encodeText(value), (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16)}`,
  );
  return bytes.join('').replace(/%[0-9a-f]{2}/gi, (triple) => triple.toUpperCase());
}
