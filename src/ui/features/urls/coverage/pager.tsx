import { coverageTexts, rowsShown } from '../../../../messages';
import { Button } from '../../../parts/controls/button';
import styles from './pager.module.css';

/** Rows that are shown at once. */
export const ROWS_PER_PAGE = 200;

interface PagerProps {
  /** Rows of all pages. */
  readonly total: number;
  /** The page that is shown, from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Which rows of a long table are shown, and the way to the others; nothing where there is one page. */
export function Pager({ total, page, onPage }: PagerProps) {
  const last = Math.ceil(total / ROWS_PER_PAGE) - 1;
  if (last < 1) return null;
  const from = page * ROWS_PER_PAGE;
  const button = (label: string, to: number) => (
    <Button
      outlined
      small
      // Not disabled: a button that is loses the focus.
      aria-disabled={to < 0 || to > last}
      onClick={() => onPage(Math.min(Math.max(0, to), last))}
    >
      {label}
    </Button>
  );
  return (
    <p className={styles['pager']}>
      <span role="status">{rowsShown(from + 1, Math.min(total, from + ROWS_PER_PAGE), total)}</span>
      {button(coverageTexts.previous, page - 1)}
      {button(coverageTexts.next, page + 1)}
    </p>
  );
}
