import { useEffect, useState } from 'react';
import { memoryText, testedPercent, testingText, tooManyCells, urlsTexts } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { useUrlsState } from '../../parts/urls/use-urls';
import { RulesSwitch, type UrlsSide } from './coverage/rules-switch';
import { ListNotes } from './list-notes';
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
  const takesLong = useTakesLong(table.phase === 'working');
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
      {takesLong && (
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
function useTakesLong(isWorking: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWorking) return setTakesLong(false);
    const timer = setTimeout(() => setTakesLong(true), LONG);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return takesLong;
}
