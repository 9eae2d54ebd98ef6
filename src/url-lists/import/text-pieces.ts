import { joinBytes } from '../../engine/source';
import { textOfLegacyBytes, utf8Text } from './text-of-bytes';

/** Maximum bytes held while waiting for a boundary. */
const LONGEST_HELD = 1 << 18;

/**
 * Decodes bytes that arrive in pieces, in parts that end with a boundary: the end of a line or of a tag. If a
 * part isn't valid UTF-8, only the lines or tags with invalid bytes are read as Windows-1252.
 */
export class TextPieces {
  readonly #boundary: number;
  #held: Uint8Array = new Uint8Array(0);
  #legacyParts = 0;

  /** @param boundary an ASCII byte. */
  constructor(boundary: number) {
    this.#boundary = boundary;
  }

  /** Number of lines or tags read as Windows-1252. */
  get legacyParts(): number {
    return this.#legacyParts;
  }

  /** Returns the new text up to the last boundary in the bytes so far; often empty. */
  next(bytes: Uint8Array): string {
    const end = bytes.lastIndexOf(this.#boundary) + 1;
    const all = joinBytes([this.#held, bytes]);
    const isForced = end === 0 && all.length > LONGEST_HELD;
    const given = isForced ? all.length : end === 0 ? 0 : this.#held.length + end;
    // A copy: it must neither keep the whole piece alive nor change with it.
    this.#held = all.slice(given);
    return given === 0 ? '' : this.#textOf(all.subarray(0, given));
  }

  /** Returns the text after the last boundary. */
  rest(): string {
    const text = this.#textOf(this.#held);
    this.#held = new Uint8Array(0);
    return text;
  }

  #textOf(bytes: Uint8Array): string {
    const text = utf8Text(bytes);
    if (text !== null) return text;
    const parts: string[] = [];
    for (let from = 0; from < bytes.length; ) {
      const boundary = bytes.indexOf(this.#boundary, from);
      const to = boundary < 0 ? bytes.length : boundary + 1;
      const part = utf8Text(bytes.subarray(from, to));
      if (part === null) this.#legacyParts += 1;
      parts.push(part ?? textOfLegacyBytes(bytes.subarray(from, to)));
      from = to;
    }
    return parts.join('');
  }
}
