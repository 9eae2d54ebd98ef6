import { type CSSProperties, useState } from 'react';
import { andMore, moreMatches, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../../store';
import link from '../../parts/controls/link.module.css';
import { memoByContent } from './memo-by-content';
import { MoreRows } from './more-rows';
import styles from './path-ruler.module.css';
import { rulerCells } from './ruler';
import { RulerRow } from './ruler-row';

/** Rows shown before someone asks for all. */
const MOST_ROWS = 6;

interface PathRulerProps {
  readonly candidates: VerdictReport['candidates'];
  /** Number of all candidates, including those not listed yet. */
  readonly count: number;
  /** The beginning of the tested path. */
  readonly path: string;
  readonly isPathCut: boolean;
}

/** The path, and below it a bar for each matching rule, the winner first. */
export const PathRuler = memoByContent(function PathRuler({
  candidates,
  count,
  path,
  isPathCut,
}: PathRulerProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? candidates : candidates.slice(0, MOST_ROWS);
  const cells = rulerCells(path, isPathCut, shown);
  const length = cells.reduce((sum, { text }) => sum + text.length, 0);
  const reached = candidates[0]?.spans.at(-1)?.to ?? 0;
  const { columns } = whyTexts;
  const more = count - shown.length;
  return (
    <div
      className={styles['ruler']}
      data-long={length > LONGEST_BESIDE || undefined}
      style={{ '--length': length, '--size': sizeOf(length) } as CSSProperties}
    >
      <div className={styles['head']} aria-hidden="true">
        <span className={styles['path']} translate="no">
          {cells.map(({ from, to, text }) =>
            to <= reached && from < reached ? <b key={from}>{text}</b> : <span key={from}>{text}</span>,
          )}
        </span>
        <span>{columns.rule}</span>
        <span>{columns.line}</span>
        <span>{columns.length}</span>
      </div>
      <ul className={styles['rows']} aria-label={whyTexts.rules}>
        {shown.map((candidate) => (
          <RulerRow key={candidate.line} candidate={candidate} cells={cells} path={path} />
        ))}
      </ul>
      {!isWhole && more > 0 && (
        <button
          type="button"
          className={`${link['link']} ${styles['more']}`}
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves to the row above it.
            const links = currentTarget.previousElementSibling?.querySelectorAll('a');
            links?.item(links.length - 1).focus();
            setWhole(true);
          }}
        >
          {moreMatches(more, areShorter(candidates.slice(MOST_ROWS)))}
        </button>
      )}
      {isWhole && more > 0 && <MoreRows list="candidates" text={andMore(more, 'rule')} />}
    </div>
  );
});

function areShorter(candidates: VerdictReport['candidates']): boolean {
  return candidates.every(({ lostBecause }) => lostBecause === 'shorter-pattern');
}

/** Longest path with room for rules beside it, in UTF-16 units. */
const LONGEST_BESIDE = 40;

/** Font size of a path in rem: the longer the smaller. */
function sizeOf(length: number): number {
  if (length <= 26) return 1.125;
  return length <= 36 ? 0.9375 : 0.8125;
}
