import type { DialectId } from './dialect-ids';
import { type Dialect, dialectById } from './dialects';
import { parseRobotsTxt, type RobotsTxt, readAgain } from './parse';

/** A file that can be read by each dialect. */
export interface ReadableFile {
  readBy(dialect: DialectId): RobotsTxt;
}

/** The readings of a file by dialect, made on demand. Dialects that find the same lines share a parse. */
export class Readings implements ReadableFile {
  readonly #parse: (dialect: Dialect) => RobotsTxt;
  readonly #known = new Map<DialectId, RobotsTxt>();

  /** @param first a reading that exists already. */
  constructor(parse: (dialect: Dialect) => RobotsTxt, first?: RobotsTxt) {
    this.#parse = parse;
    if (first !== undefined) this.#known.set(first.dialect.id, first);
  }

  /** Returns the file as read by a dialect; cached. */
  readBy(id: DialectId): RobotsTxt {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const dialect = dialectById(id);
    const robots = readAgain(this.#known.values(), dialect) ?? this.#parse(dialect);
    this.#known.set(id, robots);
    return robots;
  }
}

/** Returns a file that one dialect has read, for the others. */
export function fileOf(robots: RobotsTxt): ReadableFile {
  const { text, lineEnd, bom } = robots;
  return new Readings((dialect) => parseRobotsTxt(text, dialect, { lineEnd, bom }), robots);
}

/** Makes a file from its bytes. */
export function openFile(source: Uint8Array): ReadableFile {
  return new Readings((dialect) => parseRobotsTxt(source, dialect));
}
