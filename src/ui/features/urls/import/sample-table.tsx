import { columnName, columnsShown, urlsImportTexts } from '../../../../messages';
import type { Sniffed } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import dialogStyles from './import-dialog.module.css';
import type { TableFormat } from './import-types';
import styles from './sample-table.module.css';

const ROWS = 6;
const { file: texts } = urlsImportTexts;

interface SampleTableProps {
  readonly format: TableFormat;
  readonly sample: NonNullable<Sniffed['sample']>;
  /** Number of columns in the table. */
  readonly columns: number;
}

/** The first rows of a table. Columns that the import reads are labelled. */
export function SampleTable({ format: { columns, hasHeader }, sample, columns: all }: SampleTableProps) {
  const shown = shownColumns(columns, all);
  const names = hasHeader ? (sample[0] ?? []) : [];
  const rows = sample.slice(hasHeader ? 1 : 0).slice(0, ROWS);
  const roleOf = (column: number) => {
    if (column === columns.url) return texts.urlColumn;
    if (column === columns.expected) return texts.expectedColumn;
    return columns.expected !== null && column === columns.crawler ? texts.crawlerColumn : null;
  };
  return (
    <>
      <section
        className={styles['scroller']}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={texts.sample}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              {shown.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(roleOf(column) !== null && styles['used'])}
                >
                  {columnName(column, names[column] ?? '')}
                  {roleOf(column) !== null && <span className={styles['use']}>{roleOf(column)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
              <tr key={index}>
                {shown.map((column) => (
                  <td key={column} className={classNames(roleOf(column) !== null && styles['used'])}>
                    {row[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < all && <p className={dialogStyles['hint']}>{columnsShown(shown.length, all)}</p>}
    </>
  );
}

/** Number of leading columns shown for a wide table. */
const MOST = 30;

/** Returns the columns shown in the sample: the first ones and those that the import reads. */
function shownColumns({ url, expected, crawler }: TableFormat['columns'], all: number): readonly number[] {
  const first = Array.from({ length: Math.min(all, MOST) }, (_, column) => column);
  const read = [url, expected, crawler].filter((column) => column !== null && column < all) as number[];
  return [...new Set([...first, ...read])].sort((a, b) => a - b);
}
