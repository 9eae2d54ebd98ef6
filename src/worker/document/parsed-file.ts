import { type DialectId, type ReadableFile, Readings, type RobotsTxt } from '../../engine';
import { SourceFile } from './source-file';
import type { OpenDocument, Transaction } from './text-change';

/** A `SourceFile` for workers that have all dialects. Dialects that find the same lines share a parse. */
export class ParsedFile implements ReadableFile {
  readonly #file: SourceFile;
  readonly #readings: Readings;

  private constructor(file: SourceFile) {
    this.#file = file;
    this.#readings = new Readings((dialect) => file.readOnce(dialect));
  }

  static open(document: OpenDocument): ParsedFile {
    return new ParsedFile(SourceFile.open(document));
  }

  /** Returns the file after an edit. */
  edited(transaction: Transaction): ParsedFile {
    return new ParsedFile(this.#file.edited(transaction));
  }

  /** Length of the text in UTF-16 units. */
  get length(): number {
    return this.#file.length;
  }

  /** See `SourceFile`. */
  get sitemapSites(): SourceFile['sitemapSites'] {
    return this.#file.sitemapSites;
  }

  /** Returns the file as read by a dialect; cached. */
  readBy(id: DialectId): RobotsTxt {
    return this.#readings.readBy(id);
  }
}
