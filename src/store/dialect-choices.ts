import type { DialectId } from '../engine';

/** The dialects that the answer is compared with in one sentence. */
export const comparedDialects = [
  'google',
  'rfc9309',
  'bing',
  'yandex',
] as const satisfies readonly DialectId[];

/** All dialects, in the order in which the page lists them. */
export const allDialects = [
  ...comparedDialects,
  'google2020',
  'standard1994',
  'python',
] as const satisfies readonly DialectId[];

/** Ways to read the file that can be chosen: as the crawler does, or as any dialect does. */
export const dialectChoices = ['own', ...allDialects] as const;
