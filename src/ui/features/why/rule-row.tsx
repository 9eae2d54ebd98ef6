import { ruleForm, ruleText, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import { MatchedPath } from './matched-path';
import styles from './rule-row.module.css';

type Candidate = VerdictReport['candidates'][number];

interface RuleRowProps {
  readonly candidate: Candidate;
  readonly path: string;
  readonly isPathCut: boolean;
}

/** A matching rule: whether it wins, its line, and the part of the path that it matches. */
export function RuleRow({ candidate, path, isPathCut }: RuleRowProps) {
  const { rule, line, specificity, effectivePattern, spans, lostBecause } = candidate;
  const isWinner = lostBecause === null;
  const effect = effectOf(candidate);
  const form = ruleForm(rule, effectivePattern);
  return (
    <tr className={classNames(styles['row'], isWinner && styles['won'], effect !== null && styles[effect])}>
      <td className={styles['outcome']}>
        <Icon name={iconOf(effect, isWinner)} />
        {isWinner ? whyTexts.wins : whyTexts.matches}
      </td>
      <td className={styles['line']}>
        <LineLink line={line} />
      </td>
      <td className={styles['rule']}>
        <code>{ruleText(rule)}</code>
        {form !== null && (
          <span className={styles['form']}>
            <RichText text={form} />
          </span>
        )}
      </td>
      <td className={styles['path']}>
        <MatchedPath path={path} isPathCut={isPathCut} spans={spans} winner={isWinner ? effect : null} />
      </td>
      <td className={styles['length']}>
        <span className={styles['number']}>{whyTexts.length(specificity)}</span>
        <span className={styles['word']}>{whyTexts.lengthAlone(specificity)}</span>
      </td>
    </tr>
  );
}

/**
 * Returns the effect of a rule on the URL. A rule without a path allows the URL if it wins, and has no effect
 * if it loses.
 */
function effectOf({ rule, lostBecause }: Candidate): 'allow' | 'disallow' | null {
  if (rule.pattern !== '') return rule.type;
  return lostBecause === null ? 'allow' : null;
}

function iconOf(effect: ReturnType<typeof effectOf>, isWinner: boolean): IconName {
  switch (effect) {
    case 'allow':
      return isWinner ? 'allowed' : 'allowedOutline';
    case 'disallow':
      return isWinner ? 'blocked' : 'blockedOutline';
    case null:
      return 'noEffect';
  }
}
