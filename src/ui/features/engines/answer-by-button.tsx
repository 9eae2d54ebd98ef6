import { enginesTexts } from '../../../messages';
import type { EngineRow } from '../../parts/answer/use-comparison';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { useActions } from '../../parts/tester-context';
import styles from './answer-by-button.module.css';

interface AnswerByButtonProps {
  readonly dialect: EngineRow['dialect'];
  /** True for the reader that answers now. */
  readonly isBase: boolean;
}

/** Makes a reader the one that answers. Of that one the same element says so, so that the focus stays where it was. */
export function AnswerByButton({ dialect, isBase }: AnswerByButtonProps) {
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
