import { GAP } from './gap-word';

/** Most gaps of a word. Two words with 50 gaps each can be joined in more ways than could ever be listed. */
const MOST_GAPS = 50;
/** Most words for one pair, counted with the ends that they are made of: about 5 ms. */
const MOST_WORDS = 10_000;

/**
 * Returns gap words that together describe the paths that two gap words share: all ways to put the texts of both into
 * one path, overlapping or one after the other. Null if there are too many. Words in which texts of both touch are left
 * out, because the word with a gap in that place describes their paths too.
 *
 * @param work grows by the number of words made.
 */
export function overlapOf(one: string, other: string, work: { count: number }): readonly string[] | null {
  if (countGaps(one) > MOST_GAPS || countGaps(other) > MOST_GAPS) return null;
  const overlap = new Overlap(one, other);
  const words = overlap.endings(0, 0);
  work.count += overlap.made + one.length + other.length;
  return overlap.made > MOST_WORDS ? null : words;
}

class Overlap {
  /** Number of endings made so far. */
  made = 0;
  readonly #one: string;
  readonly #other: string;
  readonly #kept = new Map<number, readonly string[]>();

  constructor(one: string, other: string) {
    this.#one = one;
    this.#other = other;
  }

  /** Returns the words that the rests of both words from these offsets on share. */
  endings(oneFrom: number, otherFrom: number): readonly string[] {
    const one = this.#one;
    const other = this.#other;
    let a = oneFrom;
    let b = otherFrom;
    while (a < one.length && one[a] !== GAP && one[a] === other[b]) {
      a++;
      b++;
    }
    const same = one.slice(oneFrom, a);
    if (one[a] !== GAP && other[b] !== GAP) return a === one.length && b === other.length ? [same] : [];
    const key = a * (other.length + 1) + b;
    const kept = this.#kept.get(key) ?? this.#fromGap(a, b);
    this.#kept.set(key, kept);
    return same === '' ? kept : kept.map((ending) => same + ending);
  }

  #fromGap(a: number, b: number): readonly string[] {
    if (this.made > MOST_WORDS) return [];
    const one = this.#one;
    const other = this.#other;
    const found = new Set<string>();
    if (one[a] === GAP && other[b] === GAP) {
      for (const ending of this.endings(a + 1, b)) found.add(GAP + ending);
      for (const ending of this.endings(a, b + 1)) found.add(GAP + ending);
    } else if (one[a] === GAP) {
      for (const [text, at] of partsOf(other, b, one[a + 1]))
        for (const ending of this.endings(a + 1, at)) found.add(text + ending);
      const [text, at] = pieceAt(other, b);
      if (at > b) for (const ending of this.endings(a, at)) found.add(text + ending);
    } else {
      for (const [text, at] of partsOf(one, a, other[b + 1]))
        for (const ending of this.endings(at, b + 1)) found.add(text + ending);
      const [text, at] = pieceAt(one, a);
      if (at > a) for (const ending of this.endings(at, b)) found.add(text + ending);
    }
    this.made += found.size + 1;
    return [...found];
  }
}

/** Returns the text up to the next gap, and where it ends. */
function pieceAt(word: string, from: number): readonly [text: string, to: number] {
  const gap = word.indexOf(GAP, from);
  const to = gap < 0 ? word.length : gap;
  return [word.slice(from, to), to];
}

/**
 * Yields the beginnings of a piece that a gap can match if the text after the gap begins with the given sign, and where
 * they end. At the end of a word, the text after a gap is empty.
 */
function* partsOf(
  word: string,
  from: number,
  sign: string | undefined,
): Generator<readonly [text: string, to: number], void> {
  if (sign === undefined) {
    if (from === word.length) yield ['', from];
    return;
  }
  const [text, end] = pieceAt(word, from);
  for (let at = word.indexOf(sign, from); at >= 0 && at < end; at = word.indexOf(sign, at + 1))
    yield [text.slice(0, at - from), at];
}

function countGaps(word: string): number {
  let count = 0;
  for (let at = word.indexOf(GAP); at >= 0; at = word.indexOf(GAP, at + 1)) count++;
  return count;
}
