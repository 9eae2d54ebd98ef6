/** The same text as a string of its own: what is cut out of a line would keep the whole line in memory. */
export function ownText(text: string): string {
  return Array.from(text).join('');
}
