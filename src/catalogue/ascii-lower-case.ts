/** Lower-cases A–Z only, as Google's parser compares names (google-parser.md 1). Positions stay the same. */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
