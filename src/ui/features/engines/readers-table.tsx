import { crawlerName, dialectIds, enginesTexts } from '../../../messages';
import type { Compared } from '../../parts/answer/use-comparison';
import { HiddenText } from '../../parts/text/hidden-text';
import { ReaderRow } from './reader-row';
import styles from './readers-table.module.css';

/** Every reader with its verdict, the one that answers marked. The list is complete from the start: verdicts that are on their way come into it. */
export function ReadersTable({ compared: { answer, engines } }: { readonly compared: Compared }) {
  const { columns } = enginesTexts;
  return (
    <table className={styles['table']} aria-label={enginesTexts.table}>
      <thead>
        <tr>
          <th scope="col">{columns.reader}</th>
          <th scope="col">{columns.verdict}</th>
          <th scope="col">{columns.compared(answer.dialect)}</th>
          <th scope="col">
            <HiddenText>{columns.action}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {dialectIds.map((dialect) => (
          <ReaderRow
            key={dialect}
            dialect={dialect}
            row={engines.find((row) => row.dialect === dialect) ?? null}
            isBase={dialect === answer.dialect}
            crawler={crawlerName(answer.crawler)}
          />
        ))}
      </tbody>
    </table>
  );
}
