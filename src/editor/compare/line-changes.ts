import { Change, diff } from '@codemirror/merge';

/** Limits of the line diff (steps, ms). Beyond them the changes get less precise. */
const BOUNDS = { scanLimit: 2_000, timeout: 60 };
/** Maximum number of distinct lines in both texts, because each is encoded as one UTF-16 unit that isn't a surrogate. */
const MOST_DIFFERENT = 0xd800 + 0x2000;
/**
 * Maximum number of changed lines in total, counting the larger side of each change, and of removed lines in one change, because all removed lines are
 * in the DOM.
 */
const MOST_CHANGED = 4_000;
/** Maximum number of removed lines in one change, because all of them are in the DOM. */
const MOST_TOGETHER = 1_000;
/** Maximum length of a changed line, in UTF-16 units. */
const LONGEST_LINE = 20_000;

/**
 * Returns the changed lines of two texts (with LF line ends), in whole lines; null if there are too many to show. Takes at most about 100 ms.
 */
export function lineChanges(before: string, after: string): readonly Change[] | null {
  const [a, b] = [new TextLines(before), new TextLines(after)];
  const codes = new LineCodes();
  const [from, fromEnd] = commonEnds(a, b);
  const first = codes.of(a, from, a.count - fromEnd, MOST_DIFFERENT);
  const second = codes.of(b, from, b.count - fromEnd, MOST_CHANGED);
  if (first === null || second === null) return null;
  const changes: Change[] = [];
  let changed = 0;
  for (const { fromA, toA, fromB, toB } of diff(first, second, BOUNDS)) {
    changed += Math.max(toA - fromA, toB - fromB);
    if (changed > MOST_CHANGED || toA - fromA > MOST_TOGETHER) return null;
    const isLong = a.hasLongLine(from + fromA, from + toA) || b.hasLongLine(from + fromB, from + toB);
    if (isLong) return null;
    changes.push(inUnits(a, b, [from + fromA, from + toA, from + fromB, from + toB]));
  }
  return changes;
}

/** A text with the offsets of its lines. */
class TextLines {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Returns the offset of a line. For the line after the last one, assumes that the last line has a line end. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length + 1;
  }

  /** Returns a line without its line end. */
  at(line: number): string {
    return this.text.slice(this.startOf(line), this.startOf(line + 1) - 1);
  }

  hasLongLine(from: number, to: number): boolean {
    for (let line = from; line < to; line++)
      if (this.startOf(line + 1) - this.startOf(line) > LONGEST_LINE) return true;
    return false;
  }
}

/** Encodes each distinct line as one UTF-16 unit. */
class LineCodes {
  readonly #codes = new Map<string, string>();

  /** Encodes the lines [from..to). Null if more than `mostNew` lines are new, or if the units run out. */
  of(lines: TextLines, from: number, to: number, mostNew: number): string | null {
    const units: string[] = [];
    const most = Math.min(MOST_DIFFERENT, this.#codes.size + mostNew);
    for (let line = from; line < to; line++) {
      const text = lines.at(line);
      const known = this.#codes.get(text);
      const { size } = this.#codes;
      if (known === undefined && size >= most) return null;
      const unit = known ?? String.fromCharCode(size < 0xd800 ? size : size + 0x800);
      if (known === undefined) this.#codes.set(text, unit);
      units.push(unit);
    }
    return units.join('');
  }
}

/** Counts the lines that both texts share at the start, and then at the end. */
function commonEnds(a: TextLines, b: TextLines): readonly [start: number, end: number] {
  const most = Math.min(a.count, b.count);
  let start = 0;
  while (start < most && a.at(start) === b.at(start)) start++;
  let end = 0;
  while (end < most - start && a.at(a.count - 1 - end) === b.at(b.count - 1 - end)) end++;
  return [start, end];
}

/** Converts a range of changed lines into UTF-16 offsets. A change after the last line starts at the line end before it. */
function inUnits(
  a: TextLines,
  b: TextLines,
  [fromA, toA, fromB, toB]: readonly [number, number, number, number],
): Change {
  const [startA, startB] = [a.startOf(fromA), b.startOf(fromB)];
  const shift = startA > a.text.length || startB > b.text.length ? 1 : 0;
  return new Change(
    startA - shift,
    Math.min(a.startOf(toA), a.text.length),
    startB - shift,
    Math.min(b.startOf(toB), b.text.length),
  );
}
