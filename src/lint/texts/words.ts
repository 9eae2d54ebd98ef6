import { PYTHON_LAST, PYTHON_RFC9309 } from '../../engine/dialect-ids';
import type { RuleWords } from './rule-about';

/** The reader that the dialect `python` describes, and the one that follows RFC 9309. */
export const PYTHON = `Python’s robotparser up to ${PYTHON_LAST}`;
export const PYTHON_NEW = `Python’s robotparser from ${PYTHON_RFC9309}`;

/** A value in a text. Excludes undefined, so that a misspelt parameter doesn't compile. */
type Value = string | number;

/**
 * Builds `RuleWords` from a template: words`Write ${code('Disallow')} instead.` Numbers and strings become plain
 * words.
 */
export function words(
  strings: TemplateStringsArray,
  ...values: readonly (Value | RuleWords[number])[]
): RuleWords {
  const result: RuleWords[number][] = [];
  for (const [index, text] of strings.entries()) {
    if (text !== '') result.push(text);
    const value = values[index];
    if (value !== undefined) result.push(typeof value === 'object' ? value : String(value));
  }
  return result;
}

/** Marks text from the file. */
export function code(value: Value): { readonly code: string } {
  return { code: String(value) };
}

/** Joins values, each marked as text from the file: `a, b and c`. */
export function list(values: readonly Value[]): RuleWords {
  return values.flatMap((value, index): RuleWords => {
    if (index === 0) return [code(value)];
    return [index === values.length - 1 ? ' and ' : ', ', code(value)];
  });
}

/** Joins the first values and counts the others: `a, b and 3 others`. `count` is the number of all values. */
export function listSome(values: readonly Value[], count: number, most: number): RuleWords {
  const others = count - most;
  if (others <= 0) return list(values);
  const shown = values
    .slice(0, most)
    .flatMap((value, index) => (index === 0 ? [code(value)] : [', ', code(value)]));
  return [...shown, others === 1 ? ' and one other' : ` and ${others} others`];
}

/** Joins names as plain words: "Google, Bing and Yandex". */
export function listNames(names: readonly Value[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns the words as plain text. */
export function plainWords(words: RuleWords): string {
  return words.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

/** Adds that a finding about named crawlers also holds for others that follow their groups. Empty if there are none. */
export function alsoFor(followers: readonly Value[]): RuleWords {
  if (followers.length === 0) return [];
  const has = followers.length > 1 ? 'have no groups of their own' : 'has no group of its own';
  return [' This also holds for ', ...list(followers), `, which ${has}.`];
}
