/**
 * Returns where the pattern ends in its line (UTF-16 units). Returns null unless the line consists of a field, a
 * colon, this pattern and an optional comment. Text inserted into any other line could mean something else.
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
