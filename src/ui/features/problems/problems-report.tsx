import { useRef, useState } from 'react';
import type { FixChoice, LintReport } from '../../../store';
import { useTester } from '../../parts/tester-context';
import { FixDialog } from './fix-dialog';
import { FixStatus } from './fix-status';
import { MendingContext } from './mending';
import { NO_FILTER } from './problem-filter';
import { ProblemList } from './problem-list';
import { ProblemsHead } from './problems-head';
import styles from './problems-report.module.css';
import { useMending } from './use-mending';

/** The findings of a report: counted, filtered, listed, mended. */
export function ProblemsReport({ report }: { readonly report: LintReport }) {
  const panel = useRef<HTMLDivElement>(null);
  const isBehind = useTester((state) => state.version !== report.version);
  const [filter, setFilter] = useState(NO_FILTER);
  const [choice, setChoice] = useState<FixChoice | null>(null);
  const { mending, notice, say, keepFocus } = useMending(panel, report, isBehind, setChoice);
  return (
    <div ref={panel} data-version={report.version}>
      <MendingContext value={mending}>
        <ProblemsHead report={report} filter={filter} onFilter={setFilter} />
        <FixStatus notice={notice} onSay={say} />
        <div className={isBehind ? styles['behind'] : undefined}>
          <ProblemList report={report} filter={filter} onFilter={setFilter} />
        </div>
      </MendingContext>
      {choice && (
        <FixDialog choice={choice} onSay={say} onApply={keepFocus} onClose={() => setChoice(null)} />
      )}
    </div>
  );
}
