import { useEffect, useState } from 'react';
import {
  entriesContradicting,
  entriesRefused,
  listLost,
  memoryText,
  notChecked,
  notKept,
  testingText,
  tooManyCells,
  urlsTexts,
} from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { MOST_COLUMNS } from '../../../store/urls/most-columns';
import { useUrlsState } from '../../parts/urls/use-urls';
import { RulesSwitch, type UrlsSide } from './coverage/rules-switch';
import styles from './urls-foot.module.css';

/** Milliseconds of work after which progress is shown. */
const LONG = 300;

interface UrlsFootProps {
  readonly table: UrlsStatus;
  readonly side: UrlsSide;
  readonly onSide: (side: UrlsSide) => void;
}

/** Switches between URLs and rules, and shows progress and notes about the list. */
export function UrlsFoot({ table, side, onSide }: UrlsFootProps) {
  const crawlers = useUrlsState((state) => state.columns.length);
  const isSlow = useIsSlow(table.phase === 'working');
  const isLong = useUrlsState((state) => state.notKept === 'too-many-urls');
  const isTooMuch = table.phase === 'too-many-cells';
  const percent = table.all === 0 ? 100 : Math.floor((table.done / table.all) * 100);
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
          <progress className={styles['bar']} aria-label={urlsTexts.progress} value={percent} max={100} />
          {testingText(percent, table.all)}
        </p>
      )}
      <ListNotes table={table} />
      {isLong && <p>{memoryText(table.bytes)}</p>}
    </div>
  );
}

/** Returns whether work has lasted longer than `LONG`. */
function useIsSlow(isWorking: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return isSlow;
}

/**
 * Notes about the list: entries left out, expectations not checked, and whether it is saved. Always rendered,
 * so that screen readers announce changes.
 */
function ListNotes({ table: { expectedCrawlers } }: { readonly table: UrlsStatus }) {
  const columns = useUrlsState((state) => state.columns);
  const refused = useUrlsState((state) => state.refused);
  const unkept = useUrlsState((state) => state.notKept);
  const lost = useUrlsState((state) => state.lost);
  const areRequestersLost = useUrlsState((state) => state.areRequestersLost);
  const contradicting = useUrlsState((state) => state.contradicting);
  const shown = new Set(columns.flatMap(({ names }) => names));
  // No crawler has a column before the catalogue has loaded.
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
