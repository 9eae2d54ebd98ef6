import { useId } from 'react';
import { problemsTexts, type ShownProblems } from '../../messages';
import type { LintReport } from '../../store';
import { HiddenText } from '../parts/hidden-text';
import styles from './severity-filter.module.css';

interface SeverityFilterProps {
  readonly counts: LintReport['counts'];
  readonly show: ShownProblems;
  readonly onShow: (show: ShownProblems) => void;
}

const CHOICES: readonly ShownProblems[] = ['all', 'error', 'warning', 'note'];

/** Which problems are shown, with how many that are. */
export function SeverityFilter({ counts, show, onShow }: SeverityFilterProps) {
  const name = useId();
  const numbers = { all: counts.error + counts.warning + counts.note, ...counts };
  return (
    <fieldset className={styles['filter']}>
      <legend>
        <HiddenText>{problemsTexts.show}</HiddenText>
      </legend>
      {CHOICES.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input type="radio" name={name} checked={choice === show} onChange={() => onShow(choice)} />
          {problemsTexts.shown[choice]}{' '}
          <span className={styles['number']}>{numbers[choice].toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
