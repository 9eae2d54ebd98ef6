import type { DialectId } from '../engine';

/** The dialects that the answer is compared with in one sentence: nearly every modern file comes out otherwise by the others. */
export const comparedDialects: readonly DialectId[] = ['google', 'rfc9309', 'bing', 'yandex'];

/** All dialects, in the order in which the page lists them. A new one that is missing here is a type error. */
export const allDialects = Object.keys({
  google: true,
  rfc9309: true,
  bing: true,
  yandex: true,
  google2020: true,
  standard1994: true,
  python: true,
} satisfies Record<DialectId, true>) as readonly DialectId[];

/** Ways to read the file that can be chosen: as the crawler does, or as any dialect does. */
export const dialectChoices: readonly ('own' | DialectId)[] = ['own', ...allDialects];
