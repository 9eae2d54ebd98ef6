/**
 * Replaces lone surrogates by U+FFFD. URLs and rules may contain some (each undecodable byte is one), and the
 * clipboard accepts only well-formed text.
 * `toWellFormed` does the same, but TypeScript's library for ES2023 lacks it.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
