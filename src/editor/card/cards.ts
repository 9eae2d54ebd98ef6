import type { Extension } from '@codemirror/state';
import { tooltips } from '@codemirror/view';
import { cardTheme } from './card-theme';
import { hoverCard } from './hover-card';
import { openCardKey } from './opened-card';

/** Minimum pixels between a card and the edges of the window. */
const MARGIN = 8;

const space: Extension = tooltips({
  tooltipSpace: ({ dom }) => {
    const { clientWidth, clientHeight } = dom.ownerDocument.documentElement;
    return { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  },
});

/** Shows cards under the pointer and at the caret, for every `CardSource`. Several parts may include this extension. */
export const cards: Extension = [hoverCard, openCardKey, space, cardTheme];
