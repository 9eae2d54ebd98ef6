/** Longer expressions are skipped. */
const LONGEST = 300;
/** Maximum number of path patterns for one expression. */
const MOST = 5;

/** Any text, which `*` expresses exactly. */
const ANY_TEXT = /^\.\*\??/;
/** A wildcard or character class with its quantifier. `*` covers all of them, but most match less. */
const WILD = /^(?:\.[*+]\??|(?:\\[dwsDWS]|\[[^\]]+\]|\.(?=[{?]))(?:[*+?]|\{\d+(?:,\d*)?\})?)/;

/**
 * Returns path patterns for a simple regular expression. `exact`: they match the same paths. `wider`: they may match
 * more. Null if patterns can't express it, or if it isn't complete.
 */
export function patternsOfRegex(value: string, fit: 'exact' | 'wider'): readonly string[] | null {
  if (value.length > LONGEST) return null;
  const isAtStart = value.startsWith('^');
  const patterns = alternatives(isAtStart ? value.slice(1) : value, fit);
  if (patterns === null) return null;
  const rooted = patterns.map((pattern) => asPathPattern(pattern, isAtStart));
  return rooted.some((pattern) => pattern.includes('\\')) ? null : [...new Set(rooted)];
}

type Fit = Parameters<typeof patternsOfRegex>[1];

function alternatives(value: string, fit: Fit): readonly string[] | null {
  let found: readonly string[] = [''];
  let at = 0;
  while (at < value.length) {
    const rest = value.slice(at);
    const part = readPart(rest, fit);
    if (part === null) return null;
    found = found.flatMap((before) => part.texts.map((text) => before + text));
    if (found.length > MOST) return null;
    at += part.length;
  }
  return found;
}

/** Text without special signs. */
const PLAIN = /^[\w/%=&:~-]+(?![*+?{])/;

/** The texts that a part of an expression means, and its length in characters. */
interface Part {
  readonly texts: readonly string[];
  readonly length: number;
}

/** Reads the next part of an expression. A star that repeats no `.` was probably meant for any text. */
function readPart(rest: string, fit: Fit): Part | null {
  const plain = PLAIN.exec(rest)?.[0];
  if (plain !== undefined) return { texts: [plain], length: plain.length };
  const wild = (fit === 'exact' ? ANY_TEXT : WILD).exec(rest)?.[0];
  if (wild !== undefined) return { texts: ['*'], length: wild.length };
  const first = rest.charAt(0);
  if (first === '(') return readGroup(rest, fit);
  if (first === '\\') return /^\\\W/.test(rest) ? { texts: [rest.charAt(1)], length: 2 } : null;
  if (first === '*' && fit === 'exact') return null;
  return ')|+[]{}^'.includes(first) ? null : { texts: [first], length: 1 };
}

/** Reads `(a|b)`, not nested and not repeated. */
function readGroup(rest: string, fit: Fit): Part | null {
  const inside = /^\((?:\?:)?([^()]*)\)(?![*+?{])/.exec(rest);
  if (inside === null) return null;
  const texts = (inside[1] as string).split('|').map((text) => alternatives(text, fit));
  return texts.includes(null)
    ? null
    : { texts: texts.flatMap((text) => text ?? []), length: inside[0].length };
}

function asPathPattern(pattern: string, isAtStart: boolean): string {
  const begin = /^[/*]/.test(pattern) ? '' : isAtStart ? '/' : '/*';
  const single = (begin + pattern).replace(/\*{2,}/g, '*').replace(/\*\$$/, '');
  const path = single.length > 1 && single.endsWith('*') ? single.slice(0, -1) : single;
  // `*/a` matches `/a` too, but `/*/a` doesn't.
  return /^\*(?!\/)/.test(path) ? `/${path}` : path;
}
