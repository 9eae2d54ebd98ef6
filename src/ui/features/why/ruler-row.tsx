import { barLabel, ruleForm, ruleText, whyTexts } from '../../../messages';
import type { VerdictReport } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import { HiddenText } from '../../parts/text/hidden-text';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import { barOf, endsAtEnd, type RulerCell, reachOf } from './ruler';
import styles from './ruler-row.module.css';

type Candidate = VerdictReport['candidates'][number];

interface RulerRowProps {
  readonly candidate: Candidate;
  readonly cells: readonly RulerCell[];
  readonly path: string;
}

/** A matching rule: the part of the path that it matches, the rule, its line and its length. */
export function RulerRow({ candidate, cells, path }: RulerRowProps) {
  const { rule, line, specificity, effectivePattern, spans, lostBecause } = candidate;
  const isWinner = lostBecause === null;
  const effect = effectOf(candidate);
  const form = ruleForm(rule, effectivePattern);
  const { reached, stars } = reachOf(path, spans);
  return (
    <li className={classNames(styles['row'], isWinner && styles['won'], effect !== null && styles[effect])}>
      {/* Text, because Orca skips an image whose content has no text. */}
      <HiddenText>{barLabel(reached, stars)}: </HiddenText>
      <span className={styles['bar']} aria-hidden="true">
        {barOf(cells, spans).map(({ kind, from, text, isBroken }) => (
          <span
            key={from}
            className={classNames(styles[kind], isBroken && styles['broken'])}
            data-text={text}
          />
        ))}
        {endsAtEnd(candidate, path) && <span className={styles['end']} />}
      </span>
      <span className={styles['rule']}>
        <Icon name={iconOf(effect, isWinner)} />
        <span>
          <code>{ruleText(rule)}</code>
          {form !== null && (
            <span className={styles['form']}>
              <RichText text={form} />
            </span>
          )}
        </span>
      </span>
      <span className={styles['line']}>
        <LineLink line={line} />
      </span>
      <span className={styles['length']}>
        {/* In one piece, because screen readers would read the hidden and the visible words apart. */}
        <HiddenText>
          {whyTexts.columns.length} {whyTexts.length(specificity)}
          {isWinner && `, ${whyTexts.wins}`}
        </HiddenText>
        <span aria-hidden="true">
          {whyTexts.length(specificity)}
          {isWinner && ` ${whyTexts.wins}`}
        </span>
      </span>
    </li>
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
