import { FieldKind } from '../dialects/dialect';

/** What a line is, as stored per line. From 3 on it is a directive, and the number is the dialect's FieldKind. */
export const LineKind = { empty: 0, comment: 1, text: 2, ...FieldKind } as const;
export type LineKind = (typeof LineKind)[keyof typeof LineKind];

/** Facts about a line, as bits. */
export const LineFlag = {
  hasComment: 1,
  acceptedTypo: 2,
  missingColon: 4,
  /** Longer than the dialect reads; what is behind the limit was dropped. */
  tooLong: 8,
  /** Behind the byte limit of the file: known, but not read. */
  beyondLimit: 16,
  /** The byte limit of the file falls inside this line; what is left of it counts. */
  cutByLimit: 32,
  /** Has a `%` or a character beyond ASCII: only then a dialect may normalise the value to something else. */
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
 * The lines of one file in typed arrays (a struct of arrays: parsing 500 KiB makes a handful of objects instead of 20,000). What is called a
 * line here is a row of this table, counted from 0: some readers break a line of the text into several. Line numbers, which is all that
 * leaves the engine, count the text's lines from 1. Offsets are UTF-16 units in `text`.
 */
export class LineTable {
  count = 0;
  kinds: Uint8Array;
  flags: Uint8Array;
  spans: Int32Array;
  /** Values, by line, that end in a part of a character because a limit split it: such a value is no slice of the text. */
  readonly splitValues = new Map<number, string>();
  /** Bytes of the text beyond one for each UTF-16 unit. */
  extraBytes = 0;
  /** What stands in place of the first character of the text after a partial byte order mark; usually empty. */
  firstCharacter = '';
  /** Bytes of a byte order mark, whole or partial, at the start of the text; they belong to no line's content. */
  leadingBomBytes = 0;
  /** The line number of each row, where they differ from `row + 1`. */
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

  /** 1-based number of the text's line that a row belongs to. */
  number(line: number): number {
    return this.numbers === null ? line + 1 : (this.numbers[line] as number);
  }

  kind(line: number): LineKind {
    return this.kinds[line] as LineKind;
  }

  has(line: number, flag: number): boolean {
    return ((this.flags[line] as number) & flag) !== 0;
  }

  /** One of the line's offsets, see LineSpan. */
  span(line: number, which: number): number {
    return this.spans[line * STRIDE + which] as number;
  }

  /** The field as written; empty unless the line is a directive. */
  field(line: number): string {
    if (this.kind(line) < FieldKind.userAgent) return '';
    const from = this.span(line, LineSpan.fieldFrom);
    const field = this.text.slice(from, this.span(line, LineSpan.fieldTo));
    return from === 0 && this.firstCharacter !== '' ? this.firstCharacter + field.slice(1) : field;
  }

  /** The value as written, cut where a limit cuts it; empty unless the line is a directive. */
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
