/** A cell of the table: its row among those shown (-1 for the head) and its column, both from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Size of the table. */
export interface CellBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
}

/** The parts of a keyboard event that are read. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Returns the cell that a key leads to; null for other keys. Arrows stop at the edges. */
export function nextCell(pressed: PressedKey, at: CellPlace, bounds: CellBounds): CellPlace | null {
  if (pressed.altKey) return null;
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const target = isFar ? farCell(pressed.key, at, bounds) : nearCell(pressed.key, at, bounds);
  return target && within(target, bounds);
}

/** Clamps a place to the table. */
export function within({ row, column }: CellPlace, { rows, columns }: CellBounds): CellPlace {
  return {
    row: Math.max(-1, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

function nearCell(key: string, { row, column }: CellPlace, { columns, page }: CellBounds): CellPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

function farCell(key: string, { row, column }: CellPlace, { rows, columns }: CellBounds): CellPlace | null {
  switch (key) {
    case 'Home':
      return { row: 0, column: 0 };
    case 'End':
      return { row: rows - 1, column: columns - 1 };
    case 'ArrowUp':
      return { row: 0, column };
    case 'ArrowDown':
      return { row: rows - 1, column };
    case 'ArrowLeft':
      return { row, column: 0 };
    case 'ArrowRight':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}
