import type { DialectId } from '../engine';
import { dialectName } from './dialects';

/** What sentences call a reader that is no company: whoever follows a text, or a program. */
const READERS: Readonly<Partial<Record<DialectId, string>>> = {
  rfc9309: 'a crawler by RFC 9309',
  standard1994: 'a crawler by the text of 1994',
  python: "Python's robotparser",
};

/** What a sentence calls whoever reads by a dialect. */
export function readerOf(dialect: DialectId): string {
  return READERS[dialect] ?? dialectName(dialect);
}

/** Who would have had to document what such a reader does. */
export function authorOf(dialect: DialectId): string {
  return dialect === 'standard1994' ? 'the text of 1994' : dialectName(dialect);
}

/** Words at the beginning of a sentence. */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
