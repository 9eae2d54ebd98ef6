import { useMemo } from 'react';
import type { TextSnapshot } from '../../../store';
import { classNames } from '../../parts/class-names';
import styles from './first-lines.module.css';

/** More than a screen shows. */
const LINES = 200;
const UNITS_PER_LINE = 2_000;

interface FirstLinesProps {
  readonly text: TextSnapshot;
  readonly wrap: boolean;
}

/** The first screen of the text, read-only, in the place of an editor that is not there yet. */
export function FirstLines({ text, wrap }: FirstLinesProps) {
  const lines = useMemo(
    () =>
      text
        .toString()
        .slice(0, LINES * UNITS_PER_LINE)
        .split('\n', LINES),
    [text],
  );
  return (
    <div className={classNames(styles['lines'], !wrap && styles['unwrapped'])}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number
        <div key={index} className={styles['line']}>
          <span className={styles['number']} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles['text']}>{line.slice(0, UNITS_PER_LINE)}</span>
        </div>
      ))}
    </div>
  );
}
