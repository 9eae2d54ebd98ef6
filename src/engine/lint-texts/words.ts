import type { Words } from './rule-about';

/** A value in words; never undefined, so that a misspelt one does not compile. */
type Value = string | number;

/** Words with parts of the file in them: say`Write ${code('Disallow')} instead.` Numbers and texts become plain words. */
export function say(words: TemplateStringsArray, ...values: readonly (Value | Words[number])[]): Words {
  const result: Words[number][] = [];
  for (const [index, text] of words.entries()) {
    if (text !== '') result.push(text);
    const value = values[index];
    if (value !== undefined) result.push(typeof value === 'object' ? value : String(value));
  }
  return result;
}

/** Something that stands in the file. */
export function code(value: Value): { readonly code: string } {
  return { code: String(value) };
}

/** `a, b and c`, as parts of the file: say`…`.concat(list(params.paths)) */
export function list(values: readonly Value[]): Words {
  return values.flatMap((value, index): Words => {
    if (index === 0) return [code(value)];
    return [index === values.length - 1 ? ' and ' : ', ', code(value)];
  });
}

/** Names in a sentence, as plain words: "Google, Bing and Yandex". */
export function listed(names: readonly Value[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The same text in words only. */
export function plainWords(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}
