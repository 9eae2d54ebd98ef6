import type { ReactNode } from 'react';

interface TableCellProps {
  readonly role?: 'gridcell' | 'rowheader';
  /** Column number, from 0. */
  readonly column: number;
  /** The column of this row that is the Tab stop; null for none. */
  readonly stop: number | null;
  readonly className?: string | undefined;
  /**
   * True if the cell sets its grid column itself, because some cells of the row may not be rendered. Otherwise it
   * follows the cell before it.
   */
  readonly isPlaced: boolean;
  /** True if the cell opens a menu. */
  readonly hasMenu?: boolean;
  /** Longer text, shown on hover. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A focusable cell. The table handles its keys and clicks. */
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
