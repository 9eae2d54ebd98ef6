import { useId, useState } from 'react';
import { numberRange } from '../../../messages';
import styles from './embed-dialog.module.css';

interface NumberChoiceProps {
  readonly label: string;
  readonly range: readonly [from: number, to: number];
  readonly value: number | null;
  /** Shown while the field is empty. Undefined if a number is required. */
  readonly placeholder: string | undefined;
  readonly unit: string;
  /** Called with each number in the range, and with null for an empty field. */
  onChoose(value: number | null): void;
}

/**
 * Field for a whole number in a range. Shows a warning for other input without calling `onChoose`. Emptying
 * the field calls `onChoose(null)`, with a warning if a number is required.
 */
export function NumberChoice({ label, range, value, placeholder, unit, onChoose }: NumberChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value ?? ''));
  const isProblem = !(isInRange(typed, range) || (typed === '' && placeholder !== undefined));
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['box']}>
        <input
          id={id}
          className={styles['number']}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          placeholder={placeholder}
          aria-invalid={isProblem}
          aria-describedby={isProblem ? `${id}-hint` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isInRange(target.value, range)) onChoose(Number(target.value));
            else if (target.value === '') onChoose(null);
          }}
        />
        {unit}
      </span>
      {isProblem && (
        <p id={`${id}-hint`} className={styles['warning']}>
          {numberRange(...range)}
        </p>
      )}
    </div>
  );
}

function isInRange(typed: string, [from, to]: readonly [from: number, to: number]): boolean {
  return /^\d{1,9}$/.test(typed) && Number(typed) >= from && Number(typed) <= to;
}
