/**
 * A text that a terminal shows and does not obey: controls, signs that turn the direction of writing, and undecodable bytes become U+FFFD. URLs and
 * rules come from files that anybody may have written.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
