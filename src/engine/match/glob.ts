/**
 * Matcher for a single path pattern: literal pieces between stars, placed greedily from the left.
 *
 * A star matches anything, so putting every piece at its first possible place never loses a match: it leaves
 * the longest possible rest of the path for later pieces. There is no backtracking, so no pattern is slow.
 * Source: google/robotstxt, `RobotsMatchStrategy::Matches` (described in docs/google-parser.md, section 7).
 */

/** A path pattern split at its stars. */
export interface Glob {
  /**
   * The literal text between stars. The first piece is compared at the start of the path and is empty if the
   * pattern begins with a star. No other piece is empty: a run of stars equals one star.
   */
  readonly pieces: readonly string[];
  /**
   * True if the pattern ends with `$`: nothing may follow the last piece. Has no effect if a star precedes
   * the `$`.
   */
  readonly anchored: boolean;
  /** True if no literal follows the last star, so it matches the rest of the path. */
  readonly openEnd: boolean;
}

/** A part of the path and the part of the pattern that matched it. Offsets are UTF-16 code units. */
export interface GlobSpan {
  from: number;
  to: number;
  kind: 'literal' | 'star';
}

/**
 * Maximum number of spans that {@link globSpans} returns. Limited because a line of 16,663 bytes can hold
 * 8,331 stars, and reports are copied between workers.
 */
export const MAX_GLOB_SPANS = 200;

/**
 * Pieces longer than this, in characters, are searched by Knuth-Morris-Pratt instead of the native `indexOf`,
 * which compares up to (piece × path) characters on near matches. Measured in Node 20 for a piece of 4,000
 * `a`, `b` and 4,000 `a`: `indexOf` takes 129 ms on 100,000 times `a`, this search 11 ms on a million. For
 * shorter pieces, `indexOf` makes at most this many comparisons per character of the path.
 */
export const LONG_PIECE = 32;

/** Splits a pattern into pieces. Time and memory are linear in its length. */
export function compileGlob(pattern: string): Glob {
  const anchored = pattern.endsWith('$');
  const text = anchored ? pattern.slice(0, -1) : pattern;
  if (!text.includes('*')) return { pieces: [text], anchored, openEnd: false };
  const parts = text.split('*');
  return {
    pieces: parts.filter((piece, index) => index === 0 || piece !== ''),
    anchored,
    openEnd: parts.length > 1 && parts.at(-1) === '',
  };
}

/**
 * Returns whether the glob matches the path. Unless the glob is anchored, matching the beginning is enough.
 *
 * Time: at most `LONG_PIECE × path + 3 × pattern` character comparisons, so linear in both.
 * @param steps if given, `count` grows by an upper bound of the characters compared.
 */
export function globMatches(glob: Glob, path: string, steps?: { count: number }): boolean {
  return place(glob, path, steps, undefined);
}

/**
 * Returns the matched parts of the path in order, or null if the glob doesn't match. Every star is as short
 * as possible; empty stars are omitted. The spans end where the last piece ends (a pattern without `$`
 * matches a prefix), but a star at the end matches the rest of the path. Time as for {@link globMatches},
 * memory linear in the number of pieces.
 *
 * Returns at most {@link MAX_GLOB_SPANS} spans. If there would be more, the last two are one star span for
 * everything in between (including literals) and the last literal. If the pattern ends with a star, the last
 * one is that star span.
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

/** Keeps the first spans and merges the others into one star span. A literal at the end stays separate. */
function mergeTail(spans: readonly GlobSpan[]): GlobSpan[] {
  const kept = spans.slice(0, MAX_GLOB_SPANS - 2);
  const last = spans.at(-1) as GlobSpan;
  const from = (kept.at(-1) as GlobSpan).to;
  if (last.kind === 'star') return [...kept, { from, to: last.to, kind: 'star' }];
  return [...kept, { from, to: last.from, kind: 'star' }, last];
}

/**
 * Places the pieces one after another. Returns false if a piece doesn't fit. `starts`, if given, receives the
 * offset of each piece.
 */
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

  // With `$`, the last piece can only be at the end. Checked before those between, because that is cheaper.
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

/**
 * Returns the offset of the first occurrence of the piece at or after `from`, or -1. Takes at most
 * `LONG_PIECE` comparisons per character passed over.
 */
function find(piece: string, path: string, from: number, steps: { count: number } | undefined): number {
  if (path.length - from < piece.length) return -1;
  if (piece.length > LONG_PIECE) return findLong(piece, path, from, steps);
  const found = path.indexOf(piece, from);
  if (steps) steps.count += ((found < 0 ? path.length : found + piece.length) - from) * piece.length;
  return found;
}

/**
 * Searches by Knuth-Morris-Pratt: at most 3 × (path passed over + piece) comparisons, and one integer of
 * memory per character of the piece during the search.
 */
function findLong(piece: string, path: string, from: number, steps: { count: number } | undefined): number {
  const borders = new Int32Array(piece.length);
  let compared = 0;
  let matched = 0;
  let found = -1;
  // First compares the piece with itself, to find the longest border of each prefix, then with the path.
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
