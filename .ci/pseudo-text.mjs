/** What each vowel becomes. Applied twice it changes nothing more. @type {Record<string, string>} */
const VOWELS = { a: 'áá', e: 'ééé', i: 'íí', o: 'óó', u: 'úú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
/** Keys whose values no one reads as a sentence. */
const NOT_TEXT = new Set(['code', 'href', 'id', 'kind', 'url']);

/**
 * The same value in the pseudo-language: strings, strings in lists and objects, and what functions return. What a function gets stays as it is, for
 * it comes from the file or the question.
 * @param {unknown} value @param {readonly string[] | null} keys of objects that hold texts; null for all but `NOT_TEXT`
 * @param {readonly string[]} given strings that stay @returns {any}
 */
export function pseudo(value, keys, given = []) {
  if (typeof value === 'string') return keys === null ? pseudoText(value, given) : value;
  if (typeof value === 'function')
    return (/** @type {unknown[]} */ ...args) => pseudo(value(...args), keys, stringsIn(args));
  if (Array.isArray(value)) return value.map((each) => pseudo(each, keys, given));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (keys === null) return [key, NOT_TEXT.has(key) ? each : pseudo(each, null, given)];
      return [key, pseudo(each, keys.includes(key) ? null : keys, given)];
    }),
  );
}

/** @param {string} text @param {readonly string[]} given */
function pseudoText(text, given) {
  const kept = given
    .filter((each) => each.length > 1 && text.includes(each))
    .sort((a, b) => b.length - a.length);
  /** @type {string[]} */
  let parts = [text];
  for (const each of kept)
    parts = parts.flatMap((part) =>
      kept.includes(part) ? [part] : part.split(new RegExp(`(${escaped(each)})`)),
    );
  return parts
    .map((part) =>
      kept.includes(part) ? part : part.replace(/[aeiouAEIOU]/g, (vowel) => VOWELS[vowel] ?? vowel),
    )
    .join('');
}

/** @param {string} text */
const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** All strings in the arguments of a function. @param {unknown} value @returns {string[]} */
function stringsIn(value, depth = 0) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  return Object.values(value).flatMap((each) => stringsIn(each, depth + 1));
}
