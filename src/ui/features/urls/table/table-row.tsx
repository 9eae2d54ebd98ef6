import { memo } from 'react';
import {
  type CellWord,
  cellLine,
  cellMeanings,
  cellWords,
  checkWords,
  expectationWords,
  expectedByCrawler,
  expectedText,
  failedText,
  lineName,
  requestedByMeaning,
  requestedByShort,
  series,
  timesMeaning,
  timesText,
  urlsTexts,
} from '../../../../messages';
import type { UrlRow, UrlsColumn } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import { Icon } from '../../../parts/controls/icon';
import type { IconName } from '../../../parts/controls/icon-shapes';
import { HiddenText } from '../../../parts/text/hidden-text';
import { wellFormed } from '../../../parts/text/well-formed';
import { checkOf, differs, expectedOfRow, failedOf, ownWords, type UrlCell, wordOf } from './row-facts';
import { TableCell } from './table-cell';
import styles from './table-row.module.css';

/** Maximum length of a URL in a row, in UTF-16 units. The column is too narrow for more. */
const LONGEST_SHOWN = 1_000;

const icons = {
  allowed: 'tick',
  disallowed: 'blocked',
  undefined: 'waiting',
  'not-applicable': 'waiting',
  asked: 'waiting',
  'not-asked': 'waiting',
  pending: null,
} as const satisfies Record<CellWord, IconName | null>;

interface TableRowProps {
  /** Undefined while it is loading. */
  readonly row: UrlRow | undefined;
  /** Place among the rows shown, from 0. */
  readonly place: number;
  /** Distance in pixels from the first row. */
  readonly top: number;
  readonly columns: readonly UrlsColumn[];
  /** The visible crawler columns: [from..to). */
  readonly from: number;
  readonly to: number;
  /** Origin of the file. URLs of this origin are shown without it. */
  readonly origin: string | null;
  /** True for the block layout of phones. */
  readonly isBlock: boolean;
  /** The column that is the Tab stop; null for none. */
  readonly stop: number | null;
}

/** A table row: the URL, each crawler's verdict, the URL's expectation, and whether the verdicts meet it. */
export const UrlsTableRow = memo(function UrlsTableRow(props: TableRowProps) {
  const { row, place, top, columns, from, to, isBlock, stop } = props;
  const check = row === undefined ? 'not-set' : checkOf(row);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused
    // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-busy={row === undefined || undefined}
      data-row={place}
      className={classNames(
        styles['row'],
        isBlock && styles['block'],
        check === 'failed' && styles['failed'],
      )}
      style={{ top }}
    >
      <TableCell role="rowheader" column={0} stop={stop} isPlaced={!isBlock} className={styles['url']}>
        <UrlText {...props} />
      </TableCell>
      {columns.map(
        ({ input, name }, index) =>
          ((index >= from && index < to) || stop === index + 1) && (
            <TableCell
              key={input}
              column={index + 1}
              stop={stop}
              isPlaced={!isBlock}
              className={classNames(styles['cell'], !isBlock && styles[wordAt(row, index)])}
              title={isBlock ? undefined : cellMeanings[wordAt(row, index)]}
            >
              {isBlock ? (
                <BlockAnswer name={name} cell={row?.cells[index]} />
              ) : (
                <Answer cell={row?.cells[index]} />
              )}
            </TableCell>
          ),
      )}
      <TableCell
        column={columns.length + 1}
        stop={stop}
        isPlaced={!isBlock}
        className={classNames(styles['expected'], styles[check])}
        hasMenu
        title={row && byCrawler(row, columns)}
      >
        {row !== undefined && (isBlock ? <BlockCheck row={row} columns={columns} /> : expectationText(row))}
      </TableCell>
      {!isBlock && (
        <TableCell
          column={columns.length + 2}
          stop={stop}
          isPlaced
          className={classNames(styles['check'], styles[check])}
        >
          {row !== undefined && <CheckMark check={check} />}
          {row !== undefined && checkWords[check]}
        </TableCell>
      )}
    </div>
  );
});

function UrlText({ row, origin, isBlock }: TableRowProps) {
  if (row === undefined) return <span className={styles['loading']}>{urlsTexts.rowLoading}</span>;
  const { url, count, requestedBy } = row;
  const shownUrl = origin !== null && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const text = wellFormed(shownUrl.slice(0, LONGEST_SHOWN));
  return (
    <>
      <span className={styles['text']} title={wellFormed(url.slice(0, LONGEST_SHOWN))}>
        {text}
      </span>
      {count > 1 && (
        <span className={styles['times']} title={timesMeaning(count)}>
          {timesText(count)}
        </span>
      )}
      {requestedBy.length > 0 && (
        <span className={styles['requesters']} title={requestedByMeaning(requestedBy)}>
          <span aria-hidden="true">{isBlock ? series(requestedBy) : requestedByShort(requestedBy)}</span>
          <HiddenText>{requestedByMeaning(requestedBy)}</HiddenText>
        </span>
      )}
      {differs(row) && (
        <span className={styles['differs']} title={urlsTexts.differs}>
          <Icon name="notEqual" />
          <HiddenText>{urlsTexts.differs}</HiddenText>
        </span>
      )}
    </>
  );
}

/** A verdict in as few elements as possible: thousands of cells are mounted and removed while scrolling. */
function Answer({ cell }: { readonly cell: UrlCell | undefined }) {
  if (cell === undefined) return null;
  const word = wordOf(cell);
  const icon = icons[word];
  return (
    <>
      {icon && <Icon name={icon} />}
      {cellWords[word]}
      {cell.line > 0 && (
        <span className={styles['line']} title={lineName(cell.line)}>
          {cellLine(cell.line)}
        </span>
      )}
    </>
  );
}

/** A verdict below its crawler's name. */
function BlockAnswer({ name, cell }: { readonly name: string; readonly cell: UrlCell | undefined }) {
  const word = cell === undefined ? 'pending' : wordOf(cell);
  return (
    <>
      <span className={styles['name']} translate="no">
        {name}
      </span>
      <span className={classNames(styles['answer'], styles[word])} title={cellMeanings[word]}>
        <Answer cell={cell} />
      </span>
    </>
  );
}

function wordAt(row: UrlRow | undefined, index: number): ReturnType<typeof wordOf> {
  const cell = row?.cells[index];
  return cell === undefined ? 'pending' : wordOf(cell);
}

function BlockCheck({ row, columns }: { readonly row: UrlRow; readonly columns: readonly UrlsColumn[] }) {
  const check = checkOf(row);
  const failed = failedOf(row, columns);
  return (
    <>
      <CheckMark check={check} />
      <span>
        {failed === null ? expectedText(expectedOfRow(row), check) : failedText(failed.word, failed.crawlers)}
      </span>
      <span className={styles['open']}>
        <Icon name="down" />
      </span>
    </>
  );
}

function CheckMark({ check }: { readonly check: ReturnType<typeof checkOf> }) {
  if (check === 'failed') return <Icon name="notEqual" />;
  return check === 'passed' ? <Icon name="equal" /> : null;
}

/** Returns the expectations by crawler as a tooltip; undefined if one word applies to all. */
function byCrawler(row: UrlRow, columns: readonly UrlsColumn[]): string | undefined {
  const own = ownWords(row, columns);
  return own.length === 0 ? undefined : expectedByCrawler(own, row.expected);
}

function expectationText(row: UrlRow): string {
  const expected = expectedOfRow(row);
  if (expected === null) return urlsTexts.notSet;
  return expected === 'by-crawler' ? urlsTexts.byCrawler : expectationWords[expected];
}
