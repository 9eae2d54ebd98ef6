import type { FindingRow } from '../../../store';
import styles from './finding-change.module.css';

/** What a fix replaces by what; nothing where that is not said in a few characters. */
export function FindingChange({ change }: Pick<FindingRow, 'change'>) {
  if (change === null) return null;
  const { before, after } = change;
  return (
    <span className={styles['change']}>
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <ins>{after}</ins>}
    </span>
  );
}
