import { asciiLowerCase } from '../engine/ascii';
import { FieldKind } from '../engine/dialects';
import { LineFlag, LineKind, LineSpan, type LineTable } from '../engine/parse';

/** Kind of a line in Google's parser. */
export type LintLineKind =
  | 'empty'
  | 'comment'
  /** Text that isn't a directive: nothing before the colon, or no colon and not exactly two words. */
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

/**
 * A line as Google's parser splits it. Offsets are UTF-16 units in the file's text. Large files have 20,000 lines, so rarely used values
 * aren't cached.
 */
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

  /** Offset of the line's start. The end excludes the line end. */
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

  /** Field as written, trimmed; empty for lines that aren't directives. */
  get field(): string {
    return this.#table.field(this.#row);
  }

  /** Field in lower case. */
  get name(): string {
    return asciiLowerCase(this.field);
  }

  /** Value as written, without white space and comment; empty for lines that aren't directives. */
  get value(): string {
    this.#value ??= this.#table.writtenValue(this.#row);
    return this.#value;
  }

  /** Offsets of field and value, for directives only. */
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

  /** True if the line, including its comment, contains neither `%` nor non-ASCII characters. Google then matches its value as written. */
  get isPlain(): boolean {
    return !this.#table.has(this.#row, LineFlag.unplain);
  }

  get hasComment(): boolean {
    return this.#table.has(this.#row, LineFlag.hasComment);
  }

  /** True if white space replaces the colon. */
  get missingColon(): boolean {
    return this.#table.has(this.#row, LineFlag.missingColon);
  }

  /** True if Google doesn't read the whole line. */
  get isTooLong(): boolean {
    return this.#table.has(this.#row, LineFlag.tooLong);
  }

  /** Row in Google's table, which has one row per line. */
  get #row(): number {
    return this.number - 1;
  }
}
