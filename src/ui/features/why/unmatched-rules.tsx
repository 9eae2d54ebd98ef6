import { andMore, ruleText, unmatchedHeading, unmatchedNote } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import { MoreRows } from './more-rows';
import styles from './unmatched-rules.module.css';

/** The rules of the selected groups that do not match, folded away. */
export function UnmatchedRules({ verdict }: { readonly verdict: VerdictReport }) {
  const more = verdict.unmatchedCount - verdict.unmatched.length;
  return (
    <details className={styles['rules']}>
      <summary>{unmatchedHeading(verdict.unmatchedCount)}</summary>
      <ul>
        {verdict.unmatched.map((rule) => (
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
    </details>
  );
}
