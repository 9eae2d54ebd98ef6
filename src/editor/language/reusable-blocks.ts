import type { NodeType, TreeFragment } from '@lezer/common';
import { Tree } from '@lezer/common';

/** A block of whole lines of an earlier tree, and its start in the current text. */
export interface ReusableBlock {
  readonly tree: Tree;
  readonly from: number;
}

/** Finds the blocks of an earlier parse that edits left unchanged. */
export class ReusableBlocks {
  #next = 0;

  constructor(
    readonly fragments: readonly TreeFragment[],
    readonly top: NodeType,
  ) {}

  /** Returns the first block at or after `pos`, which is the start of a line, or null. `pos` must not decrease between calls. */
  atOrBehind(pos: number): ReusableBlock | null {
    for (; this.#next < this.fragments.length; this.#next++) {
      const fragment = this.fragments[this.#next];
      if (fragment === undefined || fragment.to <= pos || fragment.tree.type !== this.top) continue;
      const block = firstBlock(fragment, pos);
      if (block !== null) return block;
    }
    return null;
  }
}

function firstBlock(fragment: TreeFragment, pos: number): ReusableBlock | null {
  const { tree, offset } = fragment;
  let index = firstNotBelow(tree.positions, Math.max(pos, fragment.from) + offset);
  let from = (tree.positions[index] ?? Number.POSITIVE_INFINITY) - offset;
  // The start of a fragment may be in the middle of a line, because the line end before it may be deleted. At `pos` a line always starts.
  if (from === fragment.from && from !== pos) {
    index++;
    from = (tree.positions[index] ?? Number.POSITIVE_INFINITY) - offset;
  }
  const block = tree.children[index];
  if (!(block instanceof Tree)) return null;
  const to = from + block.length;
  // If the end is open, the text after it may continue the block's last line.
  return to < fragment.to || (to === fragment.to && !fragment.openEnd) ? { tree: block, from } : null;
}

function firstNotBelow(positions: readonly number[], target: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
