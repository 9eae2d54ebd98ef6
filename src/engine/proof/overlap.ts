import { GAP } from './gap-word';

/** Most pairs of positions that are visited for one pair of words. More would take over 10 ms. */
const MOST_STEPS = 50_000;

/**
 * Returns gap words that together describe the paths that two gap words share: all ways to place the texts of both in
 * one path, overlapping or in turn. Null if there are too many of them. Words without gaps in places where texts of
 * both touch are left out, because the word with a gap there describes their paths too.
 *
 * A word is built from left to right. A state is a pair of positions, one in each word, that the text built so far can
 * lead to. Every distinct word is built once.
 * @param work grows by the number of states visited.
 */
export function overlapOf(one: string, other: string, work: { count: number }): readonly string[] | null {
  const width = other.length + 1;
  const end = one.length * width + other.length;
  const found: string[] = [];
  const open: { readonly states: ReadonlySet<number>; readonly text: string }[] = [
    { states: withSkips([0], one, other), text: '' },
  ];
  let steps = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    steps += next.states.size;
    if (steps > MOST_STEPS) {
      work.count += steps;
      return null;
    }
    if (next.states.has(end)) found.push(next.text);
    for (const [sign, states] of following(next.states, one, other)) {
      open.push({ states: withSkips(states, one, other), text: next.text + sign });
    }
  }
  work.count += steps;
  return found;
}

/** Returns the states after each sign that can come next. */
function following(
  states: ReadonlySet<number>,
  one: string,
  other: string,
): ReadonlyMap<string, readonly number[]> {
  const width = other.length + 1;
  const next = new Map<string, number[]>();
  const add = (sign: string, ...to: number[]): void => {
    const known = next.get(sign);
    if (known === undefined) next.set(sign, to);
    else known.push(...to);
  };
  for (const state of states) {
    const a = one[Math.floor(state / width)];
    const b = other[state % width];
    if (a === GAP && b === GAP) add(GAP, state + width, state + 1);
    else if (a === GAP && b !== undefined) add(b, state + 1);
    else if (b === GAP && a !== undefined) add(a, state + width);
    else if (a === b && a !== undefined) add(a, state + width + 1);
  }
  return next;
}

/** Adds the states reached by ending a gap of one word where the other has a text, or ends. */
function withSkips(states: Iterable<number>, one: string, other: string): ReadonlySet<number> {
  const width = other.length + 1;
  const all = new Set<number>(states);
  for (const state of all) {
    const a = one[Math.floor(state / width)];
    const b = other[state % width];
    if (a === GAP && b !== GAP) all.add(state + width);
    else if (b === GAP && a !== GAP) all.add(state + 1);
  }
  return all;
}
