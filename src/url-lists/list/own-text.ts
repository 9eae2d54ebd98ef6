/** Copies a text into a new string. A slice would keep the whole line in memory. */
export function ownText(text: string): string {
  return Array.from(text).join('');
}
