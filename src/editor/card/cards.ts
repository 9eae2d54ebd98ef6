import type { Extension } from '@codemirror/state';
import { tooltips } from '@codemirror/view';
import { cardLabel } from './card-label';
import { cardTheme } from './card-theme';
import { hoverCard } from './hover-card';
import { openCardKey } from './opened-card';

/** Pixels between a card and the edges of the window. */
const MARGIN = 8;

const space: Extension = tooltips({
  tooltipSpace: ({ dom }) => {
    const { clientWidth, clientHeight } = dom.ownerDocument.documentElement;
    return { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  },
});

/** Cards under the pointer and at the caret, for every part that has something to tell. Parts may all bring them along. */
export function cards(label: string): Extension {
  return [cardLabel.of(label), hoverCard, openCardKey, space, cardTheme];
}
