import type { DialectId } from '../engine';

export { dialectIds, dialectName } from '../engine/dialect-ids';

/** What sentences call a dialect. Longer texts are in dialect-texts.ts. */
interface DialectNames {
  /** Its rules, as a noun phrase: "the rules of RFC 9309". */
  readonly rules: string;
  /** Whoever reads by it, a company, a crawler or a program: "Python's robotparser". */
  readonly reader: string;
  /** Who would have had to document what such a reader does. */
  readonly author: string;
}

const names: Readonly<Record<DialectId, DialectNames>> = {
  google: { rules: "Google's rules", reader: 'Google', author: 'Google' },
  rfc9309: { rules: 'the rules of RFC 9309', reader: 'a crawler by RFC 9309', author: 'RFC 9309' },
  bing: { rules: "Bing's rules", reader: 'Bing', author: 'Bing' },
  yandex: { rules: "Yandex' rules", reader: 'Yandex', author: 'Yandex' },
  google2020: { rules: "Google's rules of 2020", reader: 'Google 2020', author: 'Google 2020' },
  standard1994: {
    rules: 'the rules of 1994',
    reader: 'a crawler by the text of 1994',
    author: 'the text of 1994',
  },
  python: { rules: "Python's rules", reader: "Python's robotparser", author: 'Python' },
};

/** Names a dialect's rules inside a sentence: "the rules of RFC 9309". */
export function dialectRules(id: DialectId): string {
  return names[id].rules;
}

/** Names whoever reads by a dialect, inside a sentence. */
export function readerOf(id: DialectId): string {
  return names[id].reader;
}

/** Names who would have had to document what such a reader does, inside a sentence. */
export function authorOf(id: DialectId): string {
  return names[id].author;
}

/** Words at the beginning of a sentence. */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
