import { lineName, problemsTexts } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { RichText } from '../../parts/text/rich-text';
import styles from './all-findings.module.css';
import { FixButton } from './fix-button';
import { JumpLink } from './jump-link';

interface ShortFindingProps {
  /** Undefined while it loads. */
  readonly row: FindingRow | undefined;
  /** Place in the list, 0-based. */
  readonly place: number;
  readonly total: number;
  /** Offset in the box, in pixels. */
  readonly top: number;
  /** True if the row is the tab stop. */
  readonly isStop: boolean;
  onFocus(place: number): void;
}

/** A finding in one row: line, title and fix button. */
export function ShortFinding({ row, place, total, top, isStop, onFocus }: ShortFindingProps) {
  const tabIndex = isStop ? 0 : -1;
  const title = row && aboutOf(row.rule).title(row.params);
  return (
    <li
      className={styles['row']}
      style={{ transform: `translateY(${top}px)` }}
      aria-setsize={total}
      aria-posinset={place + 1}
      data-place={place}
      data-finding={row?.rule}
      onFocus={() => onFocus(place)}
    >
      {row && title && (
        <>
          <JumpLink row={row} line={row.line} tabIndex={tabIndex} className={styles['jump']}>
            <span className={styles['line']}>
              {row.line === 0 ? problemsTexts.wholeFile : lineName(row.line)}
            </span>{' '}
            <RichText text={title} />
          </JumpLink>
          <FixButton row={row} title={title} tabIndex={tabIndex} />
        </>
      )}
    </li>
  );
}
