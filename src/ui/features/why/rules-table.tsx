import { andMore, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';
import { memoByContent } from './memo-by-content';
import { MoreRows } from './more-rows';
import { RuleRow } from './rule-row';
import styles from './rules-table.module.css';

interface RulesTableProps {
  readonly candidates: VerdictReport['candidates'];
  /** Number of all candidates, including those not listed yet. */
  readonly count: number;
  /** The beginning of the tested path. */
  readonly path: string;
  readonly isPathCut: boolean;
}

/** Table of the matching rules, the winner first. */
export const RulesTable = memoByContent(function RulesTable({
  candidates,
  count,
  path,
  isPathCut,
}: RulesTableProps) {
  const { columns } = whyTexts;
  const more = count - candidates.length;
  return (
    <>
      <table className={styles['table']} aria-label={whyTexts.rules}>
        <thead>
          <tr>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.path}</th>
            <th scope="col">{columns.length}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <RuleRow key={candidate.line} candidate={candidate} path={path} isPathCut={isPathCut} />
          ))}
        </tbody>
      </table>
      {more > 0 && <MoreRows list="candidates" text={andMore(more, 'rule')} />}
    </>
  );
});
