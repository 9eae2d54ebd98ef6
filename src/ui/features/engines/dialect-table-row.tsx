import {
  comparedText,
  dialectName,
  dialectTexts,
  enginesTexts,
  verdictGround,
  verdictWord,
  whyItDiffers,
} from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import type { DialectRow } from '../../parts/answer/use-comparison';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
import { useActions } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './dialect-table-row.module.css';
import { SourceLink } from './source-link';

interface DialectTableRowProps {
  readonly dialect: DialectRow['dialect'];
  /** Null while its verdict is pending. */
  readonly row: DialectRow | null;
  /** True for the active dialect. */
  readonly isBase: boolean;
  readonly crawler: string;
}

/** A dialect with its verdict and the difference from the answer. */
export function DialectTableRow({ dialect, row, isBase, crawler }: DialectTableRowProps) {
  const differs = row?.differs ?? null;
  return (
    <tr
      className={classNames(
        styles['row'],
        isBase && styles['base'],
        differs === 'outcome' && styles['differs'],
        row !== null && styles[row.judgement.outcome],
      )}
      data-reader={dialect}
      data-differs={differs ?? undefined}
    >
      <th scope="row" className={styles['reader']}>
        {dialectName(dialect)}
        <span className={styles['about']}>{dialectTexts[dialect].about}</span>
      </th>
      <td className={styles['verdict']}>
        {row === null ? (
          <span className={styles['quiet']}>{enginesTexts.pending}</span>
        ) : (
          <>
            <span className={styles['word']}>
              <Icon name={outcomeIcon(row.judgement.outcome)} />
              {verdictWord(row)}
            </span>
            <span className={styles['ground']}>
              <RichText text={verdictGround(row, crawler)} />
            </span>
          </>
        )}
      </td>
      <td className={styles['compared']}>
        {isBase && <p className={styles['quiet']}>{enginesTexts.isBase}</p>}
        {!isBase && row !== null && (
          <>
            <p className={styles['quiet']}>
              {differs === 'outcome' && (
                <span className={styles['sign']} aria-hidden="true">
                  ≠
                </span>
              )}
              <RichText text={comparedText(row)} />
            </p>
            <WhyItDiffers row={row} />
          </>
        )}
      </td>
      <td className={styles['action']}>
        <AnswerByButton dialect={dialect} isBase={isBase} />
      </td>
    </tr>
  );
}

/** Explains why a dialect decides differently, or by another line, with the source. */
function WhyItDiffers({ row }: { readonly row: DialectRow }) {
  const why = whyItDiffers(row);
  if (why === null) return null;
  return (
    <p className={styles['why']}>
      {why.text}{' '}
      {why.isAssumed ? enginesTexts.assumption : <SourceLink source={dialectTexts[row.dialect].source} />}
    </p>
  );
}

interface AnswerByButtonProps {
  readonly dialect: DialectRow['dialect'];
  /** True for the active dialect. */
  readonly isBase: boolean;
}

/** Selects a dialect. The same element marks the active one, so that the focus stays in place. */
function AnswerByButton({ dialect, isBase }: AnswerByButtonProps) {
  const actions = useActions();
  const text = isBase ? enginesTexts.answersNow : enginesTexts.answerBy;
  return (
    <button
      type="button"
      className={
        isBase
          ? styles['now']
          : classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined'])
      }
      aria-label={enginesTexts.ofReader(text, dialect)}
      aria-disabled={isBase}
      tabIndex={isBase ? -1 : undefined}
      onClick={() => isBase || actions.setDialect(dialect)}
    >
      {text}
    </button>
  );
}
