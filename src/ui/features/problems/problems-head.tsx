import { fixSafely, noProblems, problemCounts, problemsTexts } from '../../../messages';
import type { LintReport } from '../../../store';
import { Button } from '../../parts/controls/button';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { SearchField } from '../../parts/controls/search-field';
import { useTester } from '../../parts/tester-context';
import { ExportMenu } from './export-menu';
import { useMendingOf } from './mending';
import type { ProblemFilter } from './problem-filter';
import styles from './problems-head.module.css';

/** Maximum number of findings for which no filter is shown. */
const FEW = 5;

const CHOICES = ['all', 'error', 'warning', 'note'] as const;

interface ProblemsHeadProps {
  readonly report: LintReport;
  readonly filter: ProblemFilter;
  readonly onFilter: (filter: ProblemFilter) => void;
}

/** Heading with counts, actions on all findings, and the filter. */
export function ProblemsHead({ report, filter, onFilter }: ProblemsHeadProps) {
  const { counts, guesses, safelyFixable } = report;
  const lines = useTester((state) => state.report?.file.lines ?? null);
  const mending = useMendingOf();
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
        <div className={styles['actions']}>
          <FormatButton />
        </div>
      </div>
    );
  return (
    <div className={styles['head']}>
      <h2 className={styles['summary']} data-head tabIndex={-1}>
        {problems === '' ? noProblems(lines) : <b>{problems}</b>}
      </h2>
      <div className={styles['actions']}>
        {safelyFixable > 0 && (
          <Button outlined small onClick={() => mending.preview({ kind: 'safe' })}>
            {fixSafely(safelyFixable)}
          </Button>
        )}
        <FormatButton />
        <ExportMenu />
      </div>
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

/** Button that formats the text. */
function FormatButton() {
  const mending = useMendingOf();
  return (
    <Button small title={problemsTexts.formatHint} onClick={mending.format}>
      {problemsTexts.format}
    </Button>
  );
}
