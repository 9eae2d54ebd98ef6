import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { TableScroll } from '../../../parts/table/use-table-scroll';
import { type CellBounds, type CellPlace, nextCell, within } from './next-cell';

interface CellsOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly scroll: TableScroll;
  readonly bounds: CellBounds;
  /** True if the keyboard can move into the head. */
  readonly hasHead: boolean;
  /** Called for Enter, Space or a click on a cell of a row. */
  readonly onAct: (row: number, column: number, cell: HTMLElement) => void;
  /** Called for Ctrl+C on a row. */
  readonly onCopy: (row: number) => void;
}

/** State and handlers for moving through a table by cell. */
interface Cells {
  /** The cell that is the Tab stop. */
  readonly stop: CellPlace;
  /** Focuses the Tab stop, wherever the box is scrolled. */
  focus(): void;
  /**
   * Event handlers for the element around all cells. Cells give their place in `data-row` and `data-column`.
   */
  readonly handlers: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
  };
}

/**
 * Handles the keys and clicks of a virtualised table. The Tab stop is stored as a place because elements come
 * and go.
 */
export function useCells({ box, scroll, bounds, hasHead, onAct, onCopy }: CellsOptions): Cells {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const inTable = within(active, bounds);
  const stop = hasHead || inTable.row >= 0 ? inTable : { ...inTable, row: Math.min(0, bounds.rows - 1) };
  const shouldFocus = useRef(false);
  const hasFocus = useRef(false);

  // Runs after every render, as the row may have to be rendered first.
  useLayoutEffect(() => {
    // Restore the focus if its row was removed, for example by a filter.
    if (hasFocus.current && document.activeElement === document.body) shouldFocus.current = true;
    if (!shouldFocus.current) return;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${stop.row}"] [data-column="${stop.column}"]`,
    );
    if (cell == null) return;
    shouldFocus.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const goTo = (place: CellPlace) => {
    shouldFocus.current = true;
    setActive({ ...place });
    if (place.row >= 0) scroll.reveal(place.row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (at === null) return;
    const next = nextCell(event, at.place, bounds);
    if (next !== null) {
      event.preventDefault();
      if (hasHead || next.row >= 0) goTo(next);
      return;
    }
    if (at.place.row < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onAct(at.place.row, at.place.column, at.cell);
    } else if (event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey) && !hasSelection()) {
      event.preventDefault();
      onCopy(at.place.row);
    }
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const at = placeOf(target);
    // Ignore a click that ends a text selection.
    if (at === null || at.place.row < 0 || hasSelection()) return;
    onAct(at.place.row, at.place.column, at.cell);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    hasFocus.current = true;
    const at = placeOf(target);
    if (at !== null && (at.place.row !== stop.row || at.place.column !== stop.column)) setActive(at.place);
  };
  const onBlur = () => {
    hasFocus.current = false;
  };
  return { stop, focus: () => goTo(stop), handlers: { onKeyDown, onClick, onFocus, onBlur } };
}

function placeOf(target: EventTarget): { readonly place: CellPlace; readonly cell: HTMLElement } | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (cell == null || row == null) return null;
  return { cell, place: { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } };
}

function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}
