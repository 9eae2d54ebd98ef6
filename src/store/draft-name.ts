/** UTF-16 units of a draft's name at most. */
export const LONGEST_DRAFT_NAME = 80;

/** A name as it is kept: one line, cut where it is too long; empty where there is nothing in it to be seen. */
export function draftNameFrom(typed: string): string {
  const name = cutText(oneLine(typed.slice(0, 10 * LONGEST_DRAFT_NAME)), LONGEST_DRAFT_NAME);
  return /[^\p{Cf}\s]/u.test(name) ? name : '';
}

/** A text in one line: control characters and runs of white space become one space each, raw bytes and halves of characters U+FFFD. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** At most so many UTF-16 units of a text, without half a character at the end. */
export function cutText(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
