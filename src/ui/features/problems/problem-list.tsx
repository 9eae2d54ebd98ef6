import { type ReactNode, useState } from 'react';
import {
  guessesTitle,
  noProblemFound,
  problemsFound,
  problemsTexts,
  type ShownProblems,
  simplifyTexts,
  tidyTitle,
  tipsTitle,
} from '../../../messages';
import type { KindOfFinding, LintReport } from '../../../store';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { useTester } from '../../parts/tester-context';
import { FoundStatus } from '../../parts/text/found-status';
import { useFindingActions } from './finding-actions';
import { FEW, FIRST, KindGroup } from './kind-group';
import { rowsAtHand } from './kind-rows';
import { NO_FILTER, type ProblemFilter } from './problem-filter';
import styles from './problem-list.module.css';
import { kindKey } from './severity-of';
import { useKindRows } from './use-kind-rows';
import { useMatchingRows } from './use-matching-rows';
import { useProblemsState } from './use-problems';
import { isSameKind } from './use-requested-kind';

interface ProblemListProps {
  readonly report: LintReport;
  readonly filter: ProblemFilter;
  readonly onFilter: (filter: ProblemFilter) => void;
}

/** Lists the findings that match a filter by kind, the worst first. Tips, guesses and tidy findings are in separate, folded sections. */
export function ProblemList({ report, filter, onFilter }: ProblemListProps) {
  const matching = useMatchingRows(report, filter);
  const { show, query } = filter;
  const { counts, guesses } = report;
  const total = counts.error + counts.warning + counts.note;
  const left = matching?.found ?? (show === 'all' ? total : counts[show]);
  /** Findings of a folded section that are shown: all, or those that match the search. */
  const countIn = (section: 'note' | 'guess' | 'tidy'): number => {
    if (matching === null) return section === 'guess' ? guesses : counts[section];
    return report.kinds
      .filter((kind) => sectionOf(kind) === section)
      .reduce((sum, kind) => sum + (matching.byKind.get(kindKey(kind))?.length ?? 0), 0);
  };
  const [tips, shownGuesses, tidy] = [countIn('note'), countIn('guess'), countIn('tidy')];
  const elements = (section: ReturnType<typeof sectionOf>) =>
    report.kinds
      .filter((kind) => sectionOf(kind) === section)
      .map((kind) => {
        if (matching === null)
          return <RequestedKind key={kind.rule} report={report} kind={kind} show={show} />;
        const rows = matching.byKind.get(kindKey(kind));
        return rows && <KindGroup key={kind.rule} kind={kind} found={rowsAtHand(rows)} isFiltered />;
      });
  const requested = useProblemsState((state) => state.requestedKind);
  const requestedKind = report.kinds.find((kind) => isSameKind(kind, requested));
  const requestedSection = requestedKind && sectionOf(requestedKind);
  const isSearched = matching !== null;
  const isDone = matching?.isDone ?? true;
  const isFiltered = show !== 'all' || query.trim() !== '';
  return (
    <>
      {report.missesEffects && <p className={styles['limit']}>{problemsTexts.missesEffects}</p>}
      <FoundStatus
        label={problemsTexts.found}
        sentence={isFiltered && isDone ? problemsFound(left, total) : ''}
        filter={filter}
      />
      {!isDone && <p className={styles['empty']}>{problemsTexts.searching}</p>}
      {isDone && left === 0 && isFiltered && !(show === 'all' && shownGuesses + tidy > 0) && (
        <p className={styles['empty']}>
          {noProblemFound(show, query.trim())}{' '}
          <button type="button" className={link['link']} onClick={() => onFilter(NO_FILTER)}>
            {problemsTexts.clearFilter}
          </button>
        </p>
      )}
      {show !== 'note' && (
        <ul className={styles['list']} aria-label={problemsTexts.list}>
          {elements('problem')}
        </ul>
      )}
      {(show === 'all' || show === 'note') && tips > 0 && (
        <FoldedFindings
          title={tipsTitle(tips)}
          label={problemsTexts.tips}
          mustOpen={isSearched || show === 'note'}
          isRequested={requestedSection === 'note'}
        >
          {elements('note')}
        </FoldedFindings>
      )}
      {show === 'all' && shownGuesses > 0 && (
        <FoldedFindings
          title={guessesTitle(shownGuesses)}
          about={problemsTexts.guessesAbout}
          label={problemsTexts.guesses}
          mustOpen={isSearched}
          isRequested={requestedSection === 'guess'}
        >
          {elements('guess')}
        </FoldedFindings>
      )}
      {show === 'all' && (
        <TidyFindings
          report={report}
          count={tidy}
          isSearched={isSearched}
          isRequested={requestedSection === 'tidy'}
        >
          {elements('tidy')}
        </TidyFindings>
      )}
    </>
  );
}

