/** Length of the texts by which patterns are found, in characters: as many as fit into a small integer. */
export const LONGEST_KEY = 4;
/** Slots in which hashes are noted, and occurrences of keys counted. */
export const SLOTS = 8192;

/** Returns the hash of a text. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = extendHash(hash, text.charCodeAt(at));
  return hash;
}

/** Returns the hash of a text with one more character. */
export function extendHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/** Counts the keys in the pieces of a pattern. */
export function countKeys(pieces: readonly string[], counts: Uint32Array): void {
  for (const piece of pieces) {
    const length = Math.min(piece.length, LONGEST_KEY);
    for (let from = 0; length > 0 && from + length <= piece.length; from++) {
      const slot = slotOf(keyAt(piece, from, length));
      counts[slot] = (counts[slot] as number) + 1;
    }
  }
}

function keyAt(text: string, from: number, length: number): number {
  let key = 0;
  for (let at = from; at < from + length; at++) key = extendKey(key, text.charCodeAt(at));
  return key;
}

/** Returns a key with one more character. Those beyond ASCII share a number that no URL uses, so they find nothing. */
export function extendKey(key: number, code: number): number {
  return (key << 7) | (code < 127 ? code : 127);
}

/** Returns the key of a text of these pieces that occurs least often; of equally rare ones the longest. */
export function rarestKey(pieces: readonly string[], counts: Uint32Array): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const length = Math.min(piece.length, LONGEST_KEY);
    for (let from = 0; length > 0 && from + length <= piece.length; from++) {
      const key = keyAt(piece, from, length);
      const count = counts[slotOf(key)] as number;
      if (count > fewest || (count === fewest && key <= best)) continue;
      best = key;
      fewest = count;
    }
  }
  return best;
}

/** Returns the slot of a hash or key. */
export function slotOf(key: number): number {
  return (Math.imul(key, 0x2c1b3c6d) >>> 16) & (SLOTS - 1);
}

/** Adds an item to the list of a key. */
export function addTo<Key, Item>(index: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = index.get(key);
  if (items === undefined) index.set(key, [item]);
  else items.push(item);
}
