import { type ReactNode, useId } from 'react';
import { Select } from '../../parts/controls/select';
import styles from './embed-dialog.module.css';

interface SelectChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  onChoose(value: Value): void;
  /** Explains the choice if its name is not enough. */
  readonly children?: ReactNode;
}

/** A select with its label. */
export function SelectChoice<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  children,
}: SelectChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        aria-describedby={children === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </Select>
      {children !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {children}
        </p>
      )}
    </div>
  );
}
