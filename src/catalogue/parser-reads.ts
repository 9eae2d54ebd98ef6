/**
 * Returns the part of a name that Google's parser reads in a `User-agent: <name>` line: its longest prefix of
 * letters, `-` and `_`, which may be empty. Undefined if the whole name is read, and for `*`, which isn't a
 * name (google-parser.md 6).
 */
function parserReads(name: string): string | undefined {
  if (/^\*(?:[\t-\r ]|$)/.test(name)) return undefined;
  const read = /^[A-Za-z_-]*/.exec(name)?.[0] ?? '';
  return read.length === name.length ? undefined : read;
}

/** Returns `parserReads` as a field to spread: absent if the whole name is read. */
export function readByParser(name: string): { parserReads?: string } {
  const read = parserReads(name);
  return read === undefined ? {} : { parserReads: read };
}

/**
 * Returns whether RFC 9309 (2.2.1) allows the name as a product token: letters, `-` and `_`. Names with
 * digits, dots or spaces are in use anyway.
 */
export function isPlainToken(token: string): boolean {
  return /^[A-Za-z_-]/.test(token) && parserReads(token) === undefined;
}
