import type { ComponentType } from 'react';
import { noProblems, problemCounts, problemsTexts } from '../../../messages';
import type { LintReport } from '../../../store';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { SearchField } from '../../parts/controls/search-field';
import { useTester } from '../../parts/tester-context';
import type { ProblemFilter } from './problem-filter';
import styles from './problems-head.module.css';

/** Maximum number of findings for which no filter is shown. */
const FEW = 5;

const CHOICES = ['all', 'error', 'warning', 'note'] as const;

interface ProblemsHeadProps {
  readonly report: LintReport;
  readonly filter: ProblemFilter;
  readonly onFilter: (filter: ProblemFilter) => void;
  /** Actions on all findings. Null if the page has none. */
  readonly Actions: ComponentType<HeadActionsProps> | null;
}

/** Properties of the actions on all findings. */
export interface HeadActionsProps {
  readonly report: LintReport;
  /** False if nothing is found. */
  readonly hasFindings: boolean;
}

/** Heading with counts, actions on all findings, and the filter. */
export function ProblemsHead({ report, filter, onFilter, Actions }: ProblemsHeadProps) {
  const { counts, guesses } = report;
  const lines = useTester((state) => state.report?.file.lines ?? null);
  const total = counts.error + counts.warning + counts.note;
  const numbers = { all: total, ...counts };
  const problems = problemCounts(counts);
  const isFiltered = filter.show !== 'all' || filter.query !== '';
  const listed = total + guesses + counts.tidy;
  if (listed === 0 && !isFiltered)
    return (
      <div className={styles['head']}>
        <h2 className={styles['summary']} data-head tabIndex={-1}>
          {noProblems(lines)}
        </h2>
        {Actions && <Actions report={report} hasFindings={false} />}
      </div>
    );
  return (
    <div className={styles['head']}>
      <h2 className={styles['summary']} data-head tabIndex={-1}>
        {problems === '' ? noProblems(lines) : <b>{problems}</b>}
      </h2>
      {Actions && <Actions report={report} hasFindings />}
      {(listed > FEW || isFiltered) && (
        <div className={styles['filter']}>
          <CountedChoices
            label={problemsTexts.show}
            choices={CHOICES.map((choice) => ({
              choice,
              name: problemsTexts.shown[choice],
              count: numbers[choice],
            }))}
            chosen={filter.show}
            onChoose={(show) => onFilter({ ...filter, show })}
          />
          <SearchField
            label={problemsTexts.find}
            query={filter.query}
            onQuery={(query) => onFilter({ ...filter, query })}
          />
        </div>
      )}
    </div>
  );
}
