import { useState } from 'react';
import type { OverviewContent, OverviewRow } from '../../../store';
import { countedCell, type ShownCell } from './shown-cell';
import type { ShownColumn } from './shown-columns';
import type { PartName } from './table-items';

/** The place of a cell. */
export interface CellOfPart {
  readonly part: PartName;
  /** Index of the row in its part. */
  readonly index: number;
  /** Index of the shown column. */
  readonly column: number;
}

/** The cell that a person points at. */
export interface ActiveCell extends CellOfPart {
  readonly row: OverviewRow;
  readonly shown: ShownColumn;
  readonly cell: ShownCell;
  /** True if a key moved the focus to it, so that the editor follows. */
  readonly isFollowed: boolean;
}

/** The hovered or focused cell, and functions that change it. */
export interface CellPointer {
  /** The hovered cell, else the focused one. Null for none. */
  readonly active: ActiveCell | null;
  hover(place: CellOfPart): void;
  /** Ends hovering: the focused cell is active again. */
  endHover(): void;
  /** Ends hovering if a cell is focused. Otherwise the hovered cell stays, so that the pointer can reach the details about it. */
  leaveTable(): void;
  focus(place: CellOfPart, isFollowed: boolean): void;
  /** Handles that the focus has left the view. */
  leave(): void;
  clear(): void;
}

/** Tracks the cell that a person points at. */
export function useActiveCell(content: OverviewContent, columns: readonly ShownColumn[]): CellPointer {
  const [hovered, setHovered] = useState<CellOfPart | null>(null);
  const [focused, setFocused] = useState<(CellOfPart & { readonly isFollowed: boolean }) | null>(null);
  return {
    active: activeCell(
      content,
      columns,
      hovered ?? focused,
      hovered === null && focused?.isFollowed === true,
    ),
    hover: (place) => {
      if (!isSamePlace(place, hovered)) setHovered(place);
    },
    endHover: () => setHovered(null),
    leaveTable: () => {
      if (focused !== null) setHovered(null);
    },
    focus: (place, isFollowed) => {
      setHovered(null);
      setFocused({ ...place, isFollowed });
    },
    leave: () => setFocused(null),
    clear: () => {
      setHovered(null);
      setFocused(null);
    },
  };
}

function activeCell(
  content: OverviewContent,
  columns: readonly ShownColumn[],
  place: CellOfPart | null,
  isFollowed: boolean,
): ActiveCell | null {
  const row = place && content[place.part].rows[place.index];
  const shown = place && columns[place.column];
  if (!row || !shown) return null;
  const { part, index, column } = place;
  return { part, index, column, row, shown, cell: countedCell(row, shown.members), isFollowed };
}

function isSamePlace(a: CellOfPart, b: CellOfPart | null): boolean {
  return b !== null && a.part === b.part && a.index === b.index && a.column === b.column;
}
