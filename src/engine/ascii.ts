/**
 * Lower-cases ASCII letters only. `toLowerCase` would also fold others (the Kelvin sign becomes k), which no
 * crawler does.
 */
export function asciiLowerCase(text: string): string {
  // Most texts are ASCII only. For them, `toLowerCase` takes a quarter of the time of `replace`.
  return NON_ASCII.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase();
}

const NON_ASCII = /[^\0-\x7f]/;
