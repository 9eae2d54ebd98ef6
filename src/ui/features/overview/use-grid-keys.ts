import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { TableItem } from './table-items';

/** Column of the row headers. The cells begin at 0. */
export const HEADER_COLUMN = -1;

/** A place in the grid. */
export interface GridPlace {
  /** Index of the row among all rows that can have the focus. */
  readonly item: number;
  readonly column: number;
}

/** Returns the place that a key moves to, or null for other keys. */
function nextGridPlace(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { item, column }: GridPlace,
  items: number,
  columns: number,
): GridPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { item: Math.min(item + 1, items - 1), column };
    case 'ArrowUp':
      return { item: Math.max(item - 1, 0), column };
    case 'ArrowRight':
      return { item, column: Math.min(column + 1, columns - 1) };
    case 'ArrowLeft':
      return { item, column: Math.max(column - 1, HEADER_COLUMN) };
    case 'Home':
      return { item: ctrlKey ? 0 : item, column: HEADER_COLUMN };
    case 'End':
      return { item: ctrlKey ? items - 1 : item, column: columns - 1 };
    default:
      return null;
  }
}

interface Grid {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly items: readonly TableItem[];
  readonly columns: number;
}

/** Makes a table one Tab stop, with arrow keys that move within it. */
export function useGridKeys({ table, items, columns }: Grid) {
  const [stop, setStop] = useState<GridPlace>({ item: 0, column: 0 });
  const item = Math.min(stop.item, items.length - 1);
  const column = Math.min(stop.column, columns - 1);
  const focus = (place: GridPlace) => {
    // A row of one cell has the focus in that cell. The column is kept for the next row.
    const shown = items[place.item]?.kind === 'row' ? place.column : HEADER_COLUMN;
    table.current?.querySelector<HTMLElement>(`[data-item="${place.item}"][data-column="${shown}"]`)?.focus();
  };
  return {
    /** The Tab stop. */
    stop: { item, column },
    focus,
    /** Call when a place gets the focus. */
    onFocus: (place: GridPlace) =>
      setStop(items[place.item]?.kind === 'row' ? place : { item: place.item, column }),
    /** Moves the focus; returns whether the key was one that does. */
    onKey: (event: KeyboardEvent): boolean => {
      const next = nextGridPlace(event, { item, column }, items.length, columns);
      if (next === null) return false;
      event.preventDefault();
      focus(next);
      return true;
    },
  };
}
