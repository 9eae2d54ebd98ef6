/**
 * Where in a line the pattern of its rule ends (UTF-16 units); null where the line is not written as field, colon, this pattern and at most a comment,
 * so that what is put there might mean something else.
 */
export function patternEnd(line: string, pattern: string): number | null {
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  const from = skipBlanks(line, colon + 1);
  if (!line.startsWith(pattern, from)) return null;
  const end = from + pattern.length;
  const rest = skipBlanks(line, end);
  return rest === line.length || line[rest] === '#' ? end : null;
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at++;
  return at;
}
