import { parserReads } from './parser-reads';

/** True for what RFC 9309 (2.2.1) allows as a product token: letters, `-` and `_`. Names with digits, dots or spaces are in use all the same. */
export function isPlainToken(token: string): boolean {
  return /^[A-Za-z_-]/.test(token) && parserReads(token) === undefined;
}
