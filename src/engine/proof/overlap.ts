import { GAP } from './gap-word';

/** Most gaps of a word. Two words with 50 gaps each can be joined in more ways than could ever be listed. */
const MOST_GAPS = 50;
/** Most words made for one pair, counted with the ends that they are made of, of which many may be equal: about 20 ms. */
const MOST_WORDS = 20_000;
/** Compared characters for which a made word counts. */
const WORK_PER_WORD = 300;

/**
 * Returns gap words that together describe the paths that two gap words share: all ways to put the texts of both into
 * one path, overlapping or one after the other. Null if there are too many. Words in which texts of both touch are left
 * out, because the word with a gap in that place describes their paths too.
 *
 * @param work grows by the compared characters, of which making a word is worth some.
 */
export function overlapOf(one: string, other: string, work: { count: number }): readonly string[] | null {
  if (countGaps(one) > MOST_GAPS || countGaps(other) > MOST_GAPS) return null;
  const overlap = new Overlap(one, other);
  const words = overlap.endings(0, 0);
  work.count += overlap.made * WORK_PER_WORD + one.length + other.length;
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
    const found = new Set<string>();
    for (const [text, oneAt, otherAt] of this.#steps(a, b)) {
      for (const ending of this.endings(oneAt, otherAt)) {
        if (++this.made > MOST_WORDS) return [];
        found.add(text + ending);
      }
    }
    return [...found];
  }

  /** Yields the texts that can come next where one of the words has a gap, and where both words go on after each. */
  *#steps(a: number, b: number): Generator<readonly [text: string, oneAt: number, otherAt: number], void> {
    const one = this.#one;
    const other = this.#other;
    if (one[a] === GAP && other[b] === GAP) {
      yield [GAP, a + 1, b];
      yield [GAP, a, b + 1];
    } else if (one[a] === GAP) {
      for (const [text, at] of partsOf(other, b, one[a + 1])) yield [text, a + 1, at];
      const [text, at] = pieceAt(other, b);
      if (at > b) yield [text, a, at];
    } else {
      for (const [text, at] of partsOf(one, a, other[b + 1])) yield [text, at, b + 1];
      const [text, at] = pieceAt(one, a);
      if (at > a) yield [text, at, b];
    }
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
