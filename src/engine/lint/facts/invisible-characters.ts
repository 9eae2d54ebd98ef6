/**
 * Characters that look like a blank, or like nothing, and are no white space to readers of robots.txt: no-break and other wide blanks, soft hyphen,
 * zero-width characters, direction marks, byte order marks; and the full-width colon, which looks like a colon.
 */
export const INVISIBLE =
  /[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff\uff1a]/;

/** Those of them that stand for a blank. */
export const WIDE_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** Whether such a character stands in a text. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** What is neither white space of any sort nor one of them, but the colon. */
export const VISIBLE = /[^\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
