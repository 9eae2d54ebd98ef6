const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const COLON = 0x3a;

/** What a line is made of, before anybody asks what its field means. */
export const LineShape = {
  /** Nothing but white space, and no comment. */
  empty: 0,
  /** Nothing but a comment. */
  comment: 1,
  /** Text that is no directive: no separator, or nothing in front of it. */
  text: 2,
  /** A field, a separator and a value, which may be empty. */
  directive: 3,
} as const;
export type LineShape = (typeof LineShape)[keyof typeof LineShape];

/**
 * THE line scanner: the only code that cuts a line of robots.txt into parts. Parser and editor both use it, so colours and verdicts cannot
 * disagree. It knows no dialect and no context; white space, and NUL unless told otherwise, are read as Google's parser reads them
 * (google-parser.md 1, 2.6, 3).
 *
 * One object per text, reused for line after line: `scan` leaves the parts of the last line in the fields. All positions are UTF-16
 * offsets in the text. Lines may be scanned in any order, but going forward is what is fast: the next `#` and NUL are remembered.
 */
export class LineScanner {
  /** Content without comment and surrounding white space; empty (contentFrom === contentTo) where there is none. */
  contentFrom = 0;
  contentTo = 0;
  /** Only meaningful for a directive: the field without white space … */
  fieldFrom = 0;
  fieldTo = 0;
  /** … and the value without white space. */
  valueFrom = 0;
  valueTo = 0;
  /** Offset of the `#` that starts the comment, or -1. */
  commentFrom = -1;
  /** Where the line stops to count: at its first NUL, else at its end (a C string ends at NUL; some readers know no such end). */
  end = 0;
  /** True when the directive's separator is white space instead of a colon. */
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

  /** Scans text[from..to), one line without its line end. */
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

  /** Without a colon, the first run of spaces and tabs separates, but only if exactly two words stand there (google-parser.md 3.3). */
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

/** White space as Google's parser trims it: space and 0x09 to 0x0D. */
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

/** Offset of the next `character` at or after `from`; Infinity where there is none, so that comparisons need no special case. */
function nextOf(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
