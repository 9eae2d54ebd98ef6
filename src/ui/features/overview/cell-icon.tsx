import icon from '../../parts/controls/icon.module.css';
import styles from './cell-icon.module.css';
import { cellShapes } from './cell-shapes';
import type { ShownCell } from './shown-cell';

/** The verdict of a cell as a drawing. Nothing if no URL is there. */
export function CellIcon({ cell }: { readonly cell: ShownCell }) {
  const shapes = cellShapes(cell);
  if (shapes.length === 0) return null;
  return (
    <span className={styles[cell.outcome === 'allowed' ? 'allowed' : 'blocked']}>
      <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {shapes.map(({ path, filled }) => (
          <path
            key={path}
            d={path}
            {...(filled && { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' })}
          />
        ))}
      </svg>
    </span>
  );
}
