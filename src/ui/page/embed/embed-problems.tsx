import { useMemo, useState } from 'react';
import type { LintReport } from '../../../store';
import { FileProblems } from '../../features/problems/file-problems';
import { FindingActionsContext } from '../../features/problems/finding-actions';
import { NO_FILTER } from '../../features/problems/problem-filter';
import { ProblemList } from '../../features/problems/problem-list';
import { ProblemsHead } from '../../features/problems/problems-head';
import { useFollow } from '../../features/problems/use-follow';
import { useTester } from '../../parts/tester-context';

/** The problems of the file. Offers no fixes, because their previews need more room than a frame has. */
export function EmbedProblems() {
  return <FileProblems Report={ProblemsReport} />;
}

function ProblemsReport({ report }: { readonly report: LintReport }) {
  const isBehind = useTester((state) => state.version !== report.version);
  const [filter, setFilter] = useState(NO_FILTER);
  const follow = useFollow(report, isBehind);
  const actions = useMemo(() => ({ changes: null, follow }), [follow]);
  return (
    <div data-version={report.version}>
      <FindingActionsContext value={actions}>
        <ProblemsHead report={report} filter={filter} onFilter={setFilter} Actions={null} />
        <ProblemList report={report} filter={filter} onFilter={setFilter} />
      </FindingActionsContext>
    </div>
  );
}
