/**
 * Matches characters that look like a space or are invisible, but that no crawler dialect treats as white
 * space: no-break and other wide spaces, soft hyphen, zero-width characters, direction marks and byte order
 * marks. Python strips some of the spaces.
 * Also matches the full-width colon, which looks like a colon.
 */
export const INVISIBLE =
  /[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff\uff1a]/;

/** Matches those of them that look like a space. */
export const WIDE_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** Returns whether a text contains such a character. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Matches visible characters: no white space and none of these characters, except the full-width colon. */
export const VISIBLE = /[^\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
