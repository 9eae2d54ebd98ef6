import { type IndexKey, indexKey } from './index-key';
import { INSIDE, KeyTrie, MAX_KEY_LENGTH, START } from './key-trie';

/**
 * Indexes the patterns of a set by their keys. For each node of the trie it holds the strength of the pattern
 * decided there, and the patterns to compare as a whole. The *strength* of a pattern is the number of
 * patterns minus its rank: the first pattern is the strongest, and 0 means none.
 *
 * Time and memory to build are linear in the patterns' characters. Memory is 33 bytes per node (with the
 * trie), with at most `MAX_NODES` nodes, and 16 bytes per pattern.
 */
export class PatternIndex {
  readonly trie: KeyTrie;
  /** Per node, the strength of the strongest pattern that matches every path reaching the node, or 0. */
  readonly matching: Int32Array;
  /** Per node, the strength of the strongest pattern that matches a path ending at the node, or 0. */
  readonly matchingAtEnd: Int32Array;
  /**
   * Per node, the nearest node with patterns to compare: the node itself or one on its chain of fallbacks,
   * else NONE.
   */
  readonly comparing: Int32Array;
  /** Per node, the head of its own list of patterns to compare, strongest first, or 0. */
  readonly firstEntry: Int32Array;
  /** Per list entry, the next entry of its list, or 0. A pattern has at most two entries. */
  readonly nextEntry: Int32Array;
  /** Per list entry, the rank of the pattern. */
  readonly rankOfEntry: Int32Array;
  private entries = 0;

  constructor(patterns: readonly string[]) {
    const keys = patterns.map(indexKey);
    this.trie = new KeyTrie(charactersOf(keys));
    const capacity = this.trie.fallback.length;
    this.matching = new Int32Array(capacity);
    this.matchingAtEnd = new Int32Array(capacity);
    this.comparing = new Int32Array(capacity);
    this.firstEntry = new Int32Array(capacity);
    this.nextEntry = new Int32Array(2 * keys.length + 1);
    this.rankOfEntry = new Int32Array(2 * keys.length + 1);
    // In order from the weakest to the strongest, so that the strongest is stored last and comes first in its
    // list.
    for (let rank = keys.length - 1; rank >= 0; rank--) {
      const key = keys[rank];
      if (!key) continue;
      if (key.atStart) this.add(key, START, rank, keys.length - rank);
      if (key.inside) this.add(key, INSIDE, rank, keys.length - rank);
    }
    if (this.firstEntry[START] !== 0) this.comparing[START] = START;
    this.trie.linkFallbacks((node, fallback) => this.inherit(node, fallback));
  }

  /** Bytes held in typed arrays. */
  get byteLength(): number {
    return this.trie.byteLength + 4 * this.matching.byteLength + 2 * this.nextEntry.byteLength;
  }

  private add(key: IndexKey, below: number, rank: number, strength: number): void {
    const { node, whole } = this.trie.add(below, key.text, below === START ? 1 : 0);
    if (whole && key.meaning === 'matches') this.matching[node] = strength;
    else if (whole && key.meaning === 'matches-at-end') this.matchingAtEnd[node] = strength;
    else this.addEntry(node === INSIDE ? START : node, rank);
  }

  private addEntry(node: number, rank: number): void {
    const entry = ++this.entries;
    this.rankOfEntry[entry] = rank;
    this.nextEntry[entry] = this.firstEntry[node] as number;
    this.firstEntry[node] = entry;
  }

  /** Inherits the fallback's results: its key is a suffix of the node's key, so it occurs in the path too. */
  private inherit(node: number, fallback: number): void {
    const { matching, matchingAtEnd, comparing, firstEntry } = this;
    matching[node] = Math.max(matching[node] as number, matching[fallback] as number);
    matchingAtEnd[node] = Math.max(matchingAtEnd[node] as number, matchingAtEnd[fallback] as number);
    comparing[node] = firstEntry[node] === 0 ? (comparing[fallback] as number) : node;
  }
}

/** Returns an upper bound of the number of characters that the trie has to store. */
function charactersOf(keys: readonly (IndexKey | null)[]): number {
  let sum = 0;
  for (const key of keys) {
    if (!key) continue;
    sum += (Number(key.atStart) + Number(key.inside)) * Math.min(key.text.length, MAX_KEY_LENGTH);
  }
  return sum;
}
