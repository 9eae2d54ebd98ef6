import { compileGlob, type Glob, globMatches } from '../glob';
import { INSIDE, NONE, START } from './key-trie';
import { PatternIndex } from './pattern-index';

/**
 * Maximum number of cells in the transition table, 4 bytes each, so 16 MB. Memory pages that are never
 * written cost nothing. Nodes without a row in the table are followed in the trie, which is about half as
 * fast and still linear.
 */
export const MAX_CELLS = 1 << 22;

const SLASH = 47;

/**
 * Many path patterns in rank order (index 0 is the strongest), compiled once and matched against many paths.
 *
 * One walk over the path finds the keys of all patterns (Aho-Corasick). Most patterns are decided by their
 * key. The others are compared as a whole, once per path and only if they are stronger than the best so far.
 * Compiling is linear in the patterns' characters. A path costs its length, plus one `globMatches` for each
 * pattern that must be compared.
 */
export class CompiledPatterns {
  private readonly patterns: readonly string[];
  private readonly steps: { count: number } | undefined;
  private readonly index: PatternIndex;
  /** Globs, compiled when they are first compared. */
  private readonly globs: (Glob | undefined)[];
  /** Cells per row of the table: one per class of characters. */
  private readonly width: number;
  /**
   * True if all keys begin at the start of the path, so that the walk can end at `INSIDE`. Most files have
   * only such keys, and most paths soon leave them.
   */
  private readonly endsInside: boolean;
  /** Nodes below this number have a row in the table. */
  private readonly rows: number;
  /**
   * Cache of the trie's transitions: the offset of the next node's row. Negative if the walk has to stop at
   * the next node: something is decided there, it has no row, or no more keys can be found. 0 if the
   * transition isn't cached yet. Filled on first use, because most are never needed.
   */
  private readonly cells: Int32Array;
  /** Nodes whose lists still have to be compared in this call; `waitingCount` is their number. */
  private readonly waiting: Int32Array;
  private waitingCount = 0;
  /** Per node, the last call that queued its list. */
  private readonly waitsIn: Int32Array;
  private call = 0;

  /**
   * @param steps if given, `count` grows by an upper bound of the characters compared, not counting the one
   * look-up per character of the path.
   */
  constructor(patterns: readonly string[], steps?: { count: number }) {
    this.patterns = patterns;
    this.steps = steps;
    this.index = new PatternIndex(patterns);
    this.globs = new Array<Glob | undefined>(patterns.length);
    const { size, classes, hasKeysInside } = this.index.trie;
    this.width = classes;
    this.endsInside = !hasKeysInside;
    this.rows = Math.min(size, Math.floor(MAX_CELLS / classes));
    this.cells = new Int32Array(this.rows * classes);
    this.waiting = new Int32Array(size);
    this.waitsIn = new Int32Array(size);
  }

  /** Bytes held in typed arrays. */
  get byteLength(): number {
    return this.index.byteLength + this.cells.byteLength + 2 * this.waitsIn.byteLength;
  }

  /**
   * Returns the lowest index of a pattern that matches the path, or -1. The path is `text.slice(from, to)`,
   * with a `/` prepended if `rooted` is false. Passing offsets (UTF-16 units) saves creating a substring.
   */
  firstMatch(text: string, from: number, to: number, rooted: boolean): number {
    if (rooted && (from >= to || text.charCodeAt(from) !== SLASH)) {
      return this.firstMatchOfAll(text.slice(from, to));
    }
    this.beginCall();
    const { cells, width, rows } = this;
    const { trie, matchingAtEnd } = this.index;
    const { classOf } = trie;
    let best = this.decideAt(START, 0);
    let row = START * width;
    for (let at = rooted ? from + 1 : from; at < to; at++) {
      const code = text.charCodeAt(at);
      const kind = code < 128 ? (classOf[code] as number) : 0;
      let next = cells[row + kind] as number;
      if (next <= 0) {
        if (next === 0) next = this.learn(row, code, kind);
        if (next < 0) {
          let node = -next / width;
          if (node === INSIDE) return this.settle(best, text, from, to, rooted);
          best = this.decideAt(node, best);
          while (node >= rows && at + 1 < to) {
            node = trie.next(node, text.charCodeAt(++at));
            best = this.decideAt(node, best);
          }
          next = node * width;
        }
      }
      row = next;
    }
    return this.settle(Math.max(best, matchingAtEnd[row / width] as number), text, from, to, rooted);
  }

  /** Returns the final result after the walk. Compares the queued lists first. */
  private settle(found: number, text: string, from: number, to: number, rooted: boolean): number {
    let best = found;
    if (this.waitingCount > 0) {
      best = this.compareWaiting(best, rooted ? text.slice(from, to) : `/${text.slice(from, to)}`);
    }
    return best === 0 ? -1 : this.patterns.length - best;
  }

  /** Discards the last call's lists. After 2^32 calls, numbers restart at 1, because 0 means "never". */
  private beginCall(): void {
    this.call = (this.call + 1) | 0;
    if (this.call !== 0) return;
    this.waitsIn.fill(0);
    this.call = 1;
  }

  /** Fills the cell of a transition on its first use. */
  private learn(row: number, code: number, kind: number): number {
    const { trie, matching, comparing } = this.index;
    const node = trie.next(row / this.width, code);
    const isEnd = node === INSIDE && this.endsInside;
    const stop = matching[node] !== 0 || comparing[node] !== NONE || node >= this.rows || isEnd;
    const cell = stop ? -node * this.width : node * this.width;
    this.cells[row + kind] = cell;
    return cell;
  }

  /**
   * Returns the greater of `best` and the strength of the strongest pattern decided at the node. Queues the
   * lists of patterns to compare whose keys end here, each once per call. A list that is already queued ends
   * the search, because those after it are queued too.
   */
  private decideAt(node: number, best: number): number {
    const { trie, matching, comparing } = this.index;
    let list = comparing[node] as number;
    while (list !== NONE && this.waitsIn[list] !== this.call) {
      this.waitsIn[list] = this.call;
      this.waiting[this.waitingCount++] = list;
      list = comparing[trie.fallback[list] as number] as number;
    }
    return Math.max(best, matching[node] as number);
  }

  /**
   * Compares the queued lists. Waits for the end of the path, because by then `best` rules out most of them.
   */
  private compareWaiting(best: number, path: string): number {
    let strongest = best;
    for (let at = 0; at < this.waitingCount; at++) {
      strongest = this.compareList(this.waiting[at] as number, strongest, path);
    }
    this.waitingCount = 0;
    return strongest;
  }

  /** Compares the patterns of one list that are stronger than `best`. */
  private compareList(node: number, best: number, path: string): number {
    const { firstEntry, nextEntry, rankOfEntry } = this.index;
    const count = this.patterns.length;
    for (let entry = firstEntry[node] as number; entry !== 0; entry = nextEntry[entry] as number) {
      const rank = rankOfEntry[entry] as number;
      if (this.steps) this.steps.count++;
      if (count - rank <= best) return best;
      if (globMatches(this.globAt(rank), path, this.steps)) return count - rank;
    }
    return best;
  }

  /**
   * Compares the patterns one by one. For paths that don't begin with `/`, which the index doesn't support.
   */
  private firstMatchOfAll(path: string): number {
    return this.patterns.findIndex((_, rank) => globMatches(this.globAt(rank), path, this.steps));
  }

  private globAt(rank: number): Glob {
    const known = this.globs[rank];
    if (known) return known;
    const glob = compileGlob(this.patterns[rank] as string);
    this.globs[rank] = glob;
    return glob;
  }
}
