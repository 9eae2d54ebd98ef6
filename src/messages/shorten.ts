/** Characters of a name or pattern that a sentence holds at most. */
export const LONGEST_CODE = 80;

/** At most `length` characters: what is too long loses its middle, because both ends of a path tell more. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = Math.ceil((length - 1) * 0.7);
  return `${text.slice(0, head)}…${text.slice(text.length - (length - 1 - head))}`;
}
