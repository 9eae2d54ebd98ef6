import { FieldKind } from '../dialects/dialect';
import { LineFlag, LineKind, LineSpan } from './line-table';
import type { RobotsTxt } from './robots-txt';

/** Content of a line: nothing, only a comment, a directive, or other text. */
export type LineContent = 'empty' | 'comment' | 'directive' | 'text';

/**
 * Type of a directive in the dialect: one of its fields, one it recognises and ignores (`unused`), or an
 * unknown one.
 */
export type Directive = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unused' | 'unknown';

const DIRECTIVES: Readonly<Record<number, Directive>> = {
  [FieldKind.userAgent]: 'user-agent',
  [FieldKind.allow]: 'allow',
  [FieldKind.disallow]: 'disallow',
  [FieldKind.sitemap]: 'sitemap',
};

/**
 * One line of a robots.txt. A view of the parsed file: cheap to create, and its properties are computed on
 * access.
 */
export class Line {
  readonly #robots: RobotsTxt;
  readonly #index: number;

  constructor(robots: RobotsTxt, index: number) {
    this.#robots = robots;
    this.#index = index;
  }

  /** 1-based number of the line. */
  get number(): number {
    return this.#robots.table.number(this.#index);
  }

  get kind(): LineContent {
    const kind = this.#robots.table.kind(this.#index);
    if (kind === LineKind.empty) return 'empty';
    if (kind === LineKind.comment) return 'comment';
    return kind === LineKind.text ? 'text' : 'directive';
  }

  /** Type of the directive; null if the line isn't one. */
  get directive(): Directive | null {
    const kind = this.#robots.table.kind(this.#index);
    if (kind < FieldKind.userAgent) return null;
    return DIRECTIVES[kind] ?? this.#robots.unknownDirective(this.#index);
  }

  /** The field name as written, without white space; empty unless the line is a directive. */
  get field(): string {
    return this.#robots.table.field(this.#index);
  }

  /** The value: paths and unknown fields in the dialect's normalised form, others as written. */
  get value(): string {
    return this.#robots.valueAt(this.#index);
  }

  get hasComment(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.hasComment);
  }

  /** True if the field name is a misspelling that the dialect accepts. */
  get acceptedTypo(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.acceptedTypo);
  }

  /** True if white space replaces the colon. */
  get missingColon(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.missingColon);
  }

  /** True if the line is longer than the dialect reads. */
  get tooLong(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.tooLong);
  }

  /** True if the line is after the byte limit of the file and isn't read. */
  get beyondLimit(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.beyondLimit);
  }

  /** True if the line contains the byte limit of the file; the part before it counts. */
  get cutByLimit(): boolean {
    return this.#robots.table.has(this.#index, LineFlag.cutByLimit);
  }

  /** UTF-16 offset of the line's start in `RobotsTxt.text`. */
  get from(): number {
    return this.#robots.table.span(this.#index, LineSpan.from);
  }

  /** UTF-16 offset of the line's end, without its line end. */
  get to(): number {
    return this.#robots.table.span(this.#index, LineSpan.to);
  }
}
