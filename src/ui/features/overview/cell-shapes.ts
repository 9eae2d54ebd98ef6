import { type IconShape, iconShapes } from '../../parts/controls/icon-shapes';
import type { ShownCell } from './shown-cell';

/** Octagon in a 16 × 16 box. */
const octagon = 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3z';
/** Right edges of its filled part for a third, a half and two thirds. */
const edges = { third: 5.9, half: 8, twoThirds: 10.1 };

/** Returns the drawing of a cell's verdict. Empty if no URL is there. */
export function cellShapes({ outcome, blocked, total }: ShownCell): readonly IconShape[] {
  switch (outcome) {
    case 'allowed':
      return [iconShapes.tick];
    case 'blocked':
      return [iconShapes.blocked];
    case 'some': {
      const edge = edges[fillOf(blocked / total)];
      return [{ path: octagon }, { path: `M${edge} 1.5H5.3L1.5 5.3v5.4l3.8 3.8H${edge}z`, filled: true }];
    }
    case null:
      return [];
  }
}

/** Returns the filled part that is nearest to a share. */
function fillOf(share: number): keyof typeof edges {
  if (share < 5 / 12) return 'third';
  return share < 7 / 12 ? 'half' : 'twoThirds';
}
