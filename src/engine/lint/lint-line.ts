import { FieldKind } from '../dialects/dialect';
import { asciiLowerCase } from '../match/ascii';
import { LineFlag, LineKind, LineSpan, type LineTable } from '../parse/line-table';

/** What Google's parser takes a line for. */
export type LintLineKind =
  | 'empty'
  | 'comment'
  /** Text that is no directive: no colon, and not exactly two words. */
  | 'text'
  | 'user-agent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  /** A directive with any other field. */
  | 'other';

const KINDS: Readonly<Record<number, LintLineKind>> = {
  [LineKind.empty]: 'empty',
  [LineKind.comment]: 'comment',
  [LineKind.text]: 'text',
  [FieldKind.userAgent]: 'user-agent',
  [FieldKind.allow]: 'allow',
  [FieldKind.disallow]: 'disallow',
  [FieldKind.sitemap]: 'sitemap',
};

/** One line as Google's parser cuts it. Offsets are UTF-16 units in the file's text. A large file has 20,000: what few rules ask for is not kept. */
export class LintLine {
  /** 1-based. */
  readonly number: number;
  readonly kind: LintLineKind;
  readonly #table: LineTable;
  #value: string | null = null;

  constructor(table: LineTable, row: number) {
    this.#table = table;
    this.number = table.number(row);
    this.kind = KINDS[table.kind(row)] ?? 'other';
  }

  /** Offsets of the whole line without its line end. */
  get from(): number {
    return this.#table.span(this.#row, LineSpan.from);
  }
  get to(): number {
    return this.#table.span(this.#row, LineSpan.to);
  }

  /** The whole line. */
  get text(): string {
    return this.#table.text.slice(this.from, this.to);
  }

  get isDirective(): boolean {
    return this.kind !== 'empty' && this.kind !== 'comment' && this.kind !== 'text';
  }

  get isRule(): boolean {
    return this.kind === 'allow' || this.kind === 'disallow';
  }

  /** The field as written, without white space; empty unless the line is a directive. */
  get field(): string {
    return this.#table.field(this.#row);
  }

  /** The same in lower case. */
  get name(): string {
    return asciiLowerCase(this.field);
  }

  /** The value as written, without white space and comment; empty unless the line is a directive. */
  get value(): string {
    this.#value ??= this.#table.writtenValue(this.#row);
    return this.#value;
  }

  /** Offsets of field and value; only of directives. */
  get fieldFrom(): number {
    return this.#table.span(this.#row, LineSpan.fieldFrom);
  }
  get fieldTo(): number {
    return this.#table.span(this.#row, LineSpan.fieldTo);
  }
  get valueFrom(): number {
    return this.#table.span(this.#row, LineSpan.valueFrom);
  }
  get valueTo(): number {
    return this.#table.span(this.#row, LineSpan.valueTo);
  }

  /** Has neither a `%` nor a character beyond ASCII, its comment included: Google matches its value as it is written. */
  get isPlain(): boolean {
    return !this.#table.has(this.#row, LineFlag.unplain);
  }

  get hasComment(): boolean {
    return this.#table.has(this.#row, LineFlag.hasComment);
  }

  /** White space stands in place of the colon. */
  get missingColon(): boolean {
    return this.#table.has(this.#row, LineFlag.missingColon);
  }

  /** Longer than Google reads. */
  get isTooLong(): boolean {
    return this.#table.has(this.#row, LineFlag.tooLong);
  }

  /** Google's table has one row per line. */
  get #row(): number {
    return this.number - 1;
  }
}
