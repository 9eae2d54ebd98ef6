/** Width in pixels of a crawler's cell in a block: "Blocked L1234" with its icon. */
const CELL = 112;
/** Horizontal padding of a block, in pixels. */
const SIDES = 24;

/** Returns how many crawlers fit side by side in a block of this width in pixels. */
export function cellsAcross(width: number): number {
  return Math.max(1, Math.floor((width - SIDES) / CELL));
}

/**
 * Returns the height of a block in pixels: the URL, the lines of crawlers and the expectation. Must match the
 * style sheet.
 */
export function blockHeight(crawlers: number, across: number): number {
  return 6 + 28 + Math.ceil(crawlers / across) * 38 + 38 + 4 + 1;
}
