import { useState } from 'react';
import { coverageTexts, formatNumber, rowsShown } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { Icon } from '../../../parts/controls/icon';
import { LineLink } from '../../../parts/text/line-link';
import { wellFormed } from '../../../parts/text/well-formed';
import type { CountedRules } from './counted-rules';
import { pressedOrder, type RuleOrder } from './deciding-order';
import styles from './rule-table.module.css';

/** Maximum number of UTF-16 units shown of a rule. */
const LONGEST_SHOWN_LINE = 300;

interface RuleTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly counted: CountedRules;
  /** Line numbers of the rules, in display order. */
  readonly lines: readonly number[];
  /** The sort order and the number of URLs in the list; absent for rules that decide none. */
  readonly numbers?: {
    readonly order: RuleOrder;
    readonly onOrder: (order: RuleOrder) => void;
    readonly urls: number;
  };
}

/** A paged table of rules. */
export function RuleTable({ label, counted, lines, numbers }: RuleTableProps) {
  const [requested, setPage] = useState(0);
  // An edit can reduce the number of pages.
  const page = Math.min(requested, Math.max(0, Math.ceil(lines.length / ROWS_PER_PAGE) - 1));
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
              <td className={styles['rule']} translate="no">
                {wellFormed(counted.lines.line(line, LONGEST_SHOWN_LINE).trim())}
              </td>
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

interface SortHeadProps {
  readonly name: string;
  readonly by: RuleOrder['by'];
  readonly order: RuleOrder;
  readonly onSort: (by: RuleOrder['by']) => void;
}

/** A column head that sorts the rows. */
function SortHead({ name, by, order, onSort }: SortHeadProps) {
  const isSorted = order.by === by;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={classNames(styles['sort'], !order.descending && styles['ascending'])}
        onClick={() => onSort(by)}
      >
        {name}
        {isSorted && <Icon name="down" />}
      </button>
    </th>
  );
}

/** Rows per page. */
const ROWS_PER_PAGE = 200;

interface PagerProps {
  /** Number of rows on all pages. */
  readonly total: number;
  /** The current page, from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * The range of rows shown, with buttons for the previous and next page. Renders nothing if there is only one
 * page.
 */
function Pager({ total, page, onPage }: PagerProps) {
  const last = Math.ceil(total / ROWS_PER_PAGE) - 1;
  if (last < 1) return null;
  const from = page * ROWS_PER_PAGE;
  const button = (label: string, to: number) => (
    <Button
      outlined
      small
      // `aria-disabled`, not `disabled`: a disabled button would lose the focus.
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

interface UrlsBarProps {
  readonly urls: number;
  /** Number of URLs in the list. */
  readonly of: number;
}

/** A number of URLs, with a bar for its share of the list. */
function UrlsBar({ urls, of }: UrlsBarProps) {
  const share = of > 0 ? Math.min(1, urls / of) : 0;
  return (
    <span className={styles['urls']}>
      <span className={styles['count']}>{formatNumber(urls)}</span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['bar']} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
