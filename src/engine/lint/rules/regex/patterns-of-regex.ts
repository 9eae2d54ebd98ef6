/** Longer expressions are skipped. */
const LONGEST = 300;
/** Maximum number of path patterns for one expression. */
const MOST = 5;

/** A wildcard or character class with its quantifier; `*` replaces all of them. */
const WILD = /^(?:\.[*+]\??|(?:\\[dwsDWS]|\[[^\]]+\]|\.(?=[{?]))(?:[*+?]|\{\d+(?:,\d*)?\})?)/;

/** Returns the path patterns equivalent to a simple regular expression. Null if patterns can't express it, or if it isn't complete. */
export function patternsOfRegex(value: string): readonly string[] | null {
  if (value.length > LONGEST) return null;
  const isAtStart = value.startsWith('^');
  const patterns = alternatives(isAtStart ? value.slice(1) : value);
  if (patterns === null) return null;
  const rooted = patterns.map((pattern) => asPathPattern(pattern, isAtStart));
  return rooted.some((pattern) => pattern.includes('\\')) ? null : [...new Set(rooted)];
}

function alternatives(value: string): readonly string[] | null {
  let found: readonly string[] = [''];
  let at = 0;
  while (at < value.length) {
    const rest = value.slice(at);
    const part = readPart(rest);
    if (part === null) return null;
    found = found.flatMap((before) => part.texts.map((text) => before + text));
    if (found.length > MOST) return null;
    at += part.length;
  }
  return found;
}

/** Text without special signs. */
const PLAIN = /^[\w/%=&:~-]+(?![*+?{])/;

/** Reads the next part of an expression: the texts it means and its length in characters. */
function readPart(rest: string): { readonly texts: readonly string[]; readonly length: number } | null {
  const plain = PLAIN.exec(rest)?.[0];
  if (plain !== undefined) return { texts: [plain], length: plain.length };
  const wild = WILD.exec(rest)?.[0];
  if (wild !== undefined) return { texts: ['*'], length: wild.length };
  const first = rest.charAt(0);
  if (first === '(') return readGroup(rest);
  if (first === '\\') return rest.length < 2 ? null : { texts: [rest.charAt(1)], length: 2 };
  return ')|+[]{}^'.includes(first) ? null : { texts: [first], length: 1 };
}

/** Reads `(a|b)`, not nested and not repeated. */
function readGroup(rest: string): { readonly texts: readonly string[]; readonly length: number } | null {
  const inside = /^\((?:\?:)?([^()]*)\)(?![*+?{])/.exec(rest);
  if (inside === null) return null;
  const texts = (inside[1] as string).split('|').map((text) => alternatives(text));
  return texts.includes(null)
    ? null
    : { texts: texts.flatMap((text) => text ?? []), length: inside[0].length };
}

function asPathPattern(pattern: string, isAtStart: boolean): string {
  const begin = /^[/*]/.test(pattern) ? '' : isAtStart ? '/' : '/*';
  const single = (begin + pattern).replace(/\*{2,}/g, '*').replace(/\*\$$/, '');
  const path = single.length > 1 && single.endsWith('*') ? single.slice(0, -1) : single;
  return path.startsWith('*') ? `/${path}` : path;
}
