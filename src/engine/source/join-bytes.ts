/** Concatenates byte arrays. If only one part isn't empty, returns that part itself. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const filled = parts.filter(({ length }) => length > 0);
  if (filled.length === 1) return filled[0] as Uint8Array;
  const whole = new Uint8Array(filled.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of filled) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
