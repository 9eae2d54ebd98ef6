import { type ReactNode, useState } from 'react';
import {
  hintsTitle,
  noProblemFound,
  problemsFound,
  problemsTexts,
  type ShownProblems,
} from '../../../messages';
import type { KindOfFinding, LintReport } from '../../../store';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { FoundStatus } from '../../parts/text/found-status';
import { FEW, FIRST, KindGroup } from './kind-group';
import { rowsAtHand } from './kind-rows';
import { NO_FILTER, type ProblemFilter } from './problem-filter';
import styles from './problem-list.module.css';
import { useKindRows } from './use-kind-rows';
import { useMatchingRows } from './use-matching-rows';

interface ProblemListProps {
  readonly report: LintReport;
  readonly filter: ProblemFilter;
  readonly onFilter: (filter: ProblemFilter) => void;
}

/** The findings that a filter leaves, by their kinds, the worst first; guesses in a section of their own. */
export function ProblemList({ report, filter, onFilter }: ProblemListProps) {
  const matching = useMatchingRows(report, filter);
  const { show, query } = filter;
  const total = report.counts.error + report.counts.warning + report.counts.note;
  const left = matching?.found ?? (show === 'all' ? total : report.counts[show]);
  const elements = (isHeuristic: boolean) =>
    report.kinds
      .filter((kind) => kind.isHeuristic === isHeuristic)
      .map((kind) => {
        if (matching === null)
          return <RequestedKind key={kind.rule} report={report} kind={kind} show={show} />;
        const rows = matching.byRule.get(kind.rule);
        return rows && <KindGroup key={kind.rule} kind={kind} found={rowsAtHand(rows)} isFiltered />;
      });
  const isDone = matching?.isDone ?? true;
  const isFiltered = show !== 'all' || query.trim() !== '';
  const hasHints = show === 'all' && report.guesses > 0;
  return (
    <>
      <FoundStatus
        label={problemsTexts.found}
        sentence={isFiltered && isDone ? problemsFound(left, total) : ''}
        filter={filter}
      />
      {!isDone && <p className={styles['empty']}>{problemsTexts.searching}</p>}
      {isDone && left === 0 && isFiltered && (
        <p className={styles['empty']}>
          {noProblemFound(show, query.trim())}{' '}
          <button type="button" className={link['link']} onClick={() => onFilter(NO_FILTER)}>
            {problemsTexts.clearFilter}
          </button>
        </p>
      )}
      <ul className={styles['list']} aria-label={problemsTexts.list}>
        {elements(false)}
      </ul>
      {hasHints && (
        <Hints guesses={report.guesses} isSearched={matching !== null}>
          {elements(true)}
        </Hints>
      )}
    </>
  );
}

interface RequestedKindProps {
  readonly report: LintReport;
  readonly kind: KindOfFinding;
  readonly show: ShownProblems;
}

/** A kind whose findings are asked for as far as they are shown. */
function RequestedKind({ report, kind, show }: RequestedKindProps) {
  const [isOpened, setOpened] = useState(false);
  const found = useKindRows(report, kind, show, isOpened ? FIRST : FEW);
  if (found === null || found.total === 0) return null;
  return <KindGroup kind={kind} found={found} isFiltered={show !== 'all'} onOpen={() => setOpened(true)} />;
}

interface HintsProps {
  readonly guesses: number;
  /** While a search looks through them as well, they stand open. */
  readonly isSearched: boolean;
  readonly children: ReactNode;
}

/** Guesses about what is meant, folded away: they are no problems. */
function Hints({ guesses, isSearched, children }: HintsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isSearched;
  return (
    <section className={styles['hints']}>
      <h3>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {hintsTitle(guesses)}
          <Icon name={isOpen ? 'down' : 'right'} />
        </button>
      </h3>
      <p className={styles['about']}>{problemsTexts.hintsAbout}</p>
      {isOpen && <ul>{children}</ul>}
    </section>
  );
}
