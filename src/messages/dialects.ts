import type { DialectId } from '../engine';

/** Every reader's name, and what sentences call its rules, in the order in which readers are listed. Longer texts stand in dialect-texts.ts. */
const dialects: Readonly<Record<DialectId, { readonly name: string; readonly rules: string }>> = {
  google: { name: 'Google', rules: "Google's rules" },
  rfc9309: { name: 'RFC 9309', rules: 'the rules of RFC 9309' },
  bing: { name: 'Bing', rules: "Bing's rules" },
  yandex: { name: 'Yandex', rules: "Yandex' rules" },
  google2020: { name: 'Google 2020', rules: "Google's rules of 2020" },
  standard1994: { name: '1994 text', rules: 'the rules of 1994' },
  python: { name: 'Python', rules: "Python's rules" },
};

/** All readers, in that order. */
export const dialectIds = Object.keys(dialects) as readonly DialectId[];

/** What sentences call a reader. */
export function dialectName(id: DialectId): string {
  return dialects[id].name;
}

/** What sentences call its rules. */
export function dialectRules(id: DialectId): string {
  return dialects[id].rules;
}
