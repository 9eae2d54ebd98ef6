/**
 * What Google's parser takes from a `User-agent: <name>` line where that is less than the name: its longest leading run of letters, `-` and
 * `_`, which may be empty. Undefined where the whole name is read, and for `*`, which is no name (google-parser.md 6).
 */
function parserReads(name: string): string | undefined {
  if (/^\*(?:[\t-\r ]|$)/.test(name)) return undefined;
  const read = /^[A-Za-z_-]*/.exec(name)?.[0] ?? '';
  return read.length === name.length ? undefined : read;
}

/** The same as a field to spread: absent where the whole name is read. */
export function readByParser(name: string): { parserReads?: string } {
  const read = parserReads(name);
  return read === undefined ? {} : { parserReads: read };
}

/** True for what RFC 9309 (2.2.1) allows as a product token: letters, `-` and `_`. Names with digits, dots or spaces are in use all the same. */
export function isPlainToken(token: string): boolean {
  return /^[A-Za-z_-]/.test(token) && parserReads(token) === undefined;
}
