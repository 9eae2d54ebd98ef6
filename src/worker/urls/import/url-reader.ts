import type { EndReason } from './import-report';

/** Finds the URLs in one format. */
export interface UrlReader {
  /** Where it is: the line, or in a HAR the entry, that was read last; 0 before the first. */
  readonly line: number;
  /** Reads the next bytes, which are UTF-8 or, in parts, Windows-1252. Gives why it wants no more, else null. */
  read(bytes: Uint8Array): EndReason | null;
  /** Reads what is left once all bytes have come; not called after an early end. */
  finish(): EndReason | null;
}
