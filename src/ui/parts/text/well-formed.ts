/**
 * A text without lone surrogates. URLs and rules may hold some (an undecodable byte is one), and the clipboard takes only text that is well
 * formed. `toWellFormed` does the same; TypeScript's library for ES2023 does not know it.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
