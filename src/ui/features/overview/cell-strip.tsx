import { Fragment } from 'react';
import {
  andMoreLines,
  andMorePlaces,
  askAbout,
  byLines,
  cellVerdict,
  formatNumber,
  lineName,
  overviewTexts,
  whoAndWhy,
} from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { PlaceName } from '../../parts/overview/place-name';
import { HiddenText } from '../../parts/text/hidden-text';
import { LineLink } from '../../parts/text/line-link';
import styles from './cell-strip.module.css';
import { askedCrawler, cellCrawlers } from './shown-cell';
import type { ActiveCell } from './use-active-cell';

/** Most links to lines. */
const SHOWN_LINES = 3;

interface CellStripProps {
  /** Null if no cell is pointed at. */
  readonly cell: ActiveCell | null;
  /** The deciding lines; null while unknown. */
  readonly lines: Int32Array | null;
  /** True if some cells have a number of crawlers. */
  readonly hasShares: boolean;
  /** Asks about the cell; undefined if there is no question to change. */
  readonly onAsk: ((cell: ActiveCell) => void) | undefined;
}

/** Says whom a cell is about and which lines decide it, with a button that asks about it. Its height is always the same. */
export function CellStrip({ cell, lines, hasShares, onAsk }: CellStripProps) {
  if (cell === null)
    return (
      <div className={classNames(styles['strip'], styles['hint'])} data-strip>
        <p>
          {hasShares && overviewTexts.sharesHint} {overviewTexts.hint}
        </p>
      </div>
    );
  const crawler = askedCrawler(cell.row, cell.shown.members);
  return (
    <div className={styles['strip']} data-strip>
      <div className={styles['text']}>
        <p className={styles['verdict']}>
          <Where cell={cell} />
          <span>
            : {cellVerdict(cell.cell)}
            {lines !== null && lines.length > 0 && <Lines lines={lines} />}
          </span>
        </p>
        <Who cell={cell} />
      </div>
      {crawler && onAsk && (
        <Button outlined small className={styles['ask']} onClick={() => onAsk(cell)}>
          {askAbout(crawler.name)}
        </Button>
      )}
    </div>
  );
}

function Where({ cell: { row, shown } }: { readonly cell: ActiveCell }) {
  const [place] = row.places;
  return (
    <b>
      {shown.name} · {place === undefined ? overviewTexts.restInside : <PlaceName place={place} />}
      {place !== undefined && andMorePlaces(row.placeCount - 1)}
    </b>
  );
}

function Lines({ lines }: { readonly lines: Int32Array }) {
  const shown = [...lines.subarray(0, SHOWN_LINES)];
  const [first] = shown;
  if (lines.length === 1 && first !== undefined)
    return (
      <>
        {byLines(1)}
        <LineLink line={first} />
      </>
    );
  return (
    <>
      {byLines(lines.length)}
      {shown.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ', '}
          <LineLink line={line}>
            <span aria-hidden="true">{formatNumber(line)}</span>
            <HiddenText>{lineName(line)}</HiddenText>
          </LineLink>
        </Fragment>
      ))}
      {lines.length > shown.length && andMoreLines(lines.length - shown.length)}
    </>
  );
}

function Who({ cell: { cell, row, shown } }: { readonly cell: ActiveCell }) {
  const { affected, others } = cellCrawlers(row, shown.members);
  if (affected.length === 0) return null;
  const text = whoAndWhy(cell.blocked > 0, affected, others);
  return (
    <p className={styles['who']} title={text}>
      {text}
    </p>
  );
}
