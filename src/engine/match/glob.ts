/**
 * The path pattern matcher for one pattern: literal pieces between stars, placed greedily from the left.
 *
 * Reason: a star may swallow anything, so putting every piece at its first possible place never loses a match (the rest of the path that
 * is left for later pieces is as long as it can be). No backtracking, so no pattern is slow.
 * Source: google/robotstxt, `RobotsMatchStrategy::Matches` (own words in docs/google-parser.md, section 7).
 */

/** A path pattern taken apart at its stars. */
export interface Glob {
  /**
   * The literal text between stars. The first piece is compared at the start of the path and is empty where the pattern begins with a star;
   * no other piece is empty (a run of stars equals one star).
   */
  readonly pieces: readonly string[];
  /** The pattern ends with `$`: nothing may follow the last piece. Without effect where a star stands before the `$`. */
  readonly anchored: boolean;
  /** The last star has no literal after it, so it takes the rest of the path. */
  readonly openEnd: boolean;
}

/** A part of the path and what it was matched by. Offsets are UTF-16 code units. */
export interface GlobSpan {
  from: number;
  to: number;
  kind: 'literal' | 'star';
}

/**
 * The most spans that {@link globSpans} returns. Reason: a line of 16,663 bytes can hold 8,331 stars, and a report crosses a worker boundary.
 */
export const MAX_GLOB_SPANS = 200;

/**
 * Pieces longer than this, in characters, are searched by Knuth-Morris-Pratt instead of the native `indexOf`. Reason: on near matches
 * `indexOf` compares up to (piece × path) characters; measured in Node 20 for a piece of 4,000 `a`, `b` and 4,000 `a`: 129 ms on
 * 100,000 times `a`, here 11 ms on a million. Shorter pieces bound that factor themselves.
 */
export const LONG_PIECE = 32;

/** Takes a pattern apart. Time and memory are linear in its length. */
export function compileGlob(pattern: string): Glob {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  return {
    pieces: parts.filter((piece, index) => index === 0 || piece !== ''),
    anchored,
    openEnd: parts.length > 1 && parts.at(-1) === '',
  };
}

/**
 * True when the glob matches the path (the whole string is the path).
 *
 * Time: at most `LONG_PIECE × path + 3 × pattern` character comparisons, so linear in both.
 * @param steps when given, `count` grows by an upper bound of the characters compared.
 */
export function globMatches(glob: Glob, path: string, steps?: { count: number }): boolean {
  return place(glob, path, steps, undefined);
}

/**
 * The parts of the path in order, or null where the glob does not match. Every star takes as little as possible; empty stars are left
 * out. The spans end where the last piece ends (a pattern without `$` matches a prefix), but a star at the end takes the rest of the path.
 * Time as for {@link globMatches}, memory linear in the number of pieces.
 *
 * At most {@link MAX_GLOB_SPANS} spans: where there would be more, the last two are one star span for everything in between (literals too)
 * and the last literal, or only one star span where the pattern ends with a star.
 */
export function globSpans(glob: Glob, path: string): readonly GlobSpan[] | null {
  const starts: number[] = [];
  if (!place(glob, path, undefined, starts)) return null;
  const spans: GlobSpan[] = [];
  let at = 0;
  glob.pieces.forEach((piece, index) => {
    const from = starts[index] as number;
    if (from > at) spans.push({ from: at, to: from, kind: 'star' });
    at = from + piece.length;
    if (piece !== '') spans.push({ from, to: at, kind: 'literal' });
  });
  if (glob.openEnd && at < path.length) spans.push({ from: at, to: path.length, kind: 'star' });
  return spans.length > MAX_GLOB_SPANS ? mergeTail(spans) : spans;
}

/** Keeps the first spans and covers the rest with a star span and, where the last span is a literal, that literal. */
function mergeTail(spans: readonly GlobSpan[]): GlobSpan[] {
  const kept = spans.slice(0, MAX_GLOB_SPANS - 2);
  const last = spans.at(-1) as GlobSpan;
  const from = (kept.at(-1) as GlobSpan).to;
  if (last.kind === 'star') return [...kept, { from, to: last.to, kind: 'star' }];
  return [...kept, { from, to: last.from, kind: 'star' }, last];
}

/** Places the pieces one after another. False where one finds no place. `starts`, when given, receives the offset of each piece. */
function place(
  glob: Glob,
  path: string,
  steps: { count: number } | undefined,
  starts: number[] | undefined,
): boolean {
  const { pieces } = glob;
  const first = pieces[0] as string;
  const closed = glob.anchored && !glob.openEnd;
  if (steps) steps.count += first.length;
  if (!path.startsWith(first)) return false;
  starts?.push(0);
  let at = first.length;
  if (pieces.length === 1) return !closed || at === path.length;

  // With `$` the last piece has only one possible place: the end. Looked at before the others, because it is the cheapest way to a "no".
  const last = pieces[pieces.length - 1] as string;
  const end = closed ? path.length - last.length : path.length;
  if (closed) {
    if (steps) steps.count += last.length;
    if (!path.endsWith(last)) return false;
  }
  const free = closed ? pieces.length - 1 : pieces.length;
  for (let index = 1; index < free; index++) {
    const piece = pieces[index] as string;
    const found = find(piece, path, at, steps);
    if (found < 0) return false;
    starts?.push(found);
    at = found + piece.length;
  }
  if (closed) starts?.push(end);
  return at <= end;
}

/** Offset of the first occurrence of the piece at or after `from`, or -1. At most LONG_PIECE comparisons per character passed over. */
function find(piece: string, path: string, from: number, steps: { count: number } | undefined): number {
  if (path.length - from < piece.length) return -1;
  if (piece.length > LONG_PIECE) return findLong(piece, path, from, steps);
  const found = path.indexOf(piece, from);
  if (steps) steps.count += ((found < 0 ? path.length : found + piece.length) - from) * piece.length;
  return found;
}

/**
 * Knuth-Morris-Pratt: at most 3 × (path passed over + piece) comparisons; one integer of memory per character of the piece, while
 * it runs.
 */
function findLong(piece: string, path: string, from: number, steps: { count: number } | undefined): number {
  const borders = new Int32Array(piece.length);
  let compared = 0;
  let matched = 0;
  let found = -1;
  // The piece is compared with itself first, which gives for each of its prefixes the longest border; then with the path.
  for (let at = 1; at < piece.length; at++) {
    const code = piece.charCodeAt(at);
    for (; matched > 0 && piece.charCodeAt(matched) !== code; compared++)
      matched = borders[matched - 1] as number;
    if (piece.charCodeAt(matched) === code) matched++;
    borders[at] = matched;
    compared += 2;
  }
  matched = 0;
  for (let at = from; at < path.length && found < 0; at++) {
    const code = path.charCodeAt(at);
    for (; matched > 0 && piece.charCodeAt(matched) !== code; compared++)
      matched = borders[matched - 1] as number;
    if (piece.charCodeAt(matched) === code) matched++;
    if (matched === piece.length) found = at + 1 - matched;
    compared += 2;
  }
  if (steps) steps.count += compared;
  return found;
}
