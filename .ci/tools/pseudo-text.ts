import { usualSpellings } from '../../src/engine/field-names';

/** Replacement of each vowel. */
const VOWELS: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'ééé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
/** Keys whose values are not texts for people. */
const NOT_TEXT: ReadonlySet<string> = new Set(['href', 'id', 'kind', 'lang']);
/** Keys whose values are ids in arguments. A text may contain the same word. */
const IDS: ReadonlySet<string> = new Set(['direction', 'kind', 'outcome']);
/** Names of fields, which no language translates. */
const FIELDS: ReadonlySet<string> = new Set(Object.values(usualSpellings));
/** Maximum depth at which `stringsIn` searches the arguments of a function. */
const DEPTH = 6;

/**
 * Translates a value into the pseudo-language: strings, strings in arrays and plain objects, and the results of functions. `keys` are the object keys
 * that hold texts; null means all except `NOT_TEXT`. Strings from the arguments of a function stay unchanged in its result, because they come from the
 * file or the question. Idempotent.
 */
export function pseudo<Value>(value: Value, keys: readonly string[] | null = null): Value {
  return changed(value, keys, []) as Value;
}

function changed(value: unknown, keys: readonly string[] | null, given: readonly string[]): unknown {
  if (typeof value === 'string') return keys === null ? pseudoText(value, given) : value;
  if (typeof value === 'function')
    return (...args: unknown[]) => changed(value(...args), keys, stringsIn(args));
  if (Array.isArray(value)) return value.map((each) => changed(each, keys, given));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value);
  // The `code` part of a rich text quotes a file, so it stays unchanged.
  if (entries.length === 1 && 'code' in value) return value;
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (keys === null) return [key, NOT_TEXT.has(key) ? each : changed(each, null, given)];
      return [key, changed(each, keys.includes(key) ? null : keys, given)];
    }),
  );
}

function pseudoText(text: string, given: readonly string[]): string {
  if (text.startsWith('https:') || FIELDS.has(text)) return text;
  const kept = given
    .filter((each) => each.length > 1 && text.includes(each))
    .sort((a, b) => b.length - a.length);
  let parts = [text];
  for (const each of kept)
    parts = parts.flatMap((part) =>
      kept.includes(part)
        ? [part]
        : part.split(each).flatMap((rest, index) => (index === 0 ? [rest] : [each, rest])),
    );
  return parts
    .map((part) =>
      kept.includes(part) ? part : part.replace(/[aeiouAEIOU]/g, (vowel) => VOWELS[vowel] ?? vowel),
    )
    .join('');
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > DEPTH) return [];
  return Object.entries(value).flatMap(([key, each]) => (IDS.has(key) ? [] : stringsIn(each, depth + 1)));
}
