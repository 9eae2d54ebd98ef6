import { useEffect, useState } from 'react';
import {
  entriesContradicting,
  entriesRefused,
  listLost,
  memoryText,
  notChecked,
  notKept,
  testedPercent,
  testingText,
  tooManyCells,
  urlsTexts,
} from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { MOST_COLUMNS } from '../../../store/urls/most-columns';
import { useUrlsState } from '../../parts/urls/use-urls';
import { RulesSwitch, type UrlsSide } from './coverage/rules-switch';
import styles from './urls-foot.module.css';

/** Milliseconds of work after which it is shown how far it is. */
const LONG = 300;

interface UrlsFootProps {
  readonly table: UrlsStatus;
  readonly side: UrlsSide;
  readonly onSide: (side: UrlsSide) => void;
}

/** Leads to the rules and back; says how far the verdicts are, and what is to be known of the list. */
export function UrlsFoot({ table, side, onSide }: UrlsFootProps) {
  const crawlers = useUrlsState((state) => state.columns.length);
  const isSlow = useIsSlow(table.phase === 'working');
  const isLong = useUrlsState((state) => state.notKept === 'too-many-urls');
  const isTooMuch = table.phase === 'too-many-cells';
  return (
    <div className={styles['foot']}>
      <RulesSwitch shown={side} onShow={onSide} />
      {isTooMuch && (
        <p role="alert" className={styles['wrong']}>
          {tooManyCells(table.urls, crawlers)}
        </p>
      )}
      {isSlow && (
        <p className={styles['progress']}>
          <progress
            className={styles['bar']}
            aria-label={urlsTexts.progress}
            value={testedPercent(table.done, table.all)}
            max={100}
          />
          {testingText(table.done, table.all)}
        </p>
      )}
      <ListNotes table={table} />
      {isLong && <p>{memoryText(table.bytes)}</p>}
    </div>
  );
}

/** Whether it goes on for so long that one wants to know. */
function useIsSlow(isWorking: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return isSlow;
}

/** What is to be known of the list: what was left out, what is not checked, whether it is kept. There before anything is, so that it is heard. */
function ListNotes({ table: { expectedCrawlers } }: { readonly table: UrlsStatus }) {
  const columns = useUrlsState((state) => state.columns);
  const refused = useUrlsState((state) => state.refused);
  const unkept = useUrlsState((state) => state.notKept);
  const lost = useUrlsState((state) => state.lost);
  const areRequestersLost = useUrlsState((state) => state.areRequestersLost);
  const contradicting = useUrlsState((state) => state.contradicting);
  const shown = new Set(columns.flatMap(({ names }) => names));
  // Before the list of crawlers is there nobody has a column.
  const unchecked = columns.length === 0 ? [] : expectedCrawlers.filter((name) => !shown.has(name));
  const isFull = columns.length >= MOST_COLUMNS;
  return (
    <div role="status" className={styles['notes']}>
      {lost > 0 && <p className={styles['wrong']}>{listLost(lost)}</p>}
      {areRequestersLost && <p className={styles['wrong']}>{urlsTexts.requestersLost}</p>}
      {refused > 0 && <p className={styles['wrong']}>{entriesRefused(refused)}</p>}
      {contradicting > 0 && <p className={styles['wrong']}>{entriesContradicting(contradicting)}</p>}
      {unchecked.length > 0 && (
        <p className={styles['wrong']}>{notChecked(unchecked, isFull ? MOST_COLUMNS : null)}</p>
      )}
      {unkept !== null && <p>{notKept(unkept)}</p>}
    </div>
  );
}
