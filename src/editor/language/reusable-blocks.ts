import type { NodeType, TreeFragment } from '@lezer/common';
import { Tree } from '@lezer/common';

/** A block of whole lines of an earlier tree, and where it begins in the present text. */
export interface ReusableBlock {
  readonly tree: Tree;
  readonly from: number;
}

/** Finds the blocks of an earlier parse that an edit left untouched. */
export class ReusableBlocks {
  #next = 0;

  constructor(
    readonly fragments: readonly TreeFragment[],
    readonly top: NodeType,
  ) {}

  /** The first block at or behind `pos`, the start of a line; null where there is none. Successive positions must not decrease. */
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
  // At its very begin a fragment does not tell whether the line end in front is still there; at `pos` a line begins anyway.
  if (from === fragment.from && from !== pos) {
    index++;
    from = (tree.positions[index] ?? Number.POSITIVE_INFINITY) - offset;
  }
  const block = tree.children[index];
  if (!(block instanceof Tree)) return null;
  const to = from + block.length;
  // The text behind an open end may continue the block's last line.
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
