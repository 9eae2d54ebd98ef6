import { encodeText, joinBytes } from '../../engine/source';
import type { ImportPlan } from './import-plan';

const BOM = [0xef, 0xbb, 0xbf] as const;
const CR = 0x0d;
const LF = 0x0a;

/**
 * Converts the bytes of a source to the form that readers expect: UTF-8 (or Windows-1252) without a byte
 * order mark, and lines that end with LF.
 */
export class Utf8Bytes {
  readonly #decoder: TextDecoder | null;
  readonly #endsWithCr: boolean;
  /** The first bytes while they may be a byte order mark, then null. */
  #head: number[] | null = [];

  constructor({ encoding, lineEnd }: Pick<ImportPlan, 'encoding' | 'lineEnd'>) {
    this.#decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
    this.#endsWithCr = lineEnd === 'cr';
  }

  /** Converts the next bytes; the result may be empty. */
  next(bytes: Uint8Array): Uint8Array {
    if (this.#decoder !== null)
      return this.#withLf(encodeText(this.#decoder.decode(bytes, { stream: true })));
    return this.#withLf(this.#head === null ? bytes : this.#withoutBom(this.#head, bytes));
  }

  /** Returns the bytes held back until the end. */
  rest(): Uint8Array {
    if (this.#decoder !== null) return this.#withLf(encodeText(this.#decoder.decode()));
    return Uint8Array.from(this.#head ?? []);
  }

  #withoutBom(head: number[], bytes: Uint8Array): Uint8Array {
    const all = Uint8Array.from([...head, ...bytes.subarray(0, BOM.length)]);
    const begun = BOM.findIndex((byte, at) => all[at] !== byte);
    if (begun >= 0 && begun === all.length) {
      this.#head = [...all];
      return new Uint8Array(0);
    }
    this.#head = null;
    if (begun < 0) return bytes.subarray(BOM.length - head.length);
    return joinBytes([Uint8Array.from(head), bytes]);
  }

  #withLf(bytes: Uint8Array): Uint8Array {
    return this.#endsWithCr && bytes.includes(CR) ? bytes.map((byte) => (byte === CR ? LF : byte)) : bytes;
  }
}
