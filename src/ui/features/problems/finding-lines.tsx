import { lineName, lineRange, problemsTexts } from '../../../messages';
import type { FindingRow } from '../../../store';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './finding-lines.module.css';
import { JumpLink } from './jump-link';
import { lineRanges } from './line-ranges';

/** Ranges that are named. */
const MOST_RANGES = 3;

/** Where a finding is: links to its lines. */
export function FindingLines({ row }: { readonly row: FindingRow }) {
  if (row.line === 0 && row.related.length === 0)
    return <span className={styles['whole']}>{problemsTexts.wholeFile}</span>;
  const ranges = lineRanges(row.line === 0 ? row.related : [row.line, ...row.related]);
  const [only] = ranges;
  if (ranges.length === 1 && only && only[0] === only[1])
    return (
      <span className={styles['lines']}>
        <JumpLink row={row} line={only[0]}>
          {lineName(only[0])}
        </JumpLink>
      </span>
    );
  return (
    <span className={styles['lines']}>
      {ranges.slice(0, MOST_RANGES).map((range, index) => (
        <span key={range[0]}>
          {index > 0 && ', '}
          <JumpLink row={row} line={range[0]}>
            {index === 0 ? `${problemsTexts.lines} ` : <HiddenText>{problemsTexts.lines} </HiddenText>}
            {lineRange(range)}
          </JumpLink>
        </span>
      ))}
      {ranges.length > MOST_RANGES && ' …'}
    </span>
  );
}
