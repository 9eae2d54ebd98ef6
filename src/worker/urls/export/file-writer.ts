import { encodeText } from '../../../engine/source';

/** UTF-16 units encoded at once. */
const UNITS_AT_ONCE = 65_536;
/**
 * Bytes held in the worker's memory before they are moved into a `File`, which the browser keeps elsewhere.
 */
const MOST_HELD = 8_000_000;

/** Builds a file from pieces of text. The total may exceed the maximum length of a string. */
export class FileWriter {
  readonly #name: string;
  readonly #type: string;
  #text = '';
  #parts: (File | Uint8Array<ArrayBuffer>)[] = [];
  #held = 0;

  constructor(name: string, type: string) {
    this.#name = name;
    this.#type = type;
  }

  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= UNITS_AT_ONCE) this.#encode();
  }

  /** Returns the file with everything written. */
  finish(): File {
    this.#encode();
    return new File(this.#parts, this.#name, { type: this.#type });
  }

  #encode(): void {
    const bytes = new Uint8Array(encodeText(this.#text));
    this.#text = '';
    this.#parts.push(bytes);
    this.#held += bytes.length;
    if (this.#held < MOST_HELD) return;
    this.#parts = [new File(this.#parts, this.#name)];
    this.#held = 0;
  }
}