interface TidyFindingsProps {
  readonly report: LintReport;
  readonly count: number;
  readonly isSearched: boolean;
  readonly isRequested: boolean;
  /** The kinds. */
  readonly children: ReactNode;
}

/** Tidy findings with the buttons that tidy the file up; without findings, the one that simplifies its rules. */
function TidyFindings({ report, count, isSearched, isRequested, children }: TidyFindingsProps) {
  const hasRules = useTester(({ report: answer }) => (answer?.file.rules ?? 0) > 0);
  const { changes } = useFindingActions();
  const isEmpty = count === 0;
  if (isEmpty && (!changes || !hasRules || isSearched)) return null;
  return (
    <FoldedFindings
      title={isEmpty ? problemsTexts.tidy : tidyTitle(count)}
      about={isEmpty ? simplifyTexts.about : problemsTexts.tidyAbout}
      label={problemsTexts.tidy}
      mustOpen={isEmpty || isSearched}
      isRequested={isRequested}
      buttons={
        changes && (
          <>
            {report.kinds.some(isTidiable) && (
              <Button outlined small onClick={() => changes.preview({ kind: 'tidy' })}>
                {problemsTexts.tidyAll}
              </Button>
            )}
            {hasRules && (
              <Button outlined small title={simplifyTexts.about} onClick={changes.simplify}>
                {simplifyTexts.simplify}
              </Button>
            )}
          </>
        )
      }
    >
      {isEmpty ? null : children}
    </FoldedFindings>
  );
}

/** Section of the list that shows a kind. */
function sectionOf(kind: KindOfFinding): 'problem' | 'note' | 'guess' | 'tidy' {
  if (kind.isHeuristic) return 'guess';
  return kind.severity === 'error' || kind.severity === 'warning' ? 'problem' : kind.severity;
}

/** Returns whether "Tidy up all" may fix findings of a kind. */
function isTidiable({ severity, fix }: KindOfFinding): boolean {
  return severity === 'tidy' && (fix === 'neutral' || fix === 'evident');
}

interface RequestedKindProps {
  readonly report: LintReport;
  readonly kind: KindOfFinding;
  readonly show: ShownProblems;
}

/** A kind whose findings are requested as they are shown. */
function RequestedKind({ report, kind, show }: RequestedKindProps) {
  const [isOpened, setOpened] = useState(false);
  const found = useKindRows(report, kind, show, isOpened ? FIRST : FEW);
  if (found === null || found.total === 0) return null;
  return <KindGroup kind={kind} found={found} isFiltered={show !== 'all'} onOpen={() => setOpened(true)} />;
}

interface FoldedFindingsProps {
  readonly title: string;
  readonly about?: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** Shows the section open and without a toggle, so that a filter doesn't hide what it found. */
  readonly mustOpen: boolean;
  /** Opens the section, because another part of the page requests one of its findings. */
  readonly isRequested: boolean;
  /** Buttons beside the title, shown even while the section is folded. */
  readonly buttons?: ReactNode;
  /** The kinds; null if there are none. */
  readonly children: ReactNode;
}

/** Findings that don't count as problems, folded by default. */
function FoldedFindings({
  title,
  about,
  label,
  mustOpen,
  isRequested,
  buttons,
  children,
}: FoldedFindingsProps) {
  const [isOpened, setOpened] = useState(false);
  if (isRequested && !isOpened) setOpened(true);
  const isOpen = isOpened || mustOpen;
  return (
    <section className={styles['folded']}>
      <div className={styles['head']}>
        <h3>
          {mustOpen ? (
            title
          ) : (
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={isOpen}
              onClick={() => setOpened(!isOpen)}
            >
              {title}
              <Icon name={isOpen ? 'down' : 'right'} />
            </button>
          )}
        </h3>
        {buttons && <div className={styles['buttons']}>{buttons}</div>}
      </div>
      {about !== undefined && <p className={styles['about']}>{about}</p>}
      {isOpen && children !== null && <ul aria-label={label}>{children}</ul>}
    </section>
  );
}
