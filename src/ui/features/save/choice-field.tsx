import { type ReactNode, useId } from 'react';
import styles from './save-dialog.module.css';

interface ChoiceFieldProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  onChoose(value: Value): void;
  /** What the choice means. */
  readonly children: ReactNode;
}

/** One of a few things, under a title. */
export function ChoiceField<Value extends string>({
  title,
  choices,
  value,
  onChoose,
  children,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['field']} aria-describedby={`${id}-hint`}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['choices']}>
        {choices.map(([choice, label]) => (
          <label key={choice} className={styles['choice']}>
            <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(choice)} />
            {label}
          </label>
        ))}
      </div>
      <div id={`${id}-hint`} className={styles['hint']}>
        {children}
      </div>
    </fieldset>
  );
}
