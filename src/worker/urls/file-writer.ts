import { encodeText } from '../../engine/source';

/** Text (UTF-16 units) that is encoded at once. */
const UNITS_AT_ONCE = 65_536;
/** Bytes that are held here before the browser keeps them, outside of the worker's memory. */
const MOST_HELD = 8_000_000;

/** Makes a file of pieces of text, which may be more than a string can hold. */
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

  /** Adds text at the end. */
  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= UNITS_AT_ONCE) this.#encode();
  }

  /** The file with all that was written. */
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
