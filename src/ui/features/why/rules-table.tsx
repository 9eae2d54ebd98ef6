import { andMore, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';
import { MoreRows } from './more-rows';
import { RuleRow } from './rule-row';
import styles from './rules-table.module.css';

/** Table of the matching rules, the winner first. */
export function RulesTable({ verdict }: { readonly verdict: VerdictReport }) {
  const { columns } = whyTexts;
  const more = verdict.candidateCount - verdict.candidates.length;
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
          {verdict.candidates.map((candidate) => (
            <RuleRow
              key={candidate.line}
              candidate={candidate}
              path={verdict.path}
              isPathCut={verdict.pathLength > verdict.path.length}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && <MoreRows list="candidates" text={andMore(more, 'rule')} />}
    </>
  );
}
