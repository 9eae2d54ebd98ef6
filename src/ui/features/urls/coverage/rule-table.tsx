import { useState } from 'react';
import { coverageTexts } from '../../../../messages';
import { LineLink } from '../../../parts/text/line-link';
import { wellFormed } from '../../../parts/text/well-formed';
import type { CountedRules } from './counted-rules';
import { pressedOrder, type RuleOrder } from './deciding-order';
import { Pager, ROWS_PER_PAGE } from './pager';
import styles from './rule-table.module.css';
import { SortHead } from './sort-head';
import { UrlsBar } from './urls-bar';

/** UTF-16 units of a rule that are shown. */
const LONGEST = 300;

interface RuleTableProps {
  /** Name of the table. */
  readonly label: string;
  readonly counted: CountedRules;
  /** The lines of its rules, in their order. */
  readonly lines: readonly number[];
  /** How its rows are sorted and how many URLs there are; absent for rules that decide none. */
  readonly numbers?: {
    readonly order: RuleOrder;
    readonly onOrder: (order: RuleOrder) => void;
    readonly urls: number;
  };
}

/** Rules by their lines, a page at a time. */
export function RuleTable({ label, counted, lines, numbers }: RuleTableProps) {
  const [wanted, setPage] = useState(0);
  // An edit may leave fewer of them.
  const page = Math.min(wanted, Math.max(0, Math.ceil(lines.length / ROWS_PER_PAGE) - 1));
  const from = page * ROWS_PER_PAGE;
  const { columns } = coverageTexts;
  const sort = (by: RuleOrder['by']) => {
    setPage(0);
    if (numbers) numbers.onOrder(pressedOrder(numbers.order, by));
  };
  return (
    <>
      <table className={styles['rules']} aria-label={label}>
        <thead>
          <tr>
            {numbers ? (
              <SortHead name={columns.line} by="line" order={numbers.order} onSort={sort} />
            ) : (
              <th scope="col">{columns.line}</th>
            )}
            <th scope="col">{columns.rule}</th>
            {numbers && <SortHead name={columns.urls} by="urls" order={numbers.order} onSort={sort} />}
          </tr>
        </thead>
        <tbody>
          {lines.slice(from, from + ROWS_PER_PAGE).map((line) => (
            <tr key={line} data-rule-line={line}>
              <th scope="row">
                <LineLink line={line} />
              </th>
              <td className={styles['rule']}>{wellFormed(counted.lines.line(line, LONGEST).trim())}</td>
              {numbers && (
                <td className={styles['number']}>
                  <UrlsBar urls={counted.coverage.urlsByLine[line] ?? 0} of={numbers.urls} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager total={lines.length} page={page} onPage={setPage} />
    </>
  );
}
