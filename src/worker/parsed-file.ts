import type { DialectId } from '../engine';
import {
  type Dialect,
  decodeSource,
  dialectById,
  type LineEnd,
  parseRobotsTxt,
  type RobotsTxt,
} from '../engine';
import { applyTransaction } from './apply-transaction';
import { factsOf } from './file-facts';
import type { OpenDocument, Transaction } from './protocol';
import type { FileFacts } from './report';

/** The document of a session, parsed by each dialect at most once. Immutable: an edit creates a new one. */
export class ParsedFile {
  readonly #text: string;
  /** The original bytes until the first edit. Only they preserve mixed line ends. */
  readonly #bytes: Uint8Array | null;
  readonly #lineEnd: LineEnd;
  readonly #bom: boolean;
  readonly #readings = new Map<DialectId, RobotsTxt>();
  readonly #facts = new Map<DialectId, FileFacts>();

  private constructor(text: string, bytes: Uint8Array | null, lineEnd: LineEnd, bom: boolean) {
    this.#text = text;
    this.#bytes = bytes;
    this.#lineEnd = lineEnd;
    this.#bom = bom;
  }

  static open({ source, lineEnd, bom }: OpenDocument): ParsedFile {
    if (typeof source === 'string') return new ParsedFile(source, null, lineEnd ?? 'lf', bom ?? false);
    const decoded = decodeSource(source);
    return new ParsedFile(decoded.text, source, decoded.lineEnd, decoded.bom);
  }

  /** Returns the file after an edit. Edited text has one kind of line end; see `LineEnd`. */
  edited(transaction: Transaction): ParsedFile {
    const lineEnd = this.#lineEnd === 'mixed' ? 'lf' : this.#lineEnd;
    return new ParsedFile(applyTransaction(this.#text, transaction), null, lineEnd, this.#bom);
  }

  /** Length of the text in UTF-16 units. */
  get length(): number {
    return this.#text.length;
  }

  /** Returns the file as read by a known dialect; cached. */
  readBy(id: DialectId): RobotsTxt {
    const known = this.#readings.get(id);
    if (known !== undefined) return known;
    const robots = this.readAs(dialectById(id));
    this.#readings.set(id, robots);
    return robots;
  }

  /** Returns the file as read by any dialect, including one made up for a comparison; not cached. */
  readAs(dialect: Dialect): RobotsTxt {
    return this.#bytes === null
      ? parseRobotsTxt(this.#text, dialect, { lineEnd: this.#lineEnd, bom: this.#bom })
      : parseRobotsTxt(this.#bytes, dialect);
  }

  factsBy(id: DialectId): FileFacts {
    const facts = this.#facts.get(id) ?? factsOf(this.readBy(id));
    this.#facts.set(id, facts);
    return facts;
  }
}
