/** Runs of letters with their marks. Digits and signs separate them. */
const WORDS = /[\p{L}\p{M}]+/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/u;
/** Letters that no URL of a file ends with: a file's extension is written in ASCII. */
const AFTER_EXTENSION = /\.[a-z0-9]{2,5}[^\p{ASCII}]+\$?$/iu;
/** Two or more bytes of UTF-8 read as Latin-1, such as `Ã©` for `é`. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bf]/;
/** Alphabets whose letters look alike. A word has letters of only one. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
const CASED_LETTER = /^[\p{Lu}\p{Ll}]\p{M}*$/u;
const MARK_FIRST = /^\p{M}/u;

/** Returns whether letters beyond ASCII in a path are probably a slip of the keyboard or of an encoding, not part of words. */
export function hasStrayLetters(path: string): boolean {
  if (AFTER_EXTENSION.test(path) || MISREAD.test(path) || path !== path.normalize('NFC')) return true;
  // Without its words, a path may contain only ASCII characters, and digits of any script.
  if (BEYOND_ASCII.test(path.replace(WORDS, '').replace(/\p{Nd}/gu, ''))) return true;
  return [...path.matchAll(WORDS)].some(
    ({ 0: word, index }) =>
      BEYOND_ASCII.test(word) && !isWord(word) && !isBetweenWords(path, index, index + word.length),
  );
}

/** Returns whether a hyphen or underscore joins a letter with a word, as in `questo-è-tutto`. */
function isBetweenWords(path: string, from: number, to: number): boolean {
  return CASED_LETTER.test(path.slice(from, to)) && /[-_]/.test(path.charAt(from - 1) + path.charAt(to));
}

/** A letter of an alphabet is no word by itself; a character of Chinese may be. */
function isWord(word: string): boolean {
  if (MARK_FIRST.test(word) || CASED_LETTER.test(word)) return false;
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length <= 1;
}
