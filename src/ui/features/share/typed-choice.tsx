import { useId, useState } from 'react';
import styles from './embed-dialog.module.css';

interface TypedChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly unit?: string;
  /** `text` for values that a numeric keypad can't type. */
  readonly inputMode?: 'numeric' | 'text';
  /** Returns what is wrong with the typed text; null for a valid value. */
  problemOf(typed: string): string | null;
  /** Called with each valid value. */
  onChoose(value: string): void;
}

/** Field for a number or a list of numbers. Shows a warning for other input without calling `onChoose`. */
export function TypedChoice({
  label,
  value,
  placeholder,
  unit,
  inputMode = 'numeric',
  problemOf,
  onChoose,
}: TypedChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const problem = problemOf(typed);
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['box']}>
        <input
          id={id}
          className={styles['number']}
          inputMode={inputMode}
          autoComplete="off"
          value={typed}
          placeholder={placeholder}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-hint`}
          onChange={({ target }) => {
            setTyped(target.value);
            if (problemOf(target.value) === null) onChoose(target.value);
          }}
        />
        {unit}
      </span>
      {problem !== null && (
        <p id={`${id}-hint`} className={styles['warning']}>
          {problem}
        </p>
      )}
    </div>
  );
}
