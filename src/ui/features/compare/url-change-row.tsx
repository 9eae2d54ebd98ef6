import type { ReactNode } from 'react';
import { byWhat, compareTexts, outcomeWord, shownCrawler, whyChange } from '../../../messages';
import type { ChangeRow, ComparedVerdict } from '../../../store';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { wellFormed } from '../../parts/text/well-formed';
import styles from './url-change-row.module.css';

/** Maximum length of a URL in a row, in UTF-16 units. The column is too narrow for more. */
const LONGEST_SHOWN = 1_000;

const outcomes = {
  0: 'allowed',
  1: 'disallowed',
  2: 'undefined',
  3: 'not-applicable',
  // Compared verdicts are never pending.
  4: 'undefined',
} as const satisfies Record<ComparedVerdict['outcome'], Parameters<typeof byWhat>[0]>;

interface UrlChangeRowProps {
  /** Undefined while it is loading. */
  readonly row: ChangeRow | undefined;
  /** Place among the listed rows, from 0. */
  readonly place: number;
  /** Distance in pixels from the first row. */
  readonly top: number;
  readonly crawlers: readonly string[];
  readonly titles: readonly [before: string, after: string];
  /** True for the block layout of phones. */
  readonly isBlock: boolean;
  /** True if the row's button is the Tab stop. */
  readonly isStop: boolean;
  onFocus(place: number): void;
  /** Tests the URL for the crawler and opens Why. */
  onTest(url: string, crawler: string): void;
}

/** A verdict that changes. Its URL is a button that opens Why. */
export function UrlChangeRow(props: UrlChangeRowProps) {
  const { row, place, top, crawlers, titles, isBlock, isStop, onFocus, onTest } = props;
  const crawler = row === undefined ? '' : (crawlers[row.crawler] ?? '');
  const url = row === undefined ? '' : wellFormed(row.url.slice(0, LONGEST_SHOWN));
  return (
    // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
    // biome-ignore lint/a11y/useFocusableInteractive: its button is focused
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-busy={row === undefined || undefined}
      data-place={place}
      className={classNames(styles['row'], isBlock && styles['block'])}
      style={{ top }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button is focused */}
      <span role="rowheader" className={styles['url']}>
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          className={styles['test']}
          title={row && whyChange(url, crawler)}
          onFocus={() => onFocus(place)}
          onClick={() => row && onTest(row.url, crawler)}
        >
          {row === undefined ? compareTexts.loading : url}
        </button>
      </span>
      <Cell name={isBlock ? compareTexts.crawler : null}>
        <bdi className={styles['crawler']}>{shownCrawler(crawler)}</bdi>
      </Cell>
      <Cell name={isBlock ? titles[0] : null}>{row && <Verdict verdict={row.before} />}</Cell>
      <Cell name={isBlock ? titles[1] : null}>{row && <Verdict verdict={row.after} />}</Cell>
    </div>
  );
}

interface CellProps {
  /** Name of the cell's column, shown in the block layout only. */
  readonly name: string | null;
  readonly children: ReactNode;
}

function Cell({ name, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
    <span role="cell" className={styles['cell']}>
      {name !== null && <span className={styles['name']}>{name}</span>}
      {children}
    </span>
  );
}

function Verdict({ verdict: { outcome, line } }: { readonly verdict: ComparedVerdict }) {
  const word = outcomes[outcome];
  return (
    <span className={classNames(styles['verdict'], styles[word])}>
      <Icon name={outcomeIcon(word)} />
      <span className={styles['word']}>{outcomeWord(word)}</span>{' '}
      <span className={styles['by']}>{byWhat(word, line)}</span>
    </span>
  );
}
