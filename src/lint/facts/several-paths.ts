import { matchesAll } from './matches-all';

/** Separators between two paths in one value: white space, with or without a comma or semicolon, or a comma right before a slash. */
const SEPARATOR = /\s*[,;]\s+|\s+|,(?=\/)/;

/** A value without any of these is one path. */
const CANDIDATE = /[\s,]/;

/**
 * Returns the paths of a value that contains several and nothing else: `/a, /b` or `/a /b`. Otherwise null. A lone `/` or `*` beside
 * another path is a slip: as a rule of its own it would be about the whole site.
 */
export function severalPaths(value: string): readonly string[] | null {
  if (!CANDIDATE.test(value) || !startsPath(value)) return null;
  const parts = value.split(SEPARATOR).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => startsPath(part) && !matchesAll(part)) ? parts : null;
}

/** `//` begins a comment of another language rather than a path. */
function startsPath(part: string): boolean {
  return part.startsWith('*') || (part.startsWith('/') && !part.startsWith('//'));
}
