import type { ReactNode } from 'react';

interface TableCellProps {
  readonly role?: 'gridcell' | 'rowheader';
  /** From 0. */
  readonly column: number;
  /** The column of its row that is a stop of the Tab key; null for none. */
  readonly stop: number | null;
  readonly className?: string | undefined;
  /** Whether it stands at its column, though not all cells of its row are made; else behind the one before. */
  readonly isPlaced: boolean;
  /** Whether a menu is opened by it. */
  readonly hasMenu?: boolean;
  /** More than its words say, shown when one points at it. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A cell that can have the focus; the table hears of keys and clicks. */
export function TableCell({
  role = 'gridcell',
  column,
  stop,
  className,
  isPlaced,
  hasMenu,
  title,
  children,
}: TableCellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are cells
    <div
      role={role}
      data-column={column}
      aria-colindex={column + 1}
      aria-haspopup={hasMenu && 'menu'}
      title={title}
      tabIndex={stop === column ? 0 : -1}
      className={className}
      style={isPlaced ? { gridColumnStart: column + 1 } : undefined}
    >
      {children}
    </div>
  );
}
