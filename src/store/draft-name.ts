/** Maximum length of a draft's name, in UTF-16 units. */
export const LONGEST_DRAFT_NAME = 80;

/** Normalises a name: one line, cut to the maximum; empty if it contains nothing visible. */
export function draftNameFrom(typed: string): string {
  const name = cutName(oneLine(typed.slice(0, 10 * LONGEST_DRAFT_NAME)), LONGEST_DRAFT_NAME);
  return /[^\p{Cf}\s]/u.test(name) ? name : '';
}

/** Puts a text into one line: control characters and runs of whitespace become one space each, lone surrogates U+FFFD. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Cuts a text to a length in UTF-16 units, without splitting a surrogate pair. */
export function cutName(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
