import type { DialectId } from '../../engine';

/** Names used in sentences for the readers of a dialect. */
interface ReaderNames {
  /** A company, a crawler or a program. */
  readonly reader: string;
  /** The source that would document the reader's behaviour. */
  readonly author: string;
}

const names: Readonly<Record<DialectId, ReaderNames>> = {
  google: { reader: 'Google', author: 'Google' },
  rfc9309: { reader: 'a crawler that follows RFC 9309', author: 'RFC 9309' },
  bing: { reader: 'Bing', author: 'Bing' },
  yandex: { reader: 'Yandex', author: 'Yandex' },
  google2020: { reader: 'Google 2020', author: 'Google 2020' },
  standard1994: { reader: 'a crawler that follows the 1994 text', author: 'the 1994 text' },
  python: { reader: 'Python', author: 'Python' },
};

/** Names the reader of a dialect, inside a sentence. */
export function readerOf(id: DialectId): string {
  return names[id].reader;
}

/** Names the source that would document the reader's behaviour, inside a sentence. */
export function authorOf(id: DialectId): string {
  return names[id].author;
}

/** Words at the beginning of a sentence. */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
