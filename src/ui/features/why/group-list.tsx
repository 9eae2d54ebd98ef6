import { andMore, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';
import styles from './group-list.module.css';
import { GroupListRow } from './group-list-row';
import { groupRows } from './group-rows';

/** The groups of the file: the selected ones, and the first of those that are not used. */
export function GroupList({ verdict }: { readonly verdict: VerdictReport }) {
  const { rows, more } = groupRows(verdict);
  if (rows.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={whyTexts.groups}>
      {rows.map((row) => (
        <GroupListRow key={`${row.use} ${row.parts[0]?.[0]}`} row={row} />
      ))}
      {more > 0 && <li className={styles['more']}>{andMore(more, 'group')}</li>}
    </ul>
  );
}
