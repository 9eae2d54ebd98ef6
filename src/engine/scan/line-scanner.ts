const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const COLON = 0x3a;

/** Parts a line consists of, before its field is interpreted. */
export const LineShape = {
  /** White space only, no comment. */
  empty: 0,
  /** A comment only. */
  comment: 1,
  /** Text that isn't a directive: no separator, or nothing before it. */
  text: 2,
  /** A field, a separator and a value, which may be empty. */
  directive: 3,
} as const;
export type LineShape = (typeof LineShape)[keyof typeof LineShape];

/**
 * The only code that splits a line of robots.txt into parts. The parser and the editor share it, so that
 * colours and verdicts agree. It knows no dialect and no context. White space is read as Google's parser
 * reads it, and so is NUL unless `nulEnds` is false (google-parser.md 1, 2.6, 3).
 *
 * Use one object per text: `scan` stores the parts of the last line in the fields. All positions are UTF-16
 * offsets in the text. Lines may be scanned in any order, but forward is fast, because the next `#` and NUL
 * are remembered.
 */
export class LineScanner {
  /** Content without the comment and surrounding white space. Empty if `contentFrom === contentTo`. */
  contentFrom = 0;
  contentTo = 0;
  /** The field, trimmed. Only set for a directive. */
  fieldFrom = 0;
  fieldTo = 0;
  /** The value, trimmed. Only set for a directive. */
  valueFrom = 0;
  valueTo = 0;
  /** Offset of the `#` that starts the comment, or -1. */
  commentFrom = -1;
  /**
   * End of the part of the line that is read. In dialects in which NUL ends a line, this is the first NUL, as
   * in a C string; otherwise the line's end.
   */
  end = 0;
  /** True if the directive's separator is white space instead of a colon. */
  missingColon = false;

  #hash = -1;
  #hashFrom = 0;
  #nul = -1;
  readonly #nulEnds: boolean;
  #nulFrom = 0;

  constructor(
    readonly text: string,
    nulEnds = true,
  ) {
    this.#hash = nextOf(text, '#', 0);
    this.#nul = nulEnds ? nextOf(text, '\0', 0) : Number.POSITIVE_INFINITY;
    this.#nulEnds = nulEnds;
  }

  /** Scans one line, text[from..to), without its line end. */
  scan(from: number, to: number): LineShape {
    const text = this.text;
    this.end = to;
    if (this.#nulEnds && (this.#nul < to || from < this.#nulFrom)) this.#findNul(from, to);
    let end = this.end;
    this.commentFrom = -1;
    if (this.#hash < end || from < this.#hashFrom) {
      if (this.#hash < from || from < this.#hashFrom) {
        this.#hash = nextOf(text, '#', from);
        this.#hashFrom = from;
      }
      if (this.#hash < end) {
        this.commentFrom = this.#hash;
        end = this.#hash;
      }
    }
    let start = from;
    while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
    while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
    this.contentFrom = start;
    this.contentTo = end;
    if (start === end) return this.commentFrom < 0 ? LineShape.empty : LineShape.comment;
    return this.#split(start, end);
  }

  #split(start: number, end: number): LineShape {
    const text = this.text;
    let colon = start;
    while (colon < end && text.charCodeAt(colon) !== COLON) colon++;
    this.missingColon = colon === end;
    if (colon === end) return this.#splitAtBlank(start, end);
    let fieldTo = colon;
    while (fieldTo > start && isWhiteSpace(text.charCodeAt(fieldTo - 1))) fieldTo--;
    if (fieldTo === start) return LineShape.text;
    let valueFrom = colon + 1;
    while (valueFrom < end && isWhiteSpace(text.charCodeAt(valueFrom))) valueFrom++;
    this.fieldFrom = start;
    this.fieldTo = fieldTo;
    this.valueFrom = valueFrom;
    this.valueTo = end;
    return LineShape.directive;
  }

  /**
   * Splits a line without a colon at its first run of spaces and tabs, only if it has exactly two words
   * (google-parser.md 3.3).
   */
  #splitAtBlank(start: number, end: number): LineShape {
    const text = this.text;
    let fieldTo = start;
    while (fieldTo < end && !isBlank(text.charCodeAt(fieldTo))) fieldTo++;
    let valueFrom = fieldTo;
    while (valueFrom < end && isBlank(text.charCodeAt(valueFrom))) valueFrom++;
    let valueTo = valueFrom;
    while (valueTo < end && !isBlank(text.charCodeAt(valueTo))) valueTo++;
    if (valueFrom === end || valueTo !== end) return LineShape.text;
    this.fieldFrom = start;
    this.fieldTo = trimmedEnd(text, start, fieldTo);
    this.valueFrom = trimmedStart(text, valueFrom, end);
    this.valueTo = end;
    return LineShape.directive;
  }

  #findNul(from: number, to: number): void {
    if (this.#nul < from || from < this.#nulFrom) {
      this.#nul = nextOf(this.text, '\0', from);
      this.#nulFrom = from;
    }
    if (this.#nul < to) this.end = this.#nul;
  }
}

/** White space that Google's parser trims: space and 0x09 to 0x0D. */
function isWhiteSpace(unit: number): boolean {
  return unit === SPACE || (unit >= TAB && unit <= CARRIAGE_RETURN);
}

function isBlank(unit: number): boolean {
  return unit === SPACE || unit === TAB;
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

function trimmedStart(text: string, from: number, to: number): number {
  let start = from;
  while (start < to && isWhiteSpace(text.charCodeAt(start))) start++;
  return start;
}

/**
 * Returns the offset of the next `character` at or after `from`, or Infinity, so that comparisons need no
 * special case.
 */
function nextOf(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
