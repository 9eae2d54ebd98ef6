/** ASCII lower case. `toLowerCase` alone would fold other letters too (the Kelvin sign becomes k), which no crawler does. */
export function asciiLowerCase(text: string): string {
  // The language's own takes a fourth of the time, and nearly every text is ASCII.
  return NON_ASCII.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase();
}

const NON_ASCII = /[^\0-\x7f]/;
