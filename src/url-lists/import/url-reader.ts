import type { EndReason } from './import-result';

/** Finds the URLs in a source of one format. */
export interface UrlReader {
  /** Number of the last line read, or entry of a HAR; 0 before the first. */
  readonly line: number;
  /** Reads the next bytes: UTF-8, in parts possibly Windows-1252. Returns the reason to stop, or null. */
  read(bytes: Uint8Array): EndReason | null;
  /** Reads the remaining bytes at the end. Not called after an early end. */
  finish(): EndReason | null;
}
