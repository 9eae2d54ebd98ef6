import { andMore, ruleText, unmatchedNote } from '../../../messages';
import type { VerdictReport } from '../../../store';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import { memoByContent } from './memo-by-content';
import { MoreRows } from './more-rows';
import styles from './unmatched-rules.module.css';

interface UnmatchedRulesProps {
  readonly rules: VerdictReport['unmatched'];
  /** Number of all such rules, including those not listed yet. */
  readonly count: number;
}

/** Lists the rules in the selected groups that do not match. */
export const UnmatchedRules = memoByContent(function UnmatchedRules({ rules, count }: UnmatchedRulesProps) {
  const more = count - rules.length;
  return (
    <>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.line} className={styles['row']}>
            <LineLink line={rule.line} />
            <span>
              <code>{ruleText(rule)}</code>{' '}
              <span className={styles['form']}>
                <RichText text={unmatchedNote(rule) ?? []} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <MoreRows list="unmatched" text={andMore(more, 'rule')} />}
    </>
  );
});
