/** Maximum characters of a name or pattern in a sentence. */
export const LONGEST_CODE = 80;

/** Shortens a text to at most `length` characters. Cuts the middle, because both ends of a path are more informative. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = Math.ceil((length - 1) * 0.7);
  return `${text.slice(0, head)}…${text.slice(text.length - (length - 1 - head))}`;
}
