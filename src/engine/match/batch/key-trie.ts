/**
 * Maximum number of nodes in a trie. A compiled set holds 41 bytes per node, so 43 MB, and 60 MB in total for
 * any patterns. The limit is needed because a file may hold thousands of patterns of 16,000 characters. Keys
 * that don't fit are stored in part, and their patterns are compared as a whole.
 */
export const MAX_NODES = 1 << 20;

/**
 * Maximum number of characters stored of a key. Without it, 5,000 patterns of 16,000 characters would make 80
 * million nodes.
 */
export const MAX_KEY_LENGTH = 64;

/** No node. */
export const NONE = 0;
/**
 * The node reached while no key has begun. Keys below it may begin anywhere after the path's first character.
 */
export const INSIDE = 1;
/**
 * The node reached after the `/` at the start of the path. Keys below it begin with that `/`, which isn't
 * stored.
 */
export const START = 2;

/**
 * An Aho-Corasick automaton over keys of ASCII text, with lists of children instead of tables, so that memory
 * is linear in the keys. Keys bound to the start of the path and keys found anywhere are two tries in one
 * automaton, so that one walk over the path finds both. After {@link linkFallbacks}, each node knows the
 * longest other key prefix that the text read so far ends with.
 */
export class KeyTrie {
  /** Nodes in use, including {@link NONE}. */
  size = 3;
  /** For each node, the node of the longest proper suffix that begins inside the path. */
  readonly fallback: Int32Array;
  /** The class of each ASCII character: 1 and up for characters in keys, 0 for the others. */
  readonly classOf = new Uint8Array(128);
  /** Classes in use, including 0. */
  classes = 1;
  private readonly firstChild: Int32Array;
  private readonly nextSibling: Int32Array;
  private readonly queue: Int32Array;
  private readonly code: Uint8Array;

  /** @param characters upper bound of the characters that will be added. */
  constructor(characters: number) {
    const capacity = Math.min(START + 1 + characters, MAX_NODES);
    this.fallback = new Int32Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.nextSibling = new Int32Array(capacity);
    this.queue = new Int32Array(capacity);
    this.code = new Uint8Array(capacity);
    this.fallback[START] = INSIDE;
  }

  /**
   * True if a key may begin after the path's first character. Otherwise the walk can end at {@link INSIDE},
   * because no more keys can be found.
   */
  get hasKeysInside(): boolean {
    return this.firstChild[INSIDE] !== NONE;
  }

  /** Bytes held. */
  get byteLength(): number {
    return 4 * this.fallback.byteLength + this.code.byteLength;
  }

  /**
   * Adds `key` from offset `from` below a node, as far as it fits: up to {@link MAX_KEY_LENGTH} characters,
   * {@link MAX_NODES} nodes and the first non-ASCII character. Returns the node and whether it represents the
   * whole key.
   */
  add(below: number, key: string, from: number): { readonly node: number; readonly whole: boolean } {
    const to = Math.min(key.length, from + MAX_KEY_LENGTH);
    let node = below;
    for (let at = from; at < to; at++) {
      const code = key.charCodeAt(at);
      if (code >= 128) return { node, whole: false };
      let child = this.child(node, code);
      if (child === NONE) {
        if (this.size === this.code.length) return { node, whole: false };
        child = this.size++;
        if (this.classOf[code] === 0) this.classOf[code] = this.classes++;
        this.code[child] = code;
        this.nextSibling[child] = this.firstChild[node] as number;
        this.firstChild[node] = child;
      }
      node = child;
    }
    return { node, whole: to === key.length };
  }

  /**
   * Sets {@link fallback} for all nodes, in order of depth. Calls `visit` once for each node except the two
   * top ones, after the node's own fallback was visited. Linear in the characters added.
   */
  linkFallbacks(visit: (node: number, fallback: number) => void): void {
    const { queue, firstChild, nextSibling, fallback, code } = this;
    queue[0] = INSIDE;
    queue[1] = START;
    let filled = 2;
    for (let read = 0; read < filled; read++) {
      const parent = queue[read] as number;
      for (let node = firstChild[parent] as number; node !== NONE; node = nextSibling[node] as number) {
        queue[filled++] = node;
        fallback[node] =
          parent === INSIDE ? INSIDE : this.next(fallback[parent] as number, code[node] as number);
        visit(node, fallback[node] as number);
      }
    }
  }

  /**
   * Returns the node after reading one more character. Takes at most two steps per character over a whole
   * path, see Aho and Corasick (1975).
   */
  next(node: number, code: number): number {
    let from = node;
    for (;;) {
      const child = this.child(from, code);
      if (child !== NONE) return child;
      if (from === INSIDE) return INSIDE;
      from = this.fallback[from] as number;
    }
  }

  private child(node: number, code: number): number {
    let child = this.firstChild[node] as number;
    while (child !== NONE && this.code[child] !== code) child = this.nextSibling[child] as number;
    return child;
  }
}
