import { crawlersList } from '../../../messages';
import type { ListedSection } from './listed-crawlers';
import styles from './reading-legend.module.css';

/** What the mark behind an outcome means; nothing where no row has one. */
export function ReadingLegend({ sections }: { readonly sections: readonly ListedSection[] }) {
  const isNeeded = sections.some(({ rows }) => rows.some(({ facts }) => facts.isAssumed));
  if (!isNeeded) return null;
  return (
    <p className={styles['legend']}>
      <span aria-hidden="true">{crawlersList.mark} </span>
      {crawlersList.legend}
    </p>
  );
}
