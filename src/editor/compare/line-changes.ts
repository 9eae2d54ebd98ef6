import { Change, diff } from '@codemirror/merge';

/** How the lines of two texts are compared: above these it ends with less precise changes. */
const BOUNDS = { scanLimit: 2_000, timeout: 60 };
/** Different lines that both texts may have together: each is compared as one UTF-16 unit that is no surrogate. */
const MOST_DIFFERENT = 0xd800 + 0x2000;
/** Lines that may differ on one side altogether, and one after another: those of the earlier text are all in the page at once. */
const MOST_CHANGED = 4_000;
const MOST_TOGETHER = 1_000;
/** UTF-16 units of a changed line. */
const LONGEST_LINE = 20_000;

/**
 * The parts of two texts (with LF line ends) that differ, in whole lines; null where they are too many to be shown. Never takes longer than about a tenth
 * of a second.
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

/** Where the lines of a text begin. */
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

  /** Offset of a line; behind the last one, as if it had a line end. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length + 1;
  }

  /** A line without its end. */
  at(line: number): string {
    return this.text.slice(this.startOf(line), this.startOf(line + 1) - 1);
  }

  hasLongLine(from: number, to: number): boolean {
    for (let line = from; line < to; line++)
      if (this.startOf(line + 1) - this.startOf(line) > LONGEST_LINE) return true;
    return false;
  }
}

/** Gives equal lines equal UTF-16 units. */
class LineCodes {
  readonly #codes = new Map<string, string>();

  /** The lines [from..to) as one text of a unit each; null where more than `mostNew` of them are new here, or there are too many different ones. */
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

/** How many lines both texts have in common at their beginning, and then at their end. */
function commonEnds(a: TextLines, b: TextLines): readonly [start: number, end: number] {
  const most = Math.min(a.count, b.count);
  let start = 0;
  while (start < most && a.at(start) === b.at(start)) start++;
  let end = 0;
  while (end < most - start && a.at(a.count - 1 - end) === b.at(b.count - 1 - end)) end++;
  return [start, end];
}

/** A change of lines as one of UTF-16 units. Behind the last line there is no line end: then the one before it is taken. */
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
