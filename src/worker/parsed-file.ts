import { type DialectId, dialectById, type RobotsTxt, readAgain } from '../engine';
import type { OpenDocument, Transaction } from './protocol';
import { SourceFile } from './source-file';

/** A `SourceFile` for workers that have all dialects. Dialects that find the same lines share a parse. */
export class ParsedFile {
  readonly #file: SourceFile;
  readonly #readings = new Map<DialectId, RobotsTxt>();

  private constructor(file: SourceFile) {
    this.#file = file;
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

  /** Returns the file as read by a dialect; cached. */
  readBy(id: DialectId): RobotsTxt {
    const known = this.#readings.get(id);
    if (known !== undefined) return known;
    const dialect = dialectById(id);
    const robots = readAgain(this.#readings.values(), dialect) ?? this.#file.readOnce(dialect);
    this.#readings.set(id, robots);
    return robots;
  }
}
