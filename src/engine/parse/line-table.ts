import { FieldKind } from '../dialects/dialect';

/** Kind of a line, as stored per line. From 3 on, it is a directive with the dialect's `FieldKind`. */
export const LineKind = { empty: 0, comment: 1, text: 2, ...FieldKind } as const;
export type LineKind = (typeof LineKind)[keyof typeof LineKind];

/** Facts about a line, as bits. */
export const LineFlag = {
  hasComment: 1,
  acceptedTypo: 2,
  missingColon: 4,
  /** Longer than the dialect reads; the part after the limit was dropped. */
  tooLong: 8,
  /** After the byte limit of the file: parsed, but not read. */
  beyondLimit: 16,
  /** Contains the byte limit of the file; the part before it counts. */
  cutByLimit: 32,
  /** Has a `%` or a non-ASCII character, or was cut. Some dialects normalise only such values. */
  unplain: 64,
} as const;

const STRIDE = 6;

/** Offsets of one line, in the order in which they are stored. */
export const LineSpan = {
  from: 0,
  to: 1,
  fieldFrom: 2,
  fieldTo: 3,
  valueFrom: 4,
  valueTo: 5,
} as const;

/**
 * The lines of one file in typed arrays, so that parsing 500 KiB creates a handful of objects instead of
 * 20,000. A *line* here is a row of this table, counted from 0: some dialects split a line of the text into
 * several. Only line numbers leave the engine; they count the text's lines from 1. Offsets are UTF-16 units
 * in `text`.
 */
export class LineTable {
  count = 0;
  kinds: Uint8Array;
  flags: Uint8Array;
  spans: Int32Array;
  /**
   * Values, by line, that end in part of a character because a limit split it. Such a value isn't a slice of
   * the text.
   */
  readonly splitValues = new Map<number, string>();
  /** Bytes of the text beyond one for each UTF-16 unit. */
  extraBytes = 0;
  /** Replaces the text's first character if a partial byte order mark ends inside it; otherwise empty. */
  firstCharacter = '';
  /**
   * Bytes of a byte order mark, whole or partial, at the start of the text. They aren't part of any line's
   * content.
   */
  leadingBomBytes = 0;
  /** The line number of each row; null if it is always `row + 1`. */
  numbers: readonly number[] | null = null;

  constructor(
    readonly text: string,
    capacity: number,
  ) {
    this.kinds = new Uint8Array(capacity);
    this.flags = new Uint8Array(capacity);
    this.spans = new Int32Array(capacity * STRIDE);
  }

  /** Appends a line and returns its index. */
  add(): number {
    if (this.count === this.kinds.length) this.#grow();
    return this.count++;
  }

  setLine(line: number, from: number, to: number): void {
    const at = line * STRIDE;
    this.spans[at] = from;
    this.spans[at + LineSpan.to] = to;
  }

  setDirective(line: number, fieldFrom: number, fieldTo: number, valueFrom: number, valueTo: number): void {
    const at = line * STRIDE + LineSpan.fieldFrom;
    this.spans[at] = fieldFrom;
    this.spans[at + 1] = fieldTo;
    this.spans[at + 2] = valueFrom;
    this.spans[at + 3] = valueTo;
  }

  /** Returns the 1-based number of the text's line that a row belongs to. */
  number(line: number): number {
    return this.numbers === null ? line + 1 : (this.numbers[line] as number);
  }

  kind(line: number): LineKind {
    return this.kinds[line] as LineKind;
  }

  has(line: number, flag: number): boolean {
    return ((this.flags[line] as number) & flag) !== 0;
  }

  /** Returns one of the line's offsets, see `LineSpan`. */
  span(line: number, which: number): number {
    return this.spans[line * STRIDE + which] as number;
  }

  /** Returns the field as written; empty unless the line is a directive. */
  field(line: number): string {
    if (this.kind(line) < FieldKind.userAgent) return '';
    const from = this.span(line, LineSpan.fieldFrom);
    const field = this.text.slice(from, this.span(line, LineSpan.fieldTo));
    return from === 0 && this.firstCharacter !== '' ? this.firstCharacter + field.slice(1) : field;
  }

  /** Returns the value as written, truncated at a limit; empty unless the line is a directive. */
  writtenValue(line: number): string {
    if (this.kind(line) < FieldKind.userAgent) return '';
    if (this.splitValues.size > 0) {
      const split = this.splitValues.get(line);
      if (split !== undefined) return split;
    }
    return this.text.slice(this.span(line, LineSpan.valueFrom), this.span(line, LineSpan.valueTo));
  }

  #grow(): void {
    const capacity = this.kinds.length * 2;
    this.kinds = grown(this.kinds, new Uint8Array(capacity));
    this.flags = grown(this.flags, new Uint8Array(capacity));
    this.spans = grown(this.spans, new Int32Array(capacity * STRIDE));
  }
}

function grown<T extends Uint8Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
