import { joinBytes } from '../../../engine/source';
import { legacyText, utf8Text } from './text-of-bytes';

/** Bytes that are held back at most, waiting for the boundary. */
const LONGEST_HELD = 1 << 18;

/**
 * Makes text of bytes that come in pieces, in parts that end with a boundary: the end of a line or of a tag. Where a part is no UTF-8, those
 * between its boundaries that are not are read as Windows-1252, the others as UTF-8.
 */
export class TextPieces {
  readonly #boundary: number;
  #held: Uint8Array = new Uint8Array(0);
  #legacyParts = 0;

  /** `boundary` is an ASCII byte. */
  constructor(boundary: number) {
    this.#boundary = boundary;
  }

  /** Parts between boundaries that were read as Windows-1252. */
  get legacyParts(): number {
    return this.#legacyParts;
  }

  /** The text up to the last boundary of what came so far and was not given yet; often empty. */
  next(bytes: Uint8Array): string {
    const end = bytes.lastIndexOf(this.#boundary) + 1;
    const all = joinBytes([this.#held, bytes]);
    const isForced = end === 0 && all.length > LONGEST_HELD;
    const given = isForced ? all.length : end === 0 ? 0 : this.#held.length + end;
    // A copy: what is held must not keep the whole piece alive, nor change with it.
    this.#held = all.slice(given);
    return given === 0 ? '' : this.#textOf(all.subarray(0, given));
  }

  /** What is left after the last boundary. */
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
      parts.push(part ?? legacyText(bytes.subarray(from, to)));
      from = to;
    }
    return parts.join('');
  }
}
