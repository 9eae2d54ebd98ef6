/**
 * Makes a text safe to show in a terminal or a picture: control characters, bidirectional controls and undecodable bytes become U+FFFD. URLs and rules
 * come from untrusted files.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
