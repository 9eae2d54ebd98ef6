/** ASCII lower case. `toLowerCase` alone would fold other letters too (the Kelvin sign becomes k), which no crawler does. */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
