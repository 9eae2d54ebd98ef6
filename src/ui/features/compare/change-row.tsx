import type { ReactNode } from 'react';
import { byWhat, compareTexts, outcomeWord, shownCrawler, whyChange } from '../../../messages';
import type { ChangeRow, ComparedVerdict } from '../../../store';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { wellFormed } from '../../parts/text/well-formed';
import styles from './change-row.module.css';

/** Characters of a URL that a row holds; what is longer is cut by its width anyway. */
const LONGEST_SHOWN = 1_000;

const outcomes = {
  0: 'allowed',
  1: 'disallowed',
  2: 'undefined',
  3: 'not-applicable',
  // A verdict that is compared is known.
  4: 'undefined',
} as const satisfies Record<ComparedVerdict['outcome'], Parameters<typeof byWhat>[0]>;

interface ChangeRowItemProps {
  /** Undefined while it is on its way. */
  readonly row: ChangeRow | undefined;
  /** Its place among the listed rows, from 0. */
  readonly place: number;
  /** Pixels from the first row. */
  readonly top: number;
  readonly crawlers: readonly string[];
  readonly titles: readonly [before: string, after: string];
  /** Whether it is a block with a line for each thing, as on phones. */
  readonly isBlock: boolean;
  /** Whether its button is the stop of the Tab key. */
  readonly isStop: boolean;
  onFocus(place: number): void;
  /** Leads to why the crawler may or may not. */
  onTest(url: string, crawler: string): void;
}

/** A verdict that changes. Its URL leads to Why. */
export function ChangeRowItem(props: ChangeRowItemProps) {
  const { row, place, top, crawlers, titles, isBlock, isStop, onFocus, onTest } = props;
  const crawler = row === undefined ? '' : (crawlers[row.crawler] ?? '');
  const url = row === undefined ? '' : wellFormed(row.url.slice(0, LONGEST_SHOWN));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be placed freely
    // biome-ignore lint/a11y/useFocusableInteractive: its button is focused
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-busy={row === undefined || undefined}
      data-place={place}
      className={classNames(styles['row'], isBlock && styles['block'])}
      style={{ top }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be placed freely */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button is focused */}
      <span role="rowheader" className={styles['url']}>
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          className={styles['payload']}
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
  /** The name of its column, where that stands beside it. */
  readonly name: string | null;
  readonly children: ReactNode;
}

function Cell({ name, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be placed freely
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
