/** Escapes of bytes that aren't ASCII. */
const ESCAPES = /(?:%[89A-Fa-f][\dA-Fa-f])+/g;
/**
 * Characters that must stay escaped: all but letters, their marks and digits, such as spaces and bidirectional controls; invisible letters; and
 * marks that are many or have no letter.
 */
const HIDDEN = /[^\p{L}\p{M}\p{Nd}]|\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;
const LOOSE_MARK = /(?:^|[^\p{L}\p{M}])\p{M}/u;
/**
 * The letters that may stand together in a part of a path, with ASCII other than letters, because letters of other alphabets can look like ASCII.
 * Cyrillic and Greek need one that doesn't.
 */
const ALPHABETS = [
  /^[!-~\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0130\u0132-\u017E\u1EA0-\u1EF9]*$/,
  /^(?=.*[бгджзлфцчшщъыэюя])[!-@[-`{-~\p{scx=Cyrl}]*$/iu,
  /^(?=.*[γδζθλξπσφψω])[!-@[-`{-~\p{scx=Grek}]*$/iu,
  /^[!-@[-`{-~\p{scx=Arab}]*$/u,
  /^[!-@[-`{-~\p{scx=Hebr}]*$/u,
  /^[!-@[-`{-~\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]*$/u,
  /^[!-@[-`{-~\p{scx=Hang}]*$/u,
  /^[!-@[-`{-~\p{scx=Thai}]*$/u,
  /^[!-@[-`{-~\p{scx=Deva}]*$/u,
];

/**
 * Returns a path with the letters of its language instead of their escapes, to be shown only. What could be mistaken for another path stays escaped.
 * Letters that are read from right to left need an element of their own (`PathText`).
 */
export function readablePath(path: string): string {
  return path
    .split('/')
    .map((part) => {
      const readable = part.replace(ESCAPES, lettersOf);
      const isSafe = !LOOSE_MARK.test(readable) && ALPHABETS.some((alphabet) => alphabet.test(readable));
      return isSafe ? readable : part;
    })
    .join('/');
}

/** Returns the letters that escapes stand for, or the escapes if they stand for anything else. */
function lettersOf(escapes: string): string {
  try {
    const letters = decodeURIComponent(escapes);
    return HIDDEN.test(letters) ? escapes : letters;
  } catch {
    return escapes;
  }
}
