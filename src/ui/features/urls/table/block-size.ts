/** Pixels that the cell of a crawler needs in a block: "Blocked L1234" with its sign. */
const CELL = 112;
/** Pixels at both sides of a block. */
const SIDES = 24;

/** How many crawlers stand side by side in a block of this width. */
export function cellsAcross(width: number): number {
  return Math.max(1, Math.floor((width - SIDES) / CELL));
}

/** How high a block is: the URL, the lines of crawlers, what is expected. As in the style sheet. */
export function blockHeight(crawlers: number, across: number): number {
  return 6 + 28 + Math.ceil(crawlers / across) * 38 + 38 + 4 + 1;
}
