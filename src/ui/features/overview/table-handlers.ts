import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { OverviewContent } from '../../../store';
import { foldedPlaces } from '../../parts/overview/place';
import type { NumberedItem } from './numbered-items';
import type { ShownColumn } from './shown-columns';
import type { ActiveCell, CellOfPart, CellPointer } from './use-active-cell';
import type { useGridKeys } from './use-grid-keys';

interface HandledTable {
  readonly content: OverviewContent;
  readonly columns: readonly ShownColumn[];
  readonly items: readonly NumberedItem[];
  readonly grid: ReturnType<typeof useGridKeys>;
  readonly cells: CellPointer;
  /** Asks about a cell that is clicked or entered; undefined if nothing is asked. */
  readonly onAsk: ((cell: Pick<ActiveCell, 'row' | 'shown'>) => void) | undefined;
  /** Unfolds or folds a row, by its key. */
  readonly onToggle: (key: string) => void;
}

/** Event handlers for the overview's table. Cells give their place in `data-item` and `data-column`. */
export function tableHandlers({ content, columns, items, grid, cells, onAsk, onToggle }: HandledTable) {
  const ask = (target: EventTarget) => {
    const place = placeOf(target, items);
    const row = place && content[place.part].rows[place.index];
    const shown = place && columns[place.column];
    if (row && shown) onAsk?.({ row, shown });
  };
  return {
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target, items);
      if (place === null) return;
      grid.onFocus(place);
      if (place.column >= 0) cells.focus(place, target.matches(':focus-visible'));
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const place = pointerType === 'mouse' ? placeOf(target, items) : null;
      if (place !== null && place.column >= 0) cells.hover(place);
    },
    onPointerLeave: cells.leaveTable,
    onClick: ({ target }: MouseEvent) => ask(target),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || grid.onKey(event)) return;
      const item = items[grid.stop.item];
      const isButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'Escape') cells.clear();
      else if (event.key === 'Enter' && !isButton) ask(event.target);
      else if (event.key === ' ' && !isButton) {
        event.preventDefault();
        const canUnfold =
          item?.kind === 'row' && item.row.placeCount > foldedPlaces(item.row, columns.length);
        if (canUnfold) onToggle(item.key);
      }
    },
  };
}

/** Returns the place of the cell that an event is about; null outside the cells. */
function placeOf(
  target: EventTarget,
  items: readonly NumberedItem[],
): (CellOfPart & { readonly item: number }) | null {
  const element = (target as Element).closest<HTMLElement>('[data-item]');
  if (element === null) return null;
  const item = Number(element.dataset['item']);
  const found = items[item];
  const column = Number(element.dataset['column']);
  if (found === undefined || found.kind === 'more') return { part: 'areas', index: -1, column, item };
  return { part: found.part, index: found.index, column, item };
}
