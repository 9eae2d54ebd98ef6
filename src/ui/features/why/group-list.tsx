import { andMore, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../../store';
import { classNames } from '../../parts/class-names';
import { LineLink } from '../../parts/text/line-link';
import styles from './group-list.module.css';
import { type GroupRow, groupRows } from './group-rows';
import { memoByContent } from './memo-by-content';

/** Lists the selected groups and the first few other groups. */
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

const useTexts = {
  used: whyTexts.used,
  merged: whyTexts.usedMerged,
  'not-used': whyTexts.notUsed,
} as const satisfies Record<GroupRow['use'], string>;

/** One group, or all merged groups: the names, the lines, and whether it is used. */
const GroupListRow = memoByContent(function GroupListRow({ row }: { readonly row: GroupRow }) {
  return (
    <li className={classNames(styles['row'], row.use !== 'not-used' && styles['used'])}>
      <span className={styles['bar']} />
      <span>
        <code>{row.names}</code>
      </span>
      <span>
        {row.parts.map((part, index) => (
          <span key={part[0]}>
            {index > 0 && ', '}
            <LineLink line={part[0]} lastLine={part[1]} />
          </span>
        ))}
        {row.moreParts > 0 && ` ${whyTexts.moreParts(row.moreParts)}`}
      </span>
      <span>{useTexts[row.use]}</span>
    </li>
  );
});
