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

/** The document as the session holds it, read by any dialect at most once. Immutable: an edit makes another. */
export class ParsedFile {
  readonly #text: string;
  /** The file's own bytes, until it is edited: only they know where mixed line ends are. */
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

  /** The file after an edit. Edited text has one kind of line end, see LineEnd. */
  edited(transaction: Transaction): ParsedFile {
    const lineEnd = this.#lineEnd === 'mixed' ? 'lf' : this.#lineEnd;
    return new ParsedFile(applyTransaction(this.#text, transaction), null, lineEnd, this.#bom);
  }

  /** Size of the text in UTF-16 units. */
  get length(): number {
    return this.#text.length;
  }

  /** The file as a known dialect reads it; kept. */
  readBy(id: DialectId): RobotsTxt {
    const known = this.#readings.get(id);
    if (known !== undefined) return known;
    const robots = this.readAs(dialectById(id));
    this.#readings.set(id, robots);
    return robots;
  }

  /** The file as any dialect reads it, also one that is made up for a comparison; not kept. */
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
