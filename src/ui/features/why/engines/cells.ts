/** A cell of a row: neighbouring columns with the same value. */
export interface Cell<Column> {
  readonly columns: readonly Column[];
  readonly value: string;
  /** True for a value that deserves attention. */
  readonly isOdd: boolean;
}

/**
 * Joins neighbouring columns with equal values to cells. Marks the values that differ from most columns, or from `base` if no value is that of
 * more than half of them.
 */
export function cellsOf<Column>(
  columns: readonly Column[],
  textOf: (column: Column) => string,
  base: Column,
  /** The part of the value that counts for the majority. */
  kindOf: (column: Column) => string = textOf,
): readonly Cell<Column>[] {
  const usual = usualKind(columns.map(kindOf), kindOf(base));
  const cells: { columns: Column[]; value: string; isOdd: boolean }[] = [];
  for (const column of columns) {
    const value = textOf(column);
    const last = cells.at(-1);
    if (last?.value === value) last.columns.push(column);
    else cells.push({ columns: [column], value, isOdd: kindOf(column) !== usual });
  }
  return cells;
}

function usualKind(kinds: readonly string[], baseKind: string): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const majority = [...counts].find(([, number]) => 2 * number > kinds.length);
  return majority?.[0] ?? baseKind;
}
