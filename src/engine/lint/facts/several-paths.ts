/** Between two paths in one value: white space with or without a comma or semicolon, or a comma right before a slash. */
const SEPARATOR = /\s*[,;]\s+|\s+|,(?=\/)/;

/** Without one of these a value holds one path. */
const CANDIDATE = /[\s,]/;

/** The paths in a value that holds more than one and nothing else: `/a, /b` or `/a /b`; null where it does not. */
export function severalPaths(value: string): readonly string[] | null {
  if (!CANDIDATE.test(value) || !startsPath(value)) return null;
  const parts = value.split(SEPARATOR).filter((part) => part !== '');
  return parts.length > 1 && parts.every(startsPath) ? parts : null;
}

/** `//` begins a remark rather than a path. */
function startsPath(part: string): boolean {
  return part.startsWith('*') || (part.startsWith('/') && !part.startsWith('//'));
}
